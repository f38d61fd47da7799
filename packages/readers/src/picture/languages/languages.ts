import { FRENCH, PORTUGUESE, SPANISH } from './accented-words.ts'

/** What is known about a language's accents. */
export type Language = {
  readonly id: string
  /** Frequent little words, without accents: which language a page is in. */
  readonly marks: ReadonlySet<string>
  /** Which accent a letter usually has. */
  readonly usual: Readonly<Record<string, string>>
  /** Letters this language has besides its usual ones. */
  readonly others: string
  readonly words: ReadonlyMap<string, string>
  /** Word endings that always have an accent. */
  readonly endings: readonly (readonly [RegExp, string])[]
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ß', 'B')

const byPlain = (accented: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...accented].map((word) => [plainText(word), word]))

/** Words that exist with and without the accent: only what is seen decides. */
const AMBIGUOUS = set(
  'a e o esta estas este esten si el mi te tu solo mas que como cuando donde quien cual cuales cuanto aun pago la ou cote ' +
    'pode de le ve cre lie vem tem porque nos vos recibi perdi pague gane llame envie gano pago llego dejo quedo pidio tenia habra fin crisis tarjeta euro policia crime financeira bancaire da das do avo por para sao sa sur du mur pa po no papa lima ' +
    'lies der votre notre des tache taches male pale hate perdida pais media pacha eleve gere leve enleve seria serias celular publico publica continua pratica critica analise medio',
)

const certain = (accented: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...byPlain(accented)].filter(([plain, word]) => !AMBIGUOUS.has(plain) && plain !== word))

const LANGUAGES: readonly Language[] = [
  {
    id: 'es',
    marks: set(
      'el la los las su sus de que en por con una un para y es se no lo al del mi como si ya pero le usted esta',
    ),
    usual: { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' },
    others: 'ü',
    words: certain(SPANISH),
    endings: [
      [/(?<=[cs])ion$/, 'ión'],
      [/(?<=[a-z]{2}[cglnrt])ologia$/, 'ología'],
    ],
  },
  {
    id: 'pt',
    marks: set(
      'o os nao voce para com uma um meu minha seu sua em no na do da dos das ao por mais se foi que de esta isso',
    ),
    usual: { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç' },
    others: 'ãõâêôà',
    words: certain(PORTUGUESE),
    endings: [
      [/cao$/, 'ção'],
      [/coes$/, 'ções'],
      [/(?<=[a-z]{2}[st])oes$/, 'ões'],
      [/(?<=[a-z]{2}s)ao$/, 'ão'],
      [/(?<=[a-z]{2}[ae]n)ca(?=s?$)/, 'ça'],
    ],
  },
  {
    id: 'fr',
    marks: set(
      'le la les des de du vous votre vos est et pour une un dans nous sur que qui en pas il elle au aux avec ce mon',
    ),
    usual: { a: 'à', e: 'é', i: 'î', o: 'ô', u: 'û', c: 'ç' },
    others: 'èêëïâùü',
    words: certain(FRENCH),
    endings: [
      [/(?<=[a-z]{2})iere(?=s?$|ment$)/, 'ière'],
      [/(?<=[a-z]{2}[tdnxz])ieme(?=s?$)/, 'ième'],
    ],
  },
  {
    id: 'de',
    marks: set(
      'der die das und ist sie ihr ihre ihren nicht mit ein eine wir uns zu den dem von auf bei bitte im in fur es ich',
    ),
    usual: { a: 'ä', o: 'ö', u: 'ü', B: 'ß' },
    others: '',
    words: new Map(),
    endings: [],
  },
  {
    id: 'it',
    marks: set('il lo gli di che e per non una un con sono del della dei suo sua la le questo ha si da nel al ma come'),
    usual: { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' },
    others: 'é',
    words: new Map([
      ['perche', 'perché'],
      ['poiche', 'poiché'],
      ['affinche', 'affinché'],
      ['finche', 'finché'],
      ['citta', 'città'],
      ['gia', 'già'],
      ['piu', 'più'],
      ['puo', 'può'],
    ]),
    endings: [[/(?<=[a-z]{2})ita$/, 'ità']],
  },
]

const ENGLISH = set(
  'the to and you your is of for in it this that on with are we be i my not have at or from if do me was',
)

/** The language most of a page's little words belong to; undefined for English and for too little text. */
export const languageOf = (text: string): Language | undefined => {
  const all = plainText(text)
    .toLowerCase()
    .split(/[^a-z]+/)
  const count = (marks: ReadonlySet<string>): number => all.filter((word) => marks.has(word)).length
  const [best] = LANGUAGES.map((language) => ({ language, hits: count(language.marks) })).toSorted(
    (a, b) => b.hits - a.hits,
  )
  if (!best || best.hits < 3 || best.hits < 0.12 * all.length) return undefined
  return best.hits > 1.2 * count(ENGLISH) ? best.language : undefined
}
