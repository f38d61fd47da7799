/** How long windows take on this machine, as measured. */

/** A machine of 2020 takes about so long for a word piece; the first texts correct it. */
const FIRST_GUESS = 0.15
/** What a window costs besides its pieces, counted in pieces. */
const EXTRA_PIECES = 16
/** How much one measurement says. */
const SHARE = 0.1
/** Beyond this a window waited for its process to start, which says nothing about the pace. */
const START_MILLISECONDS = 300

export type Measured = {
  readonly pieces: number
  /** How much of the encoder has read them: the half, or 1. */
  readonly share: number
  /** From handing it over to the answer, and as its process saw it. */
  readonly milliseconds: number
  readonly inProcess: number
  /** Nothing but its own text was there. */
  readonly isAlone: boolean
}

export const measurePace = () => {
  let busy = FIRST_GUESS
  let alone = FIRST_GUESS
  const add = ({ pieces, share, milliseconds, inProcess, isAlone }: Measured): void => {
    if (milliseconds - inProcess > START_MILLISECONDS) return
    const seen = milliseconds / (pieces + EXTRA_PIECES)
    busy += SHARE * (seen - busy)
    // A promise is made for reading to the end.
    if (isAlone) alone += SHARE * (seen / share - alone)
  }
  return {
    add,
    /** How long a window of so many pieces takes now, with what else goes on. */
    expected: (pieces: number): number => busy * (pieces + EXTRA_PIECES),
    /** How long it takes when nothing else is there: what a promise is measured by. */
    lone: (pieces: number): number => alone * (pieces + EXTRA_PIECES),
  }
}

export type Pace = ReturnType<typeof measurePace>
