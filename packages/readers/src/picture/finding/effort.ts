import type { LineReading } from '../lines/ctc.ts'
import type { Net, PictureModels, Recogniser } from '../models.ts'

/**
 * What a picture may cost. Counted in columns of line pictures that went through a model, not in seconds: the same
 * picture is read alike on every machine and under any load. One core reads about 4,000 columns in a second.
 */
const PER_RUN = 60
const PER_SEARCHED_PIXEL = 2400 / 1_000_000

/** About five seconds, in which a page of writing shows itself as one; dots, weave and dirt do not. */
const MOST_WITHOUT_WORDS = 20_000
const WORDY_SHARE = 0.2
const FEW_LINES = 4
/** About 27 seconds, and as much again where another script is read anew: what does not fit is left out, and said to be. */
const MOST = 110_000
const MOST_SEARCH = 38_000
const MOST_SEARCH_IN_VAIN = 19_000

/** Two letters or digits beside each other; specks and weave come out as lone signs. Han and kana stand alone. */
const WORD = /[\p{L}\p{N}]{2}|[\p{Script=Han}\u3040-\u30FF]/u

export const hasWord = ({ text }: LineReading): boolean => WORD.test(text)

export type Effort = {
  /** The models, counted while they work. */
  readonly models: PictureModels
  readonly maySearch: (found: number) => boolean
  /** `without-words`: what was read is no writing. */
  readonly end: (read: readonly LineReading[]) => 'without-words' | 'too-much' | undefined
}

export const startEffort = (given: PictureModels): Effort => {
  let spent = 0
  const counted =
    (net: Net, costOf: (dims: readonly number[]) => number): Net =>
    (values, dims) => {
      spent += costOf(dims)
      return net(values, dims)
    }
  const reader = ({ run, letters }: Recogniser): Recogniser => ({
    run: counted(run, ([, , , columns = 0]) => columns + PER_RUN),
    letters,
  })
  return {
    models: {
      detect: counted(given.detect, ([, , high = 0, wide = 0]) => high * wide * PER_SEARCHED_PIXEL),
      latin: reader(given.latin),
      ascii: async () => reader(await given.ascii()),
      chinese: async () => reader(await given.chinese()),
      japanese: async () => reader(await given.japanese()),
    },
    maySearch: (found) => spent < (found === 0 ? MOST_SEARCH_IN_VAIN : MOST_SEARCH),
    end: (read) => {
      if (spent >= MOST) return 'too-much'
      if (spent < MOST_WITHOUT_WORDS || read.length < FEW_LINES) return undefined
      return read.filter(hasWord).length < WORDY_SHARE * read.length ? 'without-words' : undefined
    },
  }
}
