import type { Bare, Coin } from './types.ts'

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const

const step = (sum: number, value: number): number => {
  const top = sum >>> 25
  let next = ((sum & 0x1ffffff) << 5) ^ value
  for (const [bit, mask] of GENERATOR.entries()) if (((top >>> bit) & 1) === 1) next ^= mask
  return next
}

/** BIP 173 and BIP 350: the last six letters of a bech32 address follow from the others. */
const fitsBech32 = (address: string): boolean => {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('1')
  const prefix = Array.from(lower.slice(0, at), (sign) => sign.charCodeAt(0))
  const values = Array.from(lower.slice(at + 1), (sign) => BECH32.indexOf(sign))
  if (values.includes(-1)) return false
  const expanded = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...values]
  const sum = expanded.reduce(step, 1)
  return sum === 1 || sum === 0x2bc830a3
}

/** The older forms end in a hash of themselves, which is not made here: their form alone is said. */
const forms: readonly { readonly coin: Coin; readonly form: RegExp; readonly fits?: (address: string) => boolean }[] = [
  { coin: 'bitcoin', form: /^(?:bc1[a-z0-9]{11,87}|BC1[A-Z0-9]{11,87})$/, fits: fitsBech32 },
  { coin: 'litecoin', form: /^ltc1[a-z0-9]{11,87}$/, fits: fitsBech32 },
  { coin: 'ethereum', form: /^0x[0-9a-f]{40}$/i },
  { coin: 'tron', form: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ },
  { coin: 'bitcoin', form: /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/ },
  { coin: 'litecoin', form: /^[LM][1-9A-HJ-NP-Za-km-z]{26,33}$/ },
  { coin: 'solana', form: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/ },
]

export const readWallet = (text: string): Bare | undefined => {
  const address = text.replace(/^(?:bitcoin|ethereum|litecoin|tron|solana):/i, '')
  const found = forms.find(({ form }) => form.test(address))
  if (found === undefined || !/[0-9]/.test(address) || !/[a-z]/i.test(address)) return undefined
  const fits = found.fits?.(address)
  return { kind: 'wallet', value: text, coin: found.coin, ...(fits === undefined ? {} : { fits }) }
}
