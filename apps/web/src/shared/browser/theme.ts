import { keep } from './keep.ts'

const KEY = 'atlas_theme'

/** The first visit follows the system (public/theme.js sets what was chosen before the first paint). */
export const toggleTheme = (): void => {
  const root = document.documentElement
  const isDark = root.dataset['theme'] === 'dark' || (root.dataset['theme'] === undefined && prefersDark())
  const theme = isDark ? 'light' : 'dark'
  root.dataset['theme'] = theme
  keep(KEY, theme)
}

const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches
