/** What a benchmark picture shows. Texts are ours; hosts, numbers and people are made up. */
type Message = { readonly me?: true; readonly text: string; readonly time?: string }

export type Scene = {
  readonly id: string
  readonly font: string
  readonly theme: 'light' | 'dark' | 'green' | 'blue'
} & (
  | { readonly kind: 'chat'; readonly name: string; readonly messages: readonly Message[] }
  | {
      readonly kind: 'mail'
      readonly from: string
      readonly subject: string
      readonly date: string
      readonly paragraphs: readonly string[]
      readonly button?: string
    }
  | {
      readonly kind: 'bank'
      readonly title: string
      readonly rows: readonly (readonly [string, string])[]
      readonly note: string
    }
  | {
      readonly kind: 'social'
      readonly author: string
      readonly text: string
      readonly comments: readonly (readonly [string, string])[]
    }
  | { readonly kind: 'notice'; readonly title: string; readonly lines: readonly string[]; readonly button: string }
  | { readonly kind: 'columns'; readonly bar: string; readonly columns: readonly (readonly string[])[] }
  | { readonly kind: 'letter'; readonly address: readonly string[]; readonly paragraphs: readonly string[] }
  | { readonly kind: 'codes'; readonly title: string; readonly note: string; readonly codes: readonly string[] }
)

/** Which half a scene belongs to: constants were tuned on `dev` alone. */
export type Half = 'dev' | 'held'
