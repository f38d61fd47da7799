/** A known example by its id, and how alike its meaning is: 1 is the same, 0 has nothing in common. */
export type Alike = { readonly id: string; readonly similarity: number }

export type MeaningIndex = {
  /** Takes the encoder's state of a text. */
  readonly nearest: (state: Float32Array, most: number) => Alike[]
  readonly add: (id: string, state: Float32Array) => void
  readonly remove: (id: string) => void
  readonly size: () => number
}

/** Below this many, or this share of all, no candidate is left out by its signs alone. */
const LEAST_CANDIDATES = 400
const CANDIDATE_SHARE = 0.015
const LONGEST_HEAD = 1 << 24

const fail = (): never => {
  throw new Error('The file of known meanings cannot be read.')
}

const bitsSet = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

type Head = { readonly width: number; readonly kept: number; readonly ids: readonly string[] }

const readHead = (text: string): Head => {
  const head: unknown = JSON.parse(text)
  if (typeof head !== 'object' || head === null || !('width' in head) || !('kept' in head) || !('ids' in head))
    return fail()
  const { width, kept, ids } = head
  if (typeof width !== 'number' || typeof kept !== 'number' || !Array.isArray(ids)) return fail()
  return { width, kept, ids: ids.map(String) }
}

const readFile = (file: Uint8Array) => {
  // A copy begins at a place that every kind of number can begin at.
  const { buffer } = file.slice()
  const headLength = new DataView(buffer).getUint32(0, true)
  if (headLength > LONGEST_HEAD || headLength % 4 !== 0) return fail()
  const { width, kept, ids } = readHead(new TextDecoder().decode(file.subarray(4, 4 + headLength)))
  const middleAt = 4 + headLength
  const turnAt = middleAt + 4 * width
  const vectorsAt = turnAt + 4 * width * kept
  if (file.length !== vectorsAt + ids.length * kept) return fail()
  return {
    width,
    kept,
    ids,
    middle: new Float32Array(buffer, middleAt, width),
    turn: new Float32Array(buffer, turnAt, width * kept),
    vectors: new Int8Array(buffer, vectorsAt),
  }
}

const lengthOf = (vector: Int8Array): number => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1

/** Which numbers are above zero, as bits. */
const signsOf = (vector: Int8Array): Int32Array => {
  const signs = new Int32Array(Math.ceil(vector.length / 32))
  vector.forEach((value, place) => {
    if (value > 0) signs[place >> 5] = (signs[place >> 5] ?? 0) | (1 << (place & 31))
  })
  return signs
}

/** Rows of numbers that can be asked which of them point the same way. */
const createTable = (kept: number, first: number) => {
  const words = Math.ceil(kept / 32)
  let size = 0
  let room = Math.max(1024, first)
  let vectors = new Int8Array(room * kept)
  let signs = new Int32Array(room * words)
  const lengths: number[] = []

  const put = (vector: Int8Array): void => {
    if (size === room) {
      room *= 2
      const [fewer, before] = [vectors, signs]
      vectors = new Int8Array(room * kept)
      signs = new Int32Array(room * words)
      vectors.set(fewer)
      signs.set(before)
    }
    vectors.set(vector, size * kept)
    signs.set(signsOf(vector), size * words)
    lengths.push(lengthOf(vector))
    size += 1
  }

  /** The numbers of those whose signs agree best with the question's. */
  const candidates = (asked: Int8Array): number[] => {
    const question = signsOf(asked)
    const apart = new Uint8Array(size)
    const counts = new Uint32Array(kept + 1)
    for (let number = 0; number < size; number++) {
      let bits = 0
      for (let word = 0; word < words; word++)
        bits += bitsSet((signs[number * words + word] ?? 0) ^ (question[word] ?? 0))
      apart[number] = bits
      counts[bits] = (counts[bits] ?? 0) + 1
    }
    const wanted = Math.max(LEAST_CANDIDATES, size * CANDIDATE_SHARE)
    let limit = 0
    for (let seen = counts[0] ?? 0; seen < wanted && limit < kept; seen += counts[limit] ?? 0) limit++
    const chosen: number[] = []
    for (let number = 0; number < size; number++) if ((apart[number] ?? 0) <= limit) chosen.push(number)
    return chosen
  }

  const nearest = (asked: Int8Array, most: number): { number: number; similarity: number }[] => {
    const length = lengthOf(asked)
    return candidates(asked)
      .map((number) => {
        let product = 0
        for (let at = number * kept, place = 0; place < kept; place++, at++)
          product += (asked[place] ?? 0) * (vectors[at] ?? 0)
        return { number, similarity: Math.max(0, product / (length * (lengths[number] ?? 1))) }
      })
      .sort((left, right) => right.similarity - left.similarity || left.number - right.number)
      .slice(0, most)
  }

  return { put, nearest }
}

/**
 * Known scams by what they mean to the encoder. Which side of zero each number lies on is compared first; only those
 * that agree in most are compared in full.
 */
export const readMeaningIndex = (file: Uint8Array): MeaningIndex => {
  const { width, kept, middle, turn, ids: known, vectors } = readFile(file)
  const ids = [...known]
  let removed = 0
  const table = createTable(kept, ids.length)
  for (let number = 0; number < known.length; number++) table.put(vectors.subarray(number * kept, (number + 1) * kept))

  /** The state seen from the middle of all known ones, along the kept axes. */
  const turned = (state: Float32Array): Int8Array => {
    const values = Array.from({ length: kept }, (_, axis) => {
      let sum = 0
      for (let place = 0; place < width; place++)
        sum += ((state[place] ?? 0) - (middle[place] ?? 0)) * (turn[axis * width + place] ?? 0)
      return sum
    })
    const most = Math.max(...values.map(Math.abs)) || 1
    return Int8Array.from(values, (value) => Math.round((value * 127) / most))
  }

  return {
    nearest: (state, most) =>
      table
        .nearest(turned(state), most + removed)
        .map(({ number, similarity }) => ({ id: ids[number] ?? '', similarity }))
        .filter(({ id }) => id !== '')
        .slice(0, most),
    // Its row stays and is passed over: what is taken back is little.
    remove: (id) => {
      const number = ids.lastIndexOf(id)
      if (number < known.length) return
      ids[number] = ''
      removed += 1
    },
    add: (id, state) => {
      ids.push(id)
      table.put(turned(state))
    },
    size: () => ids.length,
  }
}
