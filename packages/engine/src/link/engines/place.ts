import type { PlaceKind } from '../model/places.ts'
import type { Engine } from './engine.ts'

export const PLACE_REASONS: Readonly<Record<PlaceKind, (name: string) => string>> = {
  shortener: (name) => `This is a short link (${name}), which hides where it leads.`,
  hosting: (name) => `This page stands on ${name}, where anybody can put up a page for free.`,
  'dynamic-dns': (name) => `This page stands on ${name}, which gives names to home computers and checks nobody.`,
  'link-in-bio': (name) => `This is a page of links on ${name}, where anybody can make one.`,
  ipfs: (name) => `This page is kept on a public network (${name}), where anybody can put up a page.`,
  'name-gateway': (name) =>
    `This page is shown through ${name}, a doorway to names that anybody can register elsewhere.`,
  platform: (name) => `This page was made by a user of ${name}, which honest people and scammers both use.`,
}

export const place: Engine = {
  id: 'link/place',
  name: 'Where the page stands',
  judge: ({ signs: { owner } }) => ({
    opinion: 'cannot-tell',
    reason: owner.place
      ? PLACE_REASONS[owner.place.kind](owner.place.name)
      : 'The site has a name of its own; this check has nothing to say about it.',
  }),
}
