import { countries, guessCountry } from '@atlas/contract'
import { keep, readKept } from '../../shared/browser/keep.ts'
import { newStore, useStore } from '../../shared/browser/store.ts'

const KEY = 'atlas_country'

const firstCountry = (): string => {
  const kept = readKept(KEY)
  return kept !== null && countries.some(({ id }) => id === kept) ? kept : guessCountry(navigator.languages)
}

const store = newStore(firstCountry)

const chooseCountry = (id: string): void => {
  store.write(id)
  keep(KEY, id)
}

/** Guessed from the browser, changeable, remembered; the same wherever it is shown. */
export const useCountry = () => {
  const id = useStore(store, '')
  const country = countries.find((one) => one.id === id)
  return { id, name: country?.name ?? '', places: country?.places ?? [], lines: country?.lines ?? [], chooseCountry }
}
