import { type Sought, words } from '../reading/sought.ts'
import type { Span } from '../reading/types.ts'

// Where a message does not speak for itself: it says what honest people never do, warns, or tells what others said.
// What a scam says of itself ("this is no scam", "do not tell anyone", "if you do not pay") is none of these.

/** Says what somebody honest never asks. */
const neverAsks = words({
  en: "(?:we|staff|employees|bank|hmrc|irs|police|our team|nobody|no one)(?: \\w{1,12}){0,3} (?:will |would |do |does )(?:never|not) (?:\\w{1,8} )?(?:ask|call|request|contact|send|phone|demand)|(?:never|will not|does not) (?:asks?|request) (?:\\w{1,8} ){0,4}(?:password|pin|code|otp|payment|card|details|download|install)|(?:we|they|staff|bank|banks|police|it)(?:'ll| will| would| do| does)? never (?:ever )?(?:ask|call|text|send|tell|demand|request|phone|ring)\\w{0,2}|no (?:\\w{1,12} ){1,6}(?:will|would|should) ever|(?:we|they|they'll|banks?|hmrc|police|irs) (?:won'?t|wouldn'?t|don'?t|doesn'?t) (?:ever )?(?:ask|call|text|send|demand|phone|ring) (?:you|for)",
  es: 'nunca (?:le |te |les |os )?(?:pedi\\w{1,5}|pedir|solicit\\w{1,5}|llama\\w{1,4}|enviar\\w{0,4})|(?:ningun|ninguna) (?:banco|empresa|entidad|empleado)(?: \\w{1,8}){0,2} (?:le|te) (?:pedi|va a)\\w{0,4}',
  pt: 'nunca (?:lhe |te |vai |iremos )?(?:ped\\w{1,5}|solicit\\w{1,5}|lig\\w{1,4})|nenhum (?:banco|funcionario)(?: \\w{1,8}){0,2} (?:pede|vai pedir|liga)',
  fr: "(?:ne|n')(?: vous)? (?:demand\\w{1,6}|appell\\w{1,4}|envoi\\w{1,3}|envoy\\w{1,5}) jamais|jamais .{0,20}(?:code|mot de passe|lien)|aucun(?:e)? (?:banque|conseiller|agent)(?: \\w{1,8}){0,2} (?:ne|n')",
  de: '(?:fragt|fragen|bitten|fordern|verlangen|rufen|ruft|schickt|schicken)(?: sie| euch| dich| ihnen)? (?:niemals|nie)|(?:wird|werden) (?:sie |euch |dich )?(?:niemals|nie) (?:\\w{1,12} ){0,4}(?:fragen|bitten|fordern|anrufen|verlangen)|niemals (?:nach|um|per|am)|keine bank (?:fragt|fordert|bittet|ruft|wurde)',
  it: 'non (?:le |ti |vi )?(?:chied\\w{1,6}|richied\\w{1,6}|contatt\\w{1,6}|invi\\w{1,4}) mai|nessun(?:a)? (?:banca|operatore|impiegato) (?:chied|vi|le|ti)\\w{0,6}',
  nl: '(?:vraagt|vragen|bellen|belt|sturen|stuurt)(?: u| je)? nooit|zal (?:u |je )?nooit|geen enkele bank (?:vraagt|belt|zal)',
  'hi-Latn': 'kabhi (?:bhi )?(?:nahi|na) (?:mang|puch|poochh)\\w{0,4}|nahi (?:mangta|maangta|poochta)',
  tl: 'hindi (?:kami |kailanman |po )?(?:hihingi|manghihingi|humihingi|nanghihingi)|never (?:kaming |po )?(?:hihingi|manghihingi)',
  id: 'tidak (?:akan )?pernah (?:meminta|menghubungi|menelepon|minta)',
  zh: '不会(?:要求|索要|以电话|通过|打电话)|绝不会|唔會(?:打|叫|要求|預錄|喺電話)|不會(?:要求|以電話|向|致電)|絕不會',
  hi: 'कभी नहीं (?:मांग|पूछ)',
})

