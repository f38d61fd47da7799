import { say, tellingWords as words } from '@atlas/contract'
import { sayDay } from '../browser/dates.ts'
import { newStore, useStore } from '../browser/store.ts'

const store = newStore(() => say(words.paper, { site: location.host, date: sayDay(new Date().toISOString()) }))

/** On paper only: who says this, where, and when. */
export const PaperHead = () => (
  <p className="paper-only paper-head" aria-hidden="true">
    {useStore(store, '')}
  </p>
)
