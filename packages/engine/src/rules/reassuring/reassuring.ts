import { linkShapes } from '../../reading/things/link-shape.ts'
import { inEnglish } from '../in-english.ts'
import { doNotShare, foreignLink } from './reassuring-words.ts'
import { allOf, anyOf, near, quotesOf, thing, without } from '../rule.ts'
import { call, code, hand, send } from '../asks/words-ask.ts'
import { scamTalk, warning } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const reassuring: readonly Rule[] = [
  {
    id: 'text/code-do-not-share',
    theme: 'reassuring',
    title: 'A code that comes with "do not share"',
    why: 'Senders of real codes tell you to keep them to yourself.',
    find: allOf(near(anyOf(thing('code'), code), doNotShare, 120, true), thing('code')),
    catches: ['Your code is 482913. Do not share it with anyone.', '551-029 is your WhatsApp code. Never share it'],
    ignores: ['Send me the code.', 'Do not share the cake.'],
  },
  {
    id: 'text/plain-code',
    theme: 'reassuring',
    title: 'Only delivers a code',
    why: 'It asks for nothing and sends you nowhere.',
    find: without(
      (sought) => (sought.text.length <= 240 && thing('link')(sought).length === 0 ? sought.things('code') : []),
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
    ignores: ['Your code is 4821, text it to me back', 'Hello there'],
  },
  {
    id: 'text/we-never-ask',
    theme: 'reassuring',
    title: 'Says what the sender never asks for',
    why: 'Honest senders remind you of this. Some scams copy it, so it counts only a little.',
    find: quotesOf(
      inEnglish(
        '(?:we|staff|employees|bank|hmrc|irs|police|our team|nobody|no one)(?: \\w{1,12}){0,3} (?:will |would )?(?:never|not) (?:\\w{1,8} )?(?:ask|call|request|contact|send|phone|demand)|(?:never|not) (?:ask(?:s|ed)?|request) (?:\\w{1,8} ){0,4}(?:password|pin|code|otp|payment|card|details)|does not (?:send|ask|call|charge|collect)',
        {
          es: 'nunca (?:le |te )?(?:pedi\\w{1,5}|solicit\\w{1,5}|llama\\w{1,4})|no (?:le |te )?(?:pedi\\w{1,5}|solicit\\w{1,5})',
          pt: 'nunca (?:lhe |te )?(?:ped\\w{1,5}|solicit\\w{1,5}|lig\\w{1,4})|nao (?:pede|pedimos|solicita)\\w{0,3}',
          fr: "(?:ne|n')(?: vous)? (?:demand\\w{1,6}|appell\\w{1,4}|envoi\\w{1,3}) (?:jamais|pas)|jamais .{0,20}(?:code|mot de passe|lien)",
          de: '(?:fragt|fragen|bitten|fordern|verlangen|rufen)(?: sie)? (?:niemals|nie|nicht)|niemals (?:nach|um|per|am)',
          it: 'non (?:le |ti |vi )?(?:chied\\w{1,6}|richied\\w{1,6}|contatt\\w{1,6}|invi\\w{1,4}) (?:mai )?',
          nl: '(?:vraagt|vragen|bellen|sturen)(?: u| je)? nooit',
          'hi-Latn': 'kabhi (?:bhi )?(?:nahi|na) (?:mang|puch|poochh)\\w{0,4}|nahi (?:mangta|maangta|poochta)',
          tl: 'hindi (?:kami |kailanman )?(?:hihingi|manghihingi|humihingi)|never (?:kaming )?',
          id: 'tidak pernah (?:meminta|menghubungi|menelepon)',
          zh: '不会(?:要求|索要|以电话|通过)|绝不会|不會(?:要求|以電話|向)|絕不會',
          hi: 'कभी नहीं (?:मांग|पूछ)',
        },
      ),
    ),
    catches: ['We will never ask for your PIN.', 'HMRC will never call you about this'],
    ignores: ['We ask for calm.', 'Never mind.'],
  },
  {
    id: 'text/call-number-on-card',
    theme: 'reassuring',
    title: 'Points you to a number you already have',
    why: 'It sends you to the real thing, not to itself.',
    find: without(
      quotesOf(
        inEnglish(
          "(?:number|phone) (?:on|from|printed on) (?:the )?(?:back of |front of )?(?:your|the) (?:\\w{1,10} )?(?:card|bill|statement|letter|policy|website)|(?:number|line) you (?:know|already have|usually|have)|(?:in|through|via|using|open|on|from) (?:the|our|your) (?:\\w{1,14} )?(?:app|mobile app|online banking|internet banking|portal)(?! store)|(?:go|going|log ?in|sign ?in|type|visit) (?:to |at )?(?:our|the) (?:official |usual )?(?:website|site) (?:directly|yourself|as usual)|at (?:the|your|any) (?:branch|desk|counter|reception|office|post office)|as usual|the usual way|no action (?:is )?(?:needed|required)|nothing (?:you )?(?:need to|to) (?:do|pay)|you (?:do not|don'?t) (?:need|have) to do anything",
          {
            es: '(?:reverso|dorso) de (?:su|tu) tarjeta|en (?:la|su|tu|nuestra) (?:app|aplicacion|banca online|sucursal|oficina)|no (?:es necesario|tiene que|hace falta|debe) hacer nada|como siempre',
            pt: '(?:verso|tras) do (?:seu )?cartao|(?:no|na|pelo|pela) (?:app|aplicativo|aplicacao|agencia|balcao|homebanking|loja)|nao (?:precisa|tem de|e necessario)|como (?:sempre|habitualmente)',
            fr: "(?:dos|verso) de votre carte|(?:dans|sur|depuis) (?:l'|votre |notre )(?:appli\\w{0,7}|espace (?:client|personnel)|agence)|aucune (?:action|demarche)|rien a faire|comme d'habitude",
            de: '(?:in|uber) (?:der|die|ihrer|unserer) (?:app|filiale)|im online-?banking|ruckseite ihrer karte|wie (?:gewohnt|ublich|immer)|(?:mussen|brauchen) (?:sie )?nichts|keine aktion',
            it: "(?:retro|dietro) (?:della )?(?:sua |tua )?carta|(?:nell'|dall'|in|sull')(?:app|area (?:clienti|personale)|filiale)|non (?:e necessario|deve|occorre|serve) fare nulla|nessuna azione|come (?:sempre|di consueto)",
            nl: '(?:in|via|op) (?:de|uw|onze|je) (?:app|bankapp|mijn \\w{1,12})|achterkant van uw pas|u hoeft niets|zoals (?:u )?(?:gewend|altijd)|aan de balie',
            'hi-Latn': 'app (?:me|mein|par|khol)|branch (?:me|mein|jaa|aa)\\w{0,3}|card ke peeche',
            tl: 'sa (?:app|branch|opisina|counter)|likod ng (?:iyong )?card',
            id: '(?:di|melalui|lewat|buka) (?:aplikasi|cabang|kantor|app)|belakang kartu|loket',
            zh: 'APP|柜台|网点|官网|窗口|前台|門市|官方網站|分行|櫃檯',
            hi: 'ऐप|शाखा',
          },
        ),
      ),
      foreignLink,
      near(call, thing('phone'), 40),
    ),
    catches: ['Call the number on the back of your card.', 'You can check this in the app.'],
    ignores: ['My number is 4.', 'The card is blue.'],
  },
  {
    id: 'text/own-domain',
    theme: 'reassuring',
    title: 'Links to the sender’s own site',
    why: 'The address belongs to the one who is named.',
    find: ({ reading }) => {
      const shapes = linkShapes(reading)
      return shapes.length > 0 && shapes.every(({ official, government }) => official || government)
        ? shapes.map(({ span }) => span)
        : []
    },
    catches: ['USPS: see usps.com/track', 'HMRC: sign in at www.gov.uk/personal-tax'],
    ignores: ['USPS: see usps-fee.top', 'hello'],
  },
  {
    id: 'text/warns-of-scams',
    theme: 'reassuring',
    title: 'Warns of a scam or tells about one',
    why: 'It speaks about scams instead of being one.',
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
    title: 'Offers a way to opt out',
    why: 'Most real mailings do, though scams copy it. It counts little.',
    find: quotesOf(
      inEnglish(
        '(?:reply|text|send|txt) ["\']?stop["\']?|unsubscribe|opt[- ]?out|manage (?:your )?(?:preferences|notifications)|you (?:are )?receiv(?:ed|ing) this (?:e-?mail|message) because|why (?:you|did you|am i) (?:got|get|getting|received?) this|t&cs? apply|terms (?:and conditions )?apply|18\\+',
        {
          es: 'darse de baja|baja|cancelar suscripcion',
          pt: 'cancelar (?:a )?(?:inscricao|subscricao)|descadastrar|sair',
          fr: 'se desinscrire|desabonn\\w{1,6}|stop (?:au|sms)',
          de: 'abmelden|abbestellen',
          it: "disiscriv\\w{1,4}|cancella(?:re)? (?:l')?iscrizione",
          nl: 'afmelden|uitschrijven',
          id: 'berhenti berlangganan',
          zh: '退订|回T|取消訂閱|拒收',
        },
      ),
    ),
    catches: ['Reply STOP to opt out', 'Unsubscribe here'],
    ignores: ['Stop at the shop', 'The bus stop'],
  },
  {
    id: 'text/ordinary-plan',
    theme: 'reassuring',
    title: 'Ordinary plans between people',
    why: 'Everyday talk with nothing asked for.',
    find: without(
      quotesOf(
        inEnglish(
          'see you (?:at|on|there|soon|tomorrow|later|tonight)|(?:pick|picking) (?:you|him|her|them|the kids) up|dinner|lunch|breakfast|birthday|on my way|running late|(?:at|by) (?:school|church|home|the (?:gym|pub|park|station|office))|(?:practice|training|rehearsal|class|lesson) (?:is|at|on|moved)|let me know (?:if|what|when)|how was (?:the|your)|good luck|happy birthday|weekend|love (?:you )?x{1,20}|xx',
          {
            es: 'nos vemos|cena|comida|cumple\\w{0,6}|llego tarde|el finde',
            pt: 'ate (?:logo|ja|amanha)|jantar|almoco|aniversario|a caminho',
            fr: "a (?:ce soir|demain|tout)|diner|dejeuner|anniversaire|j'arrive",
            de: 'bis (?:gleich|morgen|spater|dann)|abendessen|mittagessen|geburtstag|unterwegs',
            it: 'ci vediamo|a (?:dopo|stasera|domani)|cena|pranzo|compleanno',
            nl: 'tot (?:straks|morgen|zo|dan)|eten|verjaardag|onderweg',
            'hi-Latn': 'khana|kal milte|ghar aa|pahunch',
            tl: 'kita kits|kain|uwi|birthday',
            id: 'makan|ketemu|pulang|ulang tahun|sampai',
            zh: '吃饭|回家|见面|生日|路上|食飯|返屋企|見面|吃飯',
          },
        ),
      ),
      anyOf(thing('link'), thing('gift-card'), thing('crypto'), send),
    ),
    catches: ['See you at dinner', 'Happy birthday!'],
    ignores: ['Send money for dinner', 'Invoice 12'],
  },
]
