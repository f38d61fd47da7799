import { words } from '../../reading/sought.ts'
import { anyOf, before, eachOf, near, quotesOf, thing, unless, without } from '../rule.ts'
import { call, click, code } from '../asks/words-ask.ts'
import { scamTalk, secret, threat, urgent } from './words-pressure.ts'
import { account, authority, locked, shut } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const pressure: readonly Rule[] = [
  {
    id: 'text/urgent-tone',
    theme: 'pressure',
    find: without(quotesOf(urgent), scamTalk),
    catches: ['Act now!', 'Urgent: final notice'],
    ignores: ['See you tomorrow.', 'Take your time.'],
  },
  {
    id: 'text/short-deadline',
    theme: 'pressure',
    find: without(
      quotesOf(
        words({
          en: '(?:within|in|next|only) (?:the next |the )?(?:[0-9]{1,2}|one|two|three|ten|twelve|fifteen|twenty[- ]four|twenty|thirty|forty[- ]eight|an|half an) ?-?(?:mins?|minutes?|hours?|hrs?|h)(?: left)?|(?:12|24|48|72)[- ]?(?:hours?|hrs?|h)|before midnight|by (?:midnight|tonight|close of business|noon)|expires? (?:today|tonight|in)|today only|by end of (?:the )?day',
          es: '(?:en|dentro de|antes de) (?:las )?(?:proximas )?[0-9]{1,2} ?(?:h|horas?|minutos?)|24h|48h|24 horas|48 horas|antes de (?:hoy|medianoche)',
          pt: '(?:em|dentro de|nas proximas|ate) [0-9]{1,2} ?(?:h|horas?|minutos?)|24h|48h|ainda hoje|ate hoje|ate as',
          fr: "(?:sous|dans les?|d'ici) [0-9]{1,2} ?(?:h|heures?|minutes?)|24h|48h|avant (?:ce soir|minuit)",
          de: '(?:innerhalb|binnen|in) (?:von |der nachsten )?[0-9]{1,2} ?(?:h|stunden?|minuten)|24 stunden|48 stunden|bis heute|noch heute',
          it: 'entro (?:le )?(?:prossime )?[0-9]{1,2} ?(?:h|ore|minuti)?|24 ore|48 ore|entro (?:oggi|stasera|mezzanotte)',
          nl: 'binnen [0-9]{1,2} ?(?:u|uur|minuten)|24 uur|48 uur|vandaag nog|voor (?:vanavond|middernacht)',
          'hi-Latn': '[0-9]{1,2} (?:ghante|minute|min)|aaj (?:raat|shaam)|24 ghante|aaj hi',
          tl: 'sa loob ng [0-9]{1,2} ?(?:oras|minuto|hours?)|ngayong (?:araw|gabi)|24 (?:oras|hours)',
          id: '(?:dalam|maksimal) [0-9]{1,2} ?(?:jam|menit)|1x24 jam|24 jam|malam ini|hari ini juga',
          zh: '(?:[0-9]{1,2}|两|三|二)(?:个)?(?:小时|分钟|小時|分鐘)内?|今晚|今天(?:之内|内|前)|當日',
          hi: '[0-9]{1,2} (?:घंटे|मिनट)|आज ही|आज रात',
        }),
      ),
      scamTalk,
    ),
    catches: ['within 24 hours', 'you have 30 minutes: in 30 minutes we cut it off'],
    ignores: ['The film lasts two hours.', 'See you next week.'],
  },
  {
    id: 'text/or-else',
    theme: 'pressure',
    find: without(
      anyOf(
        near(threat, locked, 60),
        near(threat, authority, 60),
        near(
          threat,
          words({
            en: 'lose|penalty|fined?|legal|disconnected|arrested|forfeit\\w{0,2}|deported|late fee|extra|double|collections?|credit (?:score|rating)|permanent\\w{0,2}|your (?:family|contacts)',
            es: 'perder\\w{0,2}|multa|recargo|legal\\w{0,2}',
            pt: 'perder\\w{0,2}|multa|juros|judicia\\w{1,2}',
            fr: 'perd\\w{1,4}|majoration|amende|penalit\\w{1,2}|majoree?',
            de: 'verlier\\w{1,3}|mahngebuhr\\w{0,2}|strafe|inkasso|kosten',
            it: 'perder\\w{1,2}|mora|multa|sanzion\\w|legal\\w',
            nl: 'verlies\\w{0,2}|boete|kosten|incasso',
            'hi-Latn': 'jurmana|penalty|kat\\w{0,4}|case',
            tl: 'multa|penalty|mawawala|kaso',
            id: 'denda|hangus|hilang',
            zh: '罚款|征信|起诉|列入|罰款|起訴|查封|失效',
          }),
          60,
        ),
      ),
      scamTalk,
    ),
    catches: ['or your account will be permanently suspended', 'failure to pay will result in legal action'],
    ignores: ['Tea or coffee?', 'If you do not like it, bring it back.'],
  },
  {
    id: 'text/account-threat',
    theme: 'pressure',
    kinds: ['account', 'phishing'],
    find: without(
      anyOf(
        unless(before(account, shut, 40), words({ en: 'refund|order|booking|application|claim|payment' }), 1),
        words({
          en: '(?:block|suspend|lock|clos|deactivat|restrict|limit|freez|disabl)(?:e|ed|ing)? (?:of )?(?:your|ur) (?:\\w{1,12} )?(?:account|card|access|wallet|mailbox|profile|sim)s?|account (?:closure|suspension)',
        }),
      ),
      scamTalk,
    ),
    catches: ['Your account has been suspended', 'your mailbox will be closed'],
    ignores: [
      'The shop is closed.',
      'I have an account there.',
      'He held a trading account with us.',
      'Reply BLOCK + card digits',
      'desactiva la renovación automática en tu cuenta',
      'Our lawyer got a freeze on his accounts.',
    ],
  },
  {
    id: 'text/call-now',
    theme: 'pressure',
    find: without(
      anyOf(
        near(before(call, thing('phone'), 40), urgent, 40),
        words({
          en: '(?:call|contact|ring|phone) (?:us |me |back |this number |the number (?:below|above) )(?:\\w{1,8} ){0,3}(?:now|immediately|urgently|today|asap|at once|right away)',
        }),
      ),
      scamTalk,
    ),
    catches: ['Call 844-555-0100 immediately', 'urgent, call us now'],
    ignores: ['Call me when you land.', 'You can ring 0800 555 0100 any time.'],
  },
  {
    id: 'text/click-now',
    theme: 'pressure',
    find: without(near(before(click, thing('link'), 40), urgent, 60), scamTalk),
    catches: ['Click http://x-pay.example now now immediately', 'Urgent: visit my-card.top'],
    ignores: ['See https://example.com for the menu.', 'Click the photo.'],
  },
  {
    id: 'text/stay-on-line',
    theme: 'secrecy',
    kinds: ['bank-impersonation', 'government'],
    find: unless(
      quotesOf(
        words({
          en: "(?:stay|remain|keep|hold) (?:on|with me on) (?:the |this )?(?:line|phone|call)|(?:do not|don'?t|dont) (?:hang up|disconnect|put the phone down|end the call)|keep (?:your|the) (?:phone|camera|video) on|without hanging up",
          es: 'no cuelgue\\w{0,1}|no corte|(?:mantengase|quedese|permanezca) en (?:la )?linea|sin colgar',
          pt: 'nao (?:desligue|desliga)|(?:fique|permaneca|continue) (?:na|em) linha|sem desligar',
          fr: 'ne raccrochez|restez en ligne|sans raccrocher',
          de: 'nicht auflegen|bleiben sie (?:bitte )?(?:am apparat|in der leitung|dran)|legen sie (?:bitte )?nicht auf',
          it: 'non (?:riagganci|riattacchi|chiuda)|resti in linea|rimanga (?:in linea|al telefono)',
          nl: 'niet ophangen|blijf(?:t u)? (?:aan de (?:lijn|telefoon)|hangen)',
          'hi-Latn': '(?:phone|call|line) (?:mat|na|cut mat|disconnect mat)|line par (?:rah|bane)\\w{0,4}',
          tl: 'wag (?:mo(?:ng)? |nyo(?:ng)? |niyo(?:ng)? )?(?:po )?(?:i)?bab[ae]',
          id: 'jangan (?:ditutup|dimatikan|tutup telepon|matikan)',
          zh: '不要挂|别挂|不能挂|保持通话|不要掛|唔好收線',
          hi: 'फोन मत काट|कॉल मत काट|लाइन पर',
        }),
      ),
      words({ en: 'never|hold music|next available' }),
      30,
    ),
    catches: ['please stay on the line while we do this', 'do not hang up'],
    ignores: ['The line was long.', 'Stay at home.'],
  },
  {
    id: 'text/keep-secret',
    theme: 'secrecy',
    find: without(
      unless(
        unless(
          quotesOf(secret),
          eachOf(
            code,
            words({
              en: "surprise|birthday|(?:i|they) do(?:n'?t| not)|we (?:will not|don'?t)|your (?:pin|password|data|details)|let (?:anyone|anybody|them|him|her) tell",
            }),
          ),
          60,
        ),
        near(anyOf(code, thing('code')), quotesOf(secret), 50, true),
        1,
      ),
      scamTalk,
    ),
    catches: ["Don't tell mum about this", 'keep this strictly confidential', 'nao conta pra mae, depois explico'],
    ignores: [
      'Tell me about it.',
      'Do not leave bags unattended.',
      "My phone broke, I can't talk.",
      'Stay on the line while I look.',
      'Your code is 482913. Do not tell anyone this code.',
      'Do not share this code with anyone: 551029',
      "I don't normally tell people about this.",
      "They don't tell you which yard it is in.",
      "Don't let anyone tell you they can get the rest for a fee.",
      'Per riservatezza le inviamo questo messaggio.',
    ],
  },
]
