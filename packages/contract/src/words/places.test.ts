import { expect, test } from 'vitest'
import { countries, guessCountry } from './places.ts'

test('the country is guessed from the first language that names one', () => {
  expect(guessCountry(['en', 'en-GB'])).toBe('GB')
  expect(guessCountry(['de-AT', 'en-US'])).toBe('EU')
  expect(guessCountry(['pt-BR'])).toBe('')
})

test('every address is https, a mail address or a telephone number', () => {
  const addresses = countries.flatMap((country) => country.places.flatMap((place) => place.href ?? []))
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((href) => !/^(?:https:\/\/|mailto:|tel:\d+$)/.test(href))).toEqual([])
})
