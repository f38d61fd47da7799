import { forget, keep, readKept } from './keep.ts'
import { newStore, useStore } from './store.ts'

const KEY = 'atlas_text'

const store = newStore(() => readKept(KEY) === 'large')

export const useIsTextLarge = (): boolean => useStore(store, false)

/** All sizes follow the root's; public/theme.js sets what was chosen before the first paint. */
export const toggleTextSize = (): void => {
  const isLarge = !store.read()
  if (isLarge) {
    document.documentElement.dataset['text'] = 'large'
    keep(KEY, 'large')
  } else {
    delete document.documentElement.dataset['text']
    forget(KEY)
  }
  store.write(isLarge)
}
