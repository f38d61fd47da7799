/** RFC 3492 decoding, written here because browsers have no built-in way to show an `xn--` name as people see it. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700

const adapt = (delta: number, points: number, first: boolean): number => {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1
  rest += Math.floor(rest / points)
  let k = 0
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = Math.floor(rest / (BASE - T_MIN))
    k += BASE
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

const digitOf = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 22
  if (code >= 97 && code <= 122) return code - 97
  return BASE
}

type Step = { readonly i: number; readonly at: number }

const readDelta = (input: string, start: number, from: number, bias: number): Step | undefined => {
  let i = from
  let weight = 1
  let at = start
  for (let k = BASE; ; k += BASE) {
    if (at >= input.length) return undefined
    const digit = digitOf(input.charCodeAt(at))
    at += 1
    if (digit >= BASE) return undefined
    i += digit * weight
    const threshold = k <= bias ? T_MIN : Math.min(T_MAX, k - bias)
    if (digit < threshold) return { i, at }
    weight *= BASE - threshold
    if (i > 0x7fffffff) return undefined
  }
}

const decodeLabel = (input: string): string | undefined => {
  const dash = input.lastIndexOf('-')
  const points = dash > 0 ? Array.from(input.slice(0, dash), (c) => c.codePointAt(0) ?? 0) : []
  let at = dash > 0 ? dash + 1 : 0
  let n = 128
  let i = 0
  let bias = 72
  while (at < input.length) {
    const before = i
    const step = readDelta(input, at, i, bias)
    if (!step) return undefined
    ;({ i, at } = step)
    bias = adapt(i - before, points.length + 1, before === 0)
    n += Math.floor(i / (points.length + 1))
    i %= points.length + 1
    if (n > 0x10ffff) return undefined
    points.splice(i, 0, n)
    i += 1
  }
  return String.fromCodePoint(...points)
}

/** `xn--pple-43d.com` -> `аpple.com`; a label that cannot be decoded stays as it is. */
export const toUnicodeHost = (host: string): string =>
  host.includes('xn--')
    ? host
        .split('.')
        .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
        .join('.')
    : host
