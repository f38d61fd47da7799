import type { Happening, Payment } from '@atlas/contract'
import { newStore, useStore } from '../../shared/browser/store.ts'

type Choice = { readonly what: ReadonlySet<Happening>; readonly how: ReadonlySet<Payment> }

const nothing: Choice = { what: new Set(), how: new Set() }

/** What somebody chose on a report is still chosen on the page of its own. In memory only: it is nobody else's business. */
const store = newStore((): Choice => nothing)

const toggled = <Id>(set: ReadonlySet<Id>, id: Id): ReadonlySet<Id> => {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

export const forgetAidChoice = (): void => store.write(nothing)

export const useAidChoice = () => {
  const choice = useStore(store, nothing)
  return {
    ...choice,
    toggleWhat: (id: Happening) => store.write({ ...choice, what: toggled(choice.what, id) }),
    toggleHow: (id: Payment) => store.write({ ...choice, how: toggled(choice.how, id) }),
  }
}
