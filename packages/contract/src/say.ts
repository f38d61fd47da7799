/** A sentence with a number in it, in the forms a language needs; `other` is always there. */
export type Counted = { readonly one: string; readonly other: string }

type Values = Readonly<Record<string, string | number>>

const forms = new Intl.PluralRules('en')

const fill = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** Puts values into a sentence of the catalogue: `{name}` stands for a value, `count` chooses the form. */
export const say = (sentence: string | Counted, values: Values): string => {
  if (typeof sentence === 'string') return fill(sentence, values)
  const form = forms.select(Number(values['count'])) === 'one' ? sentence.one : sentence.other
  return fill(form, values)
}
