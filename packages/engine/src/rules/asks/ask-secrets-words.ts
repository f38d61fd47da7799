import { words } from '../../reading/sought.ts'
import { anyOf, before, near, unless } from '../rule.ts'
import { code, hand } from './words-ask.ts'
import { never } from '../pressure/words-pressure.ts'

const me = words({
  en: 'me|us|i|we|my|our|back|the (?:agent|officer|operator|advisor|seller|courier|driver)',
  es: 'me|nos|al (?:agente|operador)|\\w{2,6}me|\\w{2,6}melo',
  pt: 'me|nos|mim|comigo|pra mim',
  fr: 'moi|nous|me',
  de: 'mir|uns|mich',
  it: 'mi|ci|me|\\w{2,6}mi|\\w{2,6}melo',
  nl: 'mij|me|ons',
  'hi-Latn': 'mujhe|muje|hume|hame',
  tl: 'sa akin|sakin|ko|amin|samin|sa amin',
  id: 'saya|kami|ke saya|aku',
  hi: 'मुझे|हमें|हमको',
  zh: '我|我们|俾我|給我',
})

/** What reads out, sends back or types in a one-time code. */
export const codeAsked = unless(anyOf(near(before(hand, me, 14), code, 50), before(hand, code, 36)), never, 34)
