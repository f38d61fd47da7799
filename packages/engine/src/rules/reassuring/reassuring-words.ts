import { inEnglish } from '../in-english.ts'
import { type Find } from '../rule.ts'

export const doNotShare = inEnglish(
  "(?:do not|don'?t|dont|never|not to) (?:\\w{1,8} ){0,2}(?:share|give|disclose|tell|forward|reveal|send|provide)(?: (?:it|this|them|the|your|any))?|never share|keep (?:it|this code) (?:secret|private|safe)|will (?:never|not) ask|never asks?|not ask you",
  {
    es: 'no (?:lo |la |se lo )?(?:compartas?|comparta|facilites?|des|diga|revele)|nunca (?:lo |la |te |le )?(?:compart|ped|solicit)\\w{1,6}',
    pt: 'nao (?:o )?(?:partilhe|compartilhe|forneca|divulgue|informe|envie)|nunca (?:pede|pedimos|solicita|compartilhe|partilhe)\\w{0,3}',
    fr: 'ne (?:le |la )?(?:partagez|communiquez|donnez|transmettez|divulguez|partage)|ne vous demander\\w{0,3} jamais|jamais',
    de: '(?:nicht|niemals|nie) (?:weiter|heraus|an dritte|mitteilen|teilen)|gib .{0,14}nicht weiter|geben sie .{0,24}(?:nicht|niemals|nie)|niemals|fragen (?:sie )?(?:nie|niemals)',
    it: 'non (?:lo |la )?(?:condivid\\w{1,4}|comunic\\w{1,5}|fornir\\w{1,2}|rivelar\\w{1,2}|dar\\w{1,3})|non (?:ti |le )?chied\\w{1,6} mai|mai',
    nl: 'deel .{0,14}(?:nooit|niet|met niemand)|geef .{0,14}(?:nooit|niet)|vragen (?:u )?nooit|nooit',
    'hi-Latn':
      '(?:share|batay\\w{1,3}|bata\\w{0,3}) (?:na|mat|nahi) ?(?:kar\\w{0,4})?|kisi (?:ko|se|ke saath) (?:na|mat|bhi)|na batay\\w{1,3}',
    tl: '(?:huwag|wag|never|do not) (?:\\w{1,6} )?(?:ibigay|i-?share|ibahagi|share)|hindi (?:kami )?(?:hihingi|nanghihingi)',
    id: 'jangan (?:berikan|bagikan|beritahu\\w{0,3}|sebarkan|share|kasih)|tidak pernah meminta|jaga kerahasiaan',
    zh: '请勿(?:泄露|告知|转发)|切勿|不要(?:告诉|泄露|提供)|不会(?:索要|要求)|請勿(?:洩露|告知|轉發|分享)|不會',
    hi: 'साझा न|किसी को न|शेयर न|(?<![ऀ-ॿ])न बताएं',
  },
)

/** Asks for what a real sender of codes wants kept. */
export const codeWanted = ['text/asks-for-code', 'text/read-out-digits', 'text/code-read-on-call'] as const

/** Asks for what a bank that only tells of a booking, or sends you to its app, never asks for. */
export const secretsWanted = [
  ...codeWanted,
  'text/asks-for-password',
  'text/asks-for-card',
  'text/asks-for-seed-phrase',
  'text/remote-tool-and-money',
  'text/locked-and-call',
  'text/not-you-then-click',
  'text/firm-foreign-link',
] as const

/** A link that leads neither to the one who is named nor to an office. */
export const foreignLink: Find = ({ reading }) =>
  reading.links.filter(({ official, government }) => !official && !government).map(({ span }) => span)