/** Warns of what others do. */
const warned = words({
  en: "beware (?:of|the)|watch out for|look out for|be wary of|don'?t fall for|don'?t let (?:anyone|anybody|someone|them|him|her) (?:tell|talk|pressure|rush|scare|trick|fool|convince|persuade) (?:you|us)|don'?t (?:believe|trust) (?:anyone|anybody|people|calls?|texts?) |(?:scammers?|fraudsters?|criminals|crooks|swindlers|con (?:artists|men)|robocalls?|imposters?|impersonators?)(?: \\w{1,10}){0,3} (?:say|claim|claiming|pretend|pose|posing|ask|asking|call|send|text|tell|telling|want|offer|will|may|might|use fake|impersonate)\\w{0,1}|claiming (?:to be|to come|that|they|sim|your)|pretend(?:s|ing)? to be|posing as|(?:fake|bogus|scam|phishing) (?:calls?|texts?|messages?|emails?|mails?|sms|ads?|pages?|shops?)(?: \\w{1,10}){0,4} (?:that |which )?(?:say|saying|says|claim|claiming|claims|ask|asking|asks|offer|offering|tell|telling|from|about)",
  es: '(?:cuidado|ojo) con|desconfi[ae] de|no (?:caigas|caiga|caigan) en|(?:los )?(?:estafadores|timadores|delincuentes)(?: \\w{1,10}){0,3} (?:dicen|piden|llaman|envian|se hacen|fingen)|haciendose pasar|se hacen? pasar',
  pt: 'cuidado com|desconfie de|nao (?:caia|caiam) (?:em|no|na)|(?:os )?(?:golpistas|burloes|criminosos)(?: \\w{1,10}){0,3} (?:dizem|pedem|ligam|enviam|fingem)|fazem?-se passar|se passa\\w{0,2} por|fazendo-se passar',
  fr: '(?:mefiez-vous|attention) (?:de|des|du|a|aux)|ne tombez pas|(?:les )?(?:escrocs|fraudeurs|arnaqueurs)(?: \\w{1,10}){0,3} (?:disent|demandent|appellent|envoient|pretendent)|se fai\\w{1,4} passer|qui pretend\\w{0,4}',
  de: '(?:vorsicht|achtung) (?:vor|bei)|fallt nicht|fallen sie nicht|(?:die )?(?:betruger|kriminelle|tater)(?: \\w{1,10}){0,3} (?:sagen|fordern|rufen|geben sich|behaupten|verlangen|wollen)|gibt sich als|geben sich als|gaben sich als|angebliche\\w{0,2}',
  it: '(?:attenzione|occhio) (?:a|ai|alle|al)|diffidate|non (?:cascat\\w{1,3}|cadete)|(?:i )?(?:truffatori|criminali)(?: \\w{1,10}){0,3} (?:dicono|chiedono|chiamano|inviano|fingono)|si (?:finge|fingono|spaccia\\w{0,3})|spacciandosi',
  nl: 'pas op (?:voor|met)|trap (?:er )?niet|(?:de )?(?:oplichters|criminelen|fraudeurs)(?: \\w{1,10}){0,3} (?:zeggen|vragen|bellen|sturen|doen zich)|doet zich voor|doen zich voor|zogenaamd\\w{0,1}',
  'hi-Latn':
    '(?:thag|fraud|scammer)\\w{0,3} (?:log )?(?:\\w{1,8} ){0,3}(?:bolte|kehte|mangte|call|bankar|ban kar)|se (?:savdhan|satark|bachke)',
  hi: 'से सावधान|से बचें|ठग',
  tl: '(?:mag-?)?ingat (?:po )?sa|nagpapanggap|huwag (?:po )?(?:maniniwala|magpaloko)|taga-?\\w{2,8} daw',
  id: '(?:waspada|hati-?hati|awas) (?:dengan|terhadap|modus|penipu\\w{0,2})|mengaku (?:sebagai|dari|petugas)|mengatasnamakan|jangan percaya',
  zh: '谨防|警惕|当心|慎防|小心.{0,4}(?:骗|詐|诈|電話|电话|短信)|冒充|假冒|自称|自稱|骗子(?:会|常|说|要)|騙徒(?:會|常|話)',
})

