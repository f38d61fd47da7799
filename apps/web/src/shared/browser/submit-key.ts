import type { KeyboardEvent } from 'react'

/** Ctrl and Enter, or Command and Enter, in a field of several lines: the same as its button. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing
