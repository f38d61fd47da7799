import { groupNumber } from '../../../packages/lab/src/text/corpus.ts'
import { buttons, fillers, firms, footers, preheaders, streets, trackings } from './pieces.ts'

/** What stands around a message, by the place of its pair alone: a scam and its partner have the same. */
export type Frame = {
  readonly preheader: string | undefined
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly button: string | undefined
  readonly footer: string
  readonly address: string
}

export const frameOf = (place: number, seed: string): Frame => {
  const draw = (name: string, most: number): number => groupNumber(`${seed} ${name} ${place}`) % most
  const from = (name: string, list: readonly string[]): string => list[draw(name, list.length)] ?? ''
  const [firm, street] = [from('firm', firms), from('street', streets)]
  const filled = (piece: string): string =>
    piece
      .replaceAll('{firm}', firm)
      .replaceAll('{street}', street)
      .replaceAll('{year}', String(2023 + draw('year', 4)))
  const some = (name: string, most: number): string[] =>
    Array.from({ length: draw(`${name} count`, most + 1) }, (_, at) => from(`${name} ${at}`, fillers))
  return {
    preheader: draw('has preheader', 2) === 0 ? filled(from('preheader', preheaders)) : undefined,
    before: draw('has before', 3) === 0 ? some('before', 2) : [],
    behind: some('behind', 4),
    button: draw('has button', 2) === 0 ? from('button', buttons) : undefined,
    // In their order, not by chance: each is used as often as any other.
    footer: filled(footers[place % footers.length] ?? ''),
    address: from('tracking', trackings),
  }
}

/** The frame as plain text, as a person pastes it. Every third time an address stands behind the words of a link. */
export const framedText = (text: string, frame: Frame, place: number): string => {
  const link = place % 3 === 0 ? ` <${frame.address}>` : ''
  return [
    ...(frame.preheader === undefined ? [] : [frame.preheader]),
    ...frame.before,
    text,
    ...(frame.button === undefined ? [] : [`${frame.button}${link}`]),
    ...frame.behind,
    `${frame.footer}${link}`,
  ].join(place % 2 === 0 ? '\n\n' : '\n')
}
