import { inEnglish } from '../in-english.ts'
import { codeWanted, doNotShare, foreignLink, secretsWanted } from './reassuring-words.ts'
import { allOf, anyOf, near, quotesOf, thing, unless, without } from '../rule.ts'
import { call, code, hand, send } from '../asks/words-ask.ts'
import { scamTalk, warning } from '../pressure/words-pressure.ts'
import type { Span } from '../../reading/types.ts'
import type { Rule } from '../rule.ts'

/** "Charge at BESTBUY.COM": the name of a shop on a statement, no link. */
const isMerchant = (text: string, { start, end }: Span): boolean => /^[A-Z.]{5,40}$/.test(text.slice(start, end))

/** A site in front of a colon says who writes, as anybody may; it is no link to follow. */
const isLabel = (text: string, { start, end }: Span): boolean => text.slice(0, start).trim() === '' && text[end] === ':'

export const reassuring: readonly Rule[] = [
  {
    id: 'text/code-do-not-share',
    theme: 'reassuring',
    undoneBy: codeWanted,
    find: allOf(near(anyOf(thing('code'), code), doNotShare, 120, true), thing('code')),
    catches: ['Your code is 482913. Do not share it with anyone.', '551-029 is your WhatsApp code. Never share it'],
    ignores: ['Send me the code.', 'Do not share the cake.'],
  },
  {
    id: 'text/plain-code',
    theme: 'reassuring',
    undoneBy: codeWanted,
    find: without(
      (sought) => (sought.text.length <= 240 && thing('link')(sought).length === 0 ? sought.things('code') : []),
      inEnglish(
        'w[io]ns?|won|winner|prize|claim|till|send|tell|(?:give|share) (?:it )?(?:to|with) (?:the )?(?:cashier|delivery|driver|agent|rider|courier)',
        { id: 'hadiah|menang', zh: '中奖|领取' },
      ),
      near(
        hand,
        inEnglish('me|us|back|agent|mujhe|moi|mir|mi', {
          es: 'me',
          pt: 'me',
          fr: 'moi',
          de: 'mir',
          it: 'mi',
          nl: 'mij|me',
          zh: '我',
          id: 'saya|aku',
          tl: 'sakin|akin',
        }),
        12,
      ),
    ),
    catches: ['Your Uber code is 4821', '482913 is your login code.'],
    ignores: [
      'Your code is 4821, text it to me back',
      'Hello there',
      'Your line won N500,000, call Felix. PIN 4409',
      'Rider at the gate, please tell code 2816',
      'OTP 3381 give to cashier to complete.',
    ],
  },
  {
    id: 'text/we-never-ask',
    theme: 'reassuring',
    find: quotesOf(
      inEnglish(
        '(?:we|staff|employees|bank|hmrc|irs|police|our team|nobody|no one)(?: \\w{1,12}){0,3} (?:will |would |do |does )(?:never|not) (?:\\w{1,8} )?(?:ask|call|request|contact|send|phone|demand)|(?:never|(?:do|will|does) not) (?:ask(?:s|ed)?|request) (?:\\w{1,8} ){0,4}(?:password|pin|code|otp|payment|card|details)|does not (?:ask|call|charge) (?:you|for|customers|anyone)',
        {
          es: 'nunca (?:le |te )?(?:pedi\\w{1,5}|solicit\\w{1,5}|llama\\w{1,4})|no (?:le |te )?(?:pedi\\w{1,5}|solicit\\w{1,5})',
          pt: 'nunca (?:lhe |te )?(?:ped\\w{1,5}|solicit\\w{1,5}|lig\\w{1,4})|nao (?:pede|pedimos|solicita)\\w{0,3}',
          fr: "(?:ne|n')(?: vous)? (?:demand\\w{1,6}|appell\\w{1,4}|envoi\\w{1,3}) (?:jamais|pas)",
          de: '(?:fragt|fragen|bitten|fordern|verlangen|rufen)(?: sie)? (?:niemals|nie)|niemals (?:nach|um|per|am)',
          it: 'non (?:le |ti |vi )?(?:chied\\w{1,6}|richied\\w{1,6}|contatt\\w{1,6}|invi\\w{1,4}) mai',
          nl: '(?:vraagt|vragen|bellen|sturen)(?: u| je)? nooit',
          'hi-Latn': 'kabhi (?:bhi )?(?:nahi|na) (?:mang|puch|poochh)\\w{0,4}|nahi (?:mangta|maangta|poochta)',
          tl: 'hindi (?:kami |kailanman )?(?:hihingi|manghihingi|humihingi)|never (?:kaming )?(?:hihingi|manghihingi)',
          id: 'tidak pernah (?:meminta|menghubungi|menelepon)',
          zh: '不会(?:要求|索要|以电话|通过)|绝不会|不會(?:要求|以電話|向)|絕不會',
          hi: 'कभी नहीं (?:मांग|पूछ)',
        },
      ),
    ),
    catches: ['We will never ask for your PIN.', 'HMRC will never call you about this'],
    ignores: [
      'We ask for calm.',
      'Never mind.',
      'The car does not charge.',
      'Rufen Sie nicht vor acht Uhr an.',
      'Ne communiquez jamais ce code, même à un conseiller.',
      'Non inviare nulla.',
    ],
  },
  {
    id: 'text/no-action-needed',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          "no (?:further )?action (?:is )?(?:needed|required)|nothing (?:you )?(?:need to|to) do|you (?:do not|don'?t) (?:need|have) to do anything|there(?:'s| is) nothing (?:else )?(?:for you )?to do",
          {
            es: 'no (?:es necesario|tiene que|tienes que|hace falta|debe) hacer nada',
            pt: 'nao (?:precisa|tem|e necessario) (?:de )?fazer nada',
            fr: "aucune (?:action|demarche) (?:n'est|de votre)|rien a faire",
            de: '(?:mussen|brauchen) (?:sie )?nichts (?:zu )?(?:tun|unternehmen)|es ist nichts zu tun',
            it: 'non (?:e necessario|deve|devi|occorre|serve) fare nulla|nessuna azione',
            nl: '(?:u|je) hoeft (?:verder )?niets te doen',
            id: 'tidak perlu (?:melakukan|tindakan)',
            zh: '无需(?:操作|处理)|無需(?:操作|處理)|不用处理',
          },
        ),
      ),
      foreignLink,
    ),
    catches: ['Your order is delayed. No action is needed.', 'There is nothing for you to do.'],
    ignores: ['There was nothing on the shelf.', 'Action is required today.', 'Nothing to pay for setting it up.'],
  },
  {
    id: 'text/call-number-on-card',
    theme: 'reassuring',
    undoneBy: secretsWanted,
    find: without(
      unless(
        quotesOf(
          inEnglish(
            '(?:number|phone) (?:on|from|printed on) (?:the )?(?:back of |front of )?(?:your|the) (?:\\w{1,10} )?(?:card|bill|statement|letter|policy|website)|number you (?:know|already have|usually \\w{2,6})|(?:in|through|via|using|open|on|from) (?:the|our|your) (?:(?!dex|upi|trading|chat)\\w{1,14} )?(?:app|mobile app|online banking|internet banking|portal)(?! store)|(?:go|going|log ?in|sign ?in|type|visit) (?:to |at )?(?:our|the) (?:official |usual )?(?:website|site) (?:directly|yourself|as usual)|at (?:the|your|any|our) (?:\\w{1,12} )?(?:branch|counter|post office)',
            {
              es: '(?:reverso|dorso) de (?:su|tu) tarjeta|en (?:la|su|tu|nuestra) (?:app|aplicacion|banca online|sucursal)|en (?:su|tu|nuestra|cualquier) oficina',
              pt: '(?:verso|tras) do (?:seu )?cartao|(?:no|na|pelo|pela) (?:app|aplicativo|aplicacao|agencia|balcao|homebanking)',
              fr: "numero au (?:dos|verso) de votre carte|(?:dans|sur|depuis) (?:l'|votre |notre )(?:appli\\w{0,7}|espace (?:client|personnel)|agence)",
              de: '(?:in|uber) (?:der|die|ihrer|unserer) (?:app|filiale)|im online-?banking|ruckseite ihrer karte',
              it: "(?:retro|dietro) (?:della )?(?:sua |tua )?carta|(?:nell'|dall'|in|sull')(?:app|area (?:clienti|personale)|filiale)",
              nl: '(?:in|via|op) (?:de|uw|onze|je) (?:app|bankapp|mijn \\w{1,12})|achterkant van uw pas',
              'hi-Latn': 'app (?:me|mein|par|khol)|branch (?:me|mein|jaa|aa)\\w{0,3}|card ke peeche',
              tl: 'sa (?:app|branch|opisina|counter)|likod ng (?:iyong )?card',
              id: '(?:di|melalui|lewat|buka) (?:aplikasi|cabang|kantor (?:cabang|pos|kami)|app)|belakang kartu|loket',
              zh: 'APP(?:查|内|內|上|中|里|裡|办|辦|操作|处理)|(?:登录|登入|打开|開啟|通过|使用).{0,12}APP(?![A-Za-z])|柜台|网点|官网|窗口|門市|官方網站|分行|櫃檯',
              hi: 'ऐप (?:में|पर|खोल)|शाखा',
            },
          ),
        ),
        inEnglish("what(?:'s|s| is) the|long|give|tell|need the|confirm the|read|enter"),
        10,
      ),
      foreignLink,
      near(call, thing('phone'), 40),
    ),
    catches: ['Call the number on the back of your card.', 'You can check this in the app.'],
    ignores: [
      'My number is 4.',
      'The card is blue.',
      'Are you at your desk? I pay as usual.',
      '¿Estás en la oficina? Necesito que tramites un pago.',
      '我帮您下个APP，人脸对着眨眨眼',
      '一台新的 Apple iPhone 正在登录',
      "Somebody has to pay, what's the number on your card then?",
    ],
  },
  {
    id: 'text/own-domain',
    theme: 'reassuring',
    find: ({ reading }) => {
      // Where anybody may put a page or take money, the address says nothing of who writes.
      const isTheirs = reading.links.every(
        ({ official, government, opinion, span }) =>
          (government || (official && opinion.verdict === 'harmless')) && !isMerchant(reading.plain, span),
      )
      return isTheirs ? reading.links.map(({ span }) => span).filter((span) => !isLabel(reading.plain, span)) : []
    },
    catches: ['USPS: see usps.com/track', 'HMRC: sign in at www.gov.uk/personal-tax'],
    ignores: [
      'USPS: see usps-fee.top',
      'hello',
      'Monzo: pay £85 here https://monzo.me/t-trips',
      'see carrd.co/kaipaints',
      'Charge of $847.16 at BESTBUY.COM approved on your debit card.',
      'gov.sg: Polyclinic appointment on 19 Nov, 10:40am. To change it use HealthHub.',
      'usps-fee.top: see usps.com/track',
    ],
  },
  {
    id: 'text/warns-of-scams',
    theme: 'reassuring',
    find: allOf(
      scamTalk,
      anyOf(
        warning,
        inEnglish(
          'my (?:mum|mom|dad|nan|gran|bank|friend|neighbou?r|sister|brother|boss|wife|husband|son|daughter)|someone (?:tried|called|texted)|got (?:a|this|one)|i (?:got|nearly|almost|reported|hung|deleted|ignored|blocked|called)|he|she|they|reported|police said|never ask',
          {
            es: 'mi (?:madre|padre|abuela|vecin[ao]|banco)|me (?:llego|llamaron)|nunca',
            pt: 'minha (?:mae|avo|vizinha)|meu (?:pai|banco)|recebi|nunca',
            fr: "ma (?:mere|voisine|banque)|mon (?:pere|voisin)|j'ai recu|jamais",
            de: 'meine (?:mutter|oma|nachbarin|bank)|mein (?:vater|nachbar)|ich habe|nie',
            it: 'mia (?:madre|nonna|vicina|banca)|mio (?:padre|vicino)|ho ricevuto|mai',
            nl: 'mijn (?:moeder|oma|buurvrouw|bank|vader)|ik kreeg|nooit',
            tl: 'ako|namin|nanay',
            id: 'saya|ibu|tetangga',
            zh: '我妈|邻居|我媽|鄰居|收到',
          },
        ),
      ),
    ),
    catches: ['Beware of a scam text about tolls', 'My mum got a fake call, we reported it'],
    ignores: ['Beware of the dog', 'See you soon'],
  },
  {
    id: 'text/stop-to-opt-out',
    theme: 'reassuring',
    find: quotesOf(
      inEnglish(
        '(?:reply|text|send|txt) ["\']?stop["\']?|unsubscribe|opt[- ]?out|manage (?:your )?(?:preferences|notifications)|you (?:are )?receiv(?:ed|ing) this (?:e-?mail|message) because|why (?:you|did you|am i) (?:got|get|getting|received?) this',
        {
          es: 'darse de baja|cancelar suscripcion',
          pt: 'cancelar (?:a )?(?:inscricao|subscricao)|descadastrar',
          fr: 'se desinscrire|desabonn\\w{1,6}|stop (?:au [0-9]{5}(?! ?[0-9])|sms)',
          de: 'abmelden|abbestellen',
          it: "disiscriv\\w{1,4}|cancella(?:re)? (?:l')?iscrizione",
          nl: 'afmelden|uitschrijven',
          id: 'berhenti berlangganan',
          zh: '退订(?:回|请)|回.{0,2}T|取消訂閱|拒收',
        },
      ),
    ),
    catches: ['Reply STOP to opt out', 'Unsubscribe here'],
    ignores: ['Stop at the shop', 'The bus stop', 'Someone 18+ must be home.', 'Appelez Card Stop au 078 170 170.'],
  },
  {
    id: 'text/ordinary-plan',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          'see you (?:at|on|there|soon|tomorrow|later|tonight)|(?:pick|picking) (?:you|him|her|the kids) up|(?:for|at|over|after|before) (?:dinner|lunch|breakfast)|on my way|running late|(?:practice|training|rehearsal|class|lesson) (?:is|at (?![£$€])|on|moved)|let me know (?:if|what|when)|how was (?:the|your)|good luck (?:with|for|on|at|to(?:day|morrow|night))|happy birthday|this weekend\\?|love (?:you )?x{1,20}|x{2,4}$',
          {
            es: 'nos vemos|para cenar|cumpleanos|(?:tu|su|el|mi) cumple|llego tarde|el finde',
            pt: 'ate (?:logo|ja|amanha)|jantar|almoco|aniversario|a caminho',
            fr: "a (?:ce soir|demain|tout)|diner|dejeuner|anniversaire|j'arrive",
            de: 'bis (?:gleich|morgen|spater|dann)|abendessen|mittagessen|geburtstag|(?:bin|sind) (?:schon |gerade )?unterwegs',
            it: 'ci vediamo|(?<!fino )a (?:dopo|stasera|domani)|cena|pranzo|compleanno',
            nl: 'tot (?:straks|morgen|zo|dan)|verjaardag|(?:ben|zijn) (?:al |nu )?onderweg',
            'hi-Latn': 'khana kha|kal milte|ghar aa|pahunch',
            tl: 'kita kits|kain (?:na|tayo)|uwi na',
            id: 'makan (?:malam|siang|yuk|bareng)|ketemu (?:besok|nanti|di)|pulang (?:jam|nanti)',
            zh: '吃饭|路上|食飯|返屋企|吃飯',
          },
        ),
      ),
      anyOf(thing('link'), thing('gift-card'), thing('crypto'), send),
    ),
    catches: ['See you at dinner', 'Happy birthday!'],
    ignores: [
      'Send money for dinner',
      'Invoice 12',
      'Ihr Paket ist unterwegs.',
      'Je pakket is onderweg.',
      'Se cumple diez años de socia.',
      'Comment with a photo of your dog. Good luck!',
      '150 GB a 7,95 al mese, solo fino a domani!',
      'Up to Rs 20,000 exchange on TVs, birthday draw, this weekend only.',
    ],
  },
]
