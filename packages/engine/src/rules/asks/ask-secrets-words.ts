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
const otherCode = words({
  en: '(?:share|agent|gate|door|sort|promo|discount|voucher|coupon|zip|post|area|dress|booking|pick-?up|parking|access|lock ?box|referral|qr|reference) codes?|(?:i|we)(?:\\W?ll| will| can| shall)? (?:send|text|give|share|forward|mail|dm)|(?:i|we) (?:have to|need to|must|just|am|are) (?:send|text|sending)|(?:will|to) (?:send|text) you|not to me|on (?:the|your) (?:screen|site|app)|into the (?:app|site|machine)',
  es: 'codigo (?:postal|promocional|de (?:descuento|reserva))|(?:te|le) (?:envio|mando|paso)',
  pt: 'codigo (?:postal|promocional|de (?:desconto|reserva))|(?:te|lhe) (?:envio|mando|passo)',
  fr: 'code (?:postal|promo)|je (?:vous|te) (?:envoie|donne)',
  de: 'gutscheincode|rabattcode|ich (?:schicke?|sende)',
  it: 'codice (?:fiscale|sconto|postale)|(?:le|ti) mando',
  nl: 'kortingscode|postcode|ik stuur',
  id: 'kode (?:hadiah|pemenang|pencairan|pos|promo|unik|booking|bank)\\w{0,3}|saya (?:kirim|bacakan)',
})

/** A code that is typed in is passed on to nobody. */
const typed = words({
  en: "enter|type|what is|whats|what's",
  es: 'introdu\\w{1,5}|confirm\\w{1,4}',
  pt: 'digite|introduza|confirm\\w{1,3}',
  fr: 'saisi\\w{1,5}',
  de: 'eingeben|bestatig\\w{0,4}',
  it: 'inseri\\w{1,5}|confermi?',
  nl: 'invullen',
  'hi-Latn': 'dal\\w{0,3}',
  hi: 'डालें',
  tl: 'ilagay',
  id: 'masukkan',
  zh: '输入|輸入|填写|填寫',
})

/** What reads out or sends back a one-time code; not the code of a gate, not one they send or that is typed in. */
export const codeAsked = unless(
  unless(anyOf(near(before(hand, me, 14), code, 50), unless(before(hand, code, 36), typed, 0)), never, 34),
  otherCode,
  10,
)
