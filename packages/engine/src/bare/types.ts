import type { LinkVerdict } from '../link/types.ts'

/** What sort of line a telephone number is, where its country's plan says so. */
export type PhoneLine = 'mobile' | 'free' | 'costly' | 'personal'

export type Coin = 'bitcoin' | 'ethereum' | 'litecoin' | 'solana' | 'tron'

/** One thing alone, without a message around it: what its form says, and nothing more. */
export type Bare =
  | {
      readonly kind: 'phone'
      readonly value: string
      /** Countries (ISO) whose numbers are made like this; none where no plan fits. */
      readonly countries: readonly string[]
      readonly line?: PhoneLine
      /** Countries whose numbers ring once, so that people call back and pay for it. */
      readonly isOneRing: boolean
    }
  | { readonly kind: 'short'; readonly value: string }
  | {
      readonly kind: 'mail'
      readonly value: string
      /** The part behind the @ that somebody owns. */
      readonly owner: string
      readonly isFree: boolean
      readonly verdict: LinkVerdict
      readonly imitates?: string
    }
  | { readonly kind: 'iban'; readonly value: string; readonly country: string; readonly fits: boolean }
  /** `fits`: whether its check letters do; not said for kinds whose check is not made here. */
  | { readonly kind: 'wallet'; readonly value: string; readonly coin: Coin; readonly fits?: boolean }
  | { readonly kind: 'link'; readonly value: string; readonly verdict: LinkVerdict; readonly imitates?: string }
  /** A name somebody asks about; `home` is the address of the one we know by it. */
  | { readonly kind: 'name'; readonly value: string; readonly home?: string }
  /** “Is this a scam?”, and nothing else. */
  | { readonly kind: 'question' }
