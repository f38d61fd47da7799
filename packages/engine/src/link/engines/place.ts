import { because } from '../reasons.ts'
import type { Engine } from './engine.ts'

export const place: Engine = {
  id: 'link/place',
  judge: ({ signs: { owner } }) => ({
    opinion: 'cannot-tell',
    because: owner.place ? because(owner.place.kind, { place: owner.place.name }) : because('place-of-its-own'),
  }),
}