/** Supposes that somebody might ask. Not for what keeps people silent: "if anyone asks, say it is for a car". */
const supposed = words({
  en: "if (?:some(?:one|body)|any(?:one|body)|a (?:stranger|caller|man|woman)|you(?:'re| are) (?:ever )?(?:asked|told|called)|you (?:ever )?(?:get|receive) (?:a|an|any) (?:\\w{1,12} ){0,2}(?:call|text|message|e-?mail|sms|mail))|whoever (?:asks|calls|tells)|any(?:one|body) who (?:asks|calls|tells|wants|says)|a (?:real|genuine) (?:\\w{1,12} ){1,2}(?:would|will|wants|never)",
  es: 'si alguien|si (?:le|te) (?:llaman|escriben|piden)|quien (?:le|te) pid[ae]|cualquiera que',
  pt: 'se alguem|se (?:lhe|te) (?:ligarem|pedirem)|quem (?:lhe|te) pedir|qualquer pessoa que',
  fr: "si (?:quelqu'un|une personne|on vous (?:appelle|demande))|toute personne qui",
  de: '(?:wenn|falls) (?:jemand|sie jemand|dich jemand|ein fremder|euch jemand)|wer (?:sie|dich|euch) (?:anruft|fragt|bittet)',
  it: 'se (?:qualcuno|vi (?:chiamano|chiedono)|un operatore)|chiunque',
  nl: 'als iemand|wie (?:u|je) (?:belt|vraagt)|word(?:t u|t je| je) gebeld',
  'hi-Latn': '(?:agar )?koi (?:bhi )?(?:aapse|aapko|call|phone|mange|bole)',
  tl: 'kung may (?:tumawag|nag-?text|humingi|nagsabi)|sinumang',
  id: '(?:jika|kalau|bila|apabila) ada (?:yang|orang|pihak|telepon)|siapa ?pun yang',
  zh: '如有人|如果有人|若有人|凡是|任何人.{0,6}(?:要求|索要|叫)',
})

/** People who were asked for something, as they tell it afterwards. */
const retold = words({
  en: '(?:he|she|they|some(?:one|body)|(?:a|the|some|this) (?:man|woman|lady|guy|bloke|caller|person|girl|fella)) (?:\\w{1,8} ){0,2}(?:called|rang|phoned|texted|said|says|told (?:me|her|him|us|them|my|mum|mom|dad)|asked (?:me|her|him|us|for|mum|mom|dad)|wanted|claimed|wants|asks)|(?:got|had|received) (?:a|this|one of those|another) (?:\\w{1,10} ){0,2}(?:call|text|message|e-?mail|sms|voicemail)',
  es: 'me (?:llego|ha llegado|llamaron|han llamado|escribieron|dijeron|pidieron)|le (?:dijeron|pidieron|llamaron)|recibi (?:un|una)',
  pt: '(?:recebi|recebeu) (?:um|uma)|(?:me|lhe) (?:ligaram|disseram|pediram)|ligaram-me|disseram-me|pediram-me',
  fr: "(?:j'ai|elle a|il a) recu|(?:m'a|m'ont|lui a|lui ont) (?:appele|demande|dit)|on m'a",
  de: '(?:hat|haben) (?:mich|sie|ihn|uns|mir|ihr) (?:\\w{1,12} ){0,4}(?:angerufen|gesagt|gefragt|gebeten)|(?:sie|er) (?:sollte|solle|wollte|sagte)|ich sollte|(?:habe|hab|hat) (?:gerade |heute |auch )?(?:eine|einen|so eine) (?:\\w{1,10} )?(?:sms|anruf|mail|nachricht)',
  it: 'mi (?:hanno|ha) (?:chiamat|chiest|scritt|dett)\\w|ho ricevuto|le (?:hanno|ha) (?:chiest|dett)\\w',
  nl: 'ik kreeg|(?:ze|hij|zij) (?:vroeg|zei|wilde|belde)|kreeg (?:een|ik)',
  'hi-Latn': '(?:call|message|sms) aaya (?:tha|ki)|bola (?:tha|ki)|(?:maang|mang) raha tha',
  tl: 'may (?:tumawag|nag-?text|nagmessage)|humihingi (?:ng|siya)|sabi (?:niya|daw|nila)',
  id: '(?:ada|dapat|dapet) (?:yang )?(?:telepon|telpon|wa|sms|pesan)|(?:dia|mereka) (?:minta|bilang|suruh|menyuruh)|disuruh',
  zh: '(?:接到|收到)(?:了)?(?:一?[个個条條通封])?|让我|叫我|要我|叫佢|讓我',
})

