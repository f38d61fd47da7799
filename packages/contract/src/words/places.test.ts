import { expect, test } from 'vitest'
import { helplines } from './helplines.ts'
import { countries, guessCountry } from './places.ts'

test('the country is guessed from the first language that names one, else from the first language', () => {
  expect(guessCountry(['en', 'en-GB'])).toBe('GB')
  expect(guessCountry(['de-AT', 'en-US'])).toBe('EU')
  expect(guessCountry(['de-DE'])).toBe('DE')
  expect(guessCountry(['pt-BR'])).toBe('')
  expect(guessCountry(['nl'])).toBe('NL')
  expect(guessCountry(['en'])).toBe('US')
  expect(guessCountry(['not a language'])).toBe('')
  expect(guessCountry([])).toBe('')
})

test('every address is https or a mail address', () => {
  const addresses = countries.flatMap((country) => country.places.flatMap((place) => place.href ?? []))
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((href) => !/^(?:https:\/\/|mailto:)/.test(href))).toEqual([])
})

test('every number can be dialled, has a source, and belongs to a country that can be chosen', () => {
  for (const { number, dial, source, country } of helplines) {
    expect(dial, `at ${number}`).toMatch(/^\+?\d{3,15}$/)
    expect(
      dial.replace(/^\+1?/, '').endsWith(number.replaceAll(/\D/g, '').replace(/^1(?=8)/, '')),
      `at ${number}`,
    ).toBe(true)
    expect(source.length, `at ${number}`).toBeGreaterThan(5)
    expect(
      countries.some(({ id }) => id === country),
      `at ${number}`,
    ).toBe(true)
  }
  expect(countries.flatMap(({ lines }) => lines)).toHaveLength(helplines.length)
})