/** A retelling is one only where its end is told too, or where it asks others for a judgement. */
const hindsight = words({
  en: 'hung up|hang up|reported (?:it|them|him|her|this)|(?:is|was) (?:this|it|that) (?:real|legit|genuine|normal|a (?:scam|fraud|con))|should (?:i|we) (?:be worried|worry|reply|answer|click)|anyone else (?:got|get|had|getting)|fell for|(?:i|we|she|he) (?:blocked|deleted|ignored) (?:it|him|her|them|the)|scam\\w{0,4}|fraud(?:ster)?s?|too late|lost (?:all|her|his|my|our) (?:money|savings)|never (?:saw|heard) (?:\\w{1,8} ){0,2}again',
  es: 'colgue|estafa\\w{0,4}|denunci\\w{1,4}|sera (?:verdad|fiable)|es (?:real|normal)',
  pt: 'desliguei|golpe\\w{0,3}|burla\\w{0,2}|denunci\\w{1,4}|e verdade\\?',
  fr: "raccroche|arnaque\\w{0,3}|signale|c'est (?:normal|vrai)|escro\\w{1,6}",
  de: 'aufgelegt|betrug\\w{0,4}|gemeldet|ist das (?:echt|normal|serios)|reingefallen',
  it: 'riattaccato|truff\\w{1,5}|denunciat\\w|e (?:vero|normale)\\?',
  nl: 'opgehangen|oplicht\\w{1,5}|gemeld|is dit (?:echt|normaal)',
  'hi-Latn': 'kaat diya|fraud|scam|sahi hai kya',
  tl: 'scam|modus|binaba ko|totoo ba',
  id: 'penipu\\w{0,3}|modus|saya tutup|benar(?:kah)?\\?',
  zh: '挂了|掛咗|诈骗|骗|詐騙|会有事吗|是真的吗|真的嗎|需要.{0,10}吗',
})

/** A sentence that somebody forgot to end is cut here. */
const LONGEST = 160

/** The points of a list hang on the sentence before it. */
const LONGEST_LIST = 1500
const isPoint = (line: string): boolean => /^ ?(?:[.•·*▪✗❌–-]|[0-9]{1,2}[.)])/.test(line)

const listEnd = (text: string, from: number): number => {
  let end = from
  for (const line of text.slice(from + 1, from + LONGEST_LIST).split('\n')) {
    if (line.trim() !== '' && !isPoint(line)) break
    end += line.length + 1
  }
  return end
}

const sentenceEnd = (text: string, from: number): number => {
  const end = text.slice(from, from + LONGEST).search(/[.!?;](?=\s|$)|[。！？\n]/)
  const stop = end < 0 ? Math.min(text.length, from + LONGEST) : from + end
  return text.slice(from, stop).trimEnd().endsWith(':') ? listEnd(text, stop) : stop
}

type Told = { readonly span: Span; readonly supposed: boolean }

const toldSpans = (sought: Sought): Told[] => {
  const isRetold = sought.spans(hindsight).length > 0
  const sentences = (list: readonly Span[], isSupposed: boolean): Told[] =>
    list.map(({ start, end }) => ({ span: { start, end: sentenceEnd(sought.text, end) }, supposed: isSupposed }))
  return [
    ...sentences(sought.spans(neverAsks), false),
    ...sentences(sought.spans(warned), false),
    ...sentences(sought.spans(supposed), true),
    ...(isRetold ? sentences(sought.spans(retold), false) : []),
  ]
}

/** Drops the places that are not the sender's own words. Asked only where a rule found something. */
export const ownWordsOf = (sought: Sought): ((spans: readonly Span[], secrecy: boolean) => readonly Span[]) => {
  let told: readonly Told[] | undefined
  return (spans, secrecy) => {
    told ??= toldSpans(sought)
    const others = told
    return others.length === 0
      ? spans
      : spans.filter(
          ({ start }) =>
            !others.some((one) => !(secrecy && one.supposed) && one.span.start <= start && start < one.span.end),
        )
  }
}
