import { words } from '../../reading/sought.ts'
import { anyOf, before, near, quotesOf, thing, unless, without } from '../rule.ts'
import { money, send } from '../asks/words-ask.ts'
import { deadline, scamTalk } from './words-pressure.ts'

import type { Rule } from '../rule.ts'

export const threats: readonly Rule[] = [
  {
    id: 'text/lie-to-bank',
    theme: 'secrecy',
    kinds: ['bank-impersonation', 'investment'],
    find: unless(
      quotesOf(
        words({
          en: "(?:if|when) (?:they|the bank|the teller|the cashier|anyone|your bank|the shop|someone) (?:asks?|calls?|questions?)(?: \\w{1,8}){0,4},? (?:just )?(?:say|tell|answer|select|choose)|tell (?:them|the bank|the teller|the cashier) (?:it'?s|it is|that it|you)|say (?:it'?s|it is) for (?:family|a friend|home|renovat\\w{1,5}|a car|personal)|(?:bank|branch) (?:staff|employees?) (?:\\w{1,8} ){0,4}(?:involved|under investigation|not be trusted)|inside job|do not (?:call|visit|tell|contact) (?:the|your) (?:bank|branch)",
          es: 'si (?:le|te) preguntan|diga que es|no (?:llame|vaya) (?:al|a la) (?:banco|sucursal)',
          pt: 'se (?:perguntarem|o banco)|diga que e|nao (?:va|ligue) (?:a|para) (?:agencia|o banco)',
          fr: "si (?:on|la banque|le conseiller) vous|dites que c'est|n'appelez pas (?:la|votre) (?:banque|agence)",
          de: 'wenn (?:die bank|man|jemand) (?:sie )?fragt|sagen sie (?:einfach )?,? ?(?:es|dass|das)',
          it: 'se (?:le|ti) (?:chiedono|domandano)|dica che (?:e|sono)|non (?:chiami|vada) (?:la|in) (?:banca|filiale)',
          nl: 'als (?:de bank|iemand) (?:er)?(?:naar )?vraagt|zeg (?:dan )?dat',
          zh: '银行(?:问|工作人员问)|如果.{0,6}问|就说|銀行問',
          'hi-Latn': 'bank (?:wale|me) (?:puche|poocha)|bol(?:na|dena) ki',
          id: 'kalau ditanya|bilang saja|jika ditanya',
          tl: 'pag (?:tinanong|nagtanong)|sabihin mo(?:ng)?',
        }),
      ),
      scamTalk,
      60,
    ),
    catches: ['If the bank asks, say it is for a car', 'tell the teller you are renovating'],
    ignores: ['If it rains, bring a coat.', 'Ask your bank.'],
  },
  {
    id: 'text/hide-from-bank',
    theme: 'secrecy',
    kinds: ['bank-impersonation', 'government', 'family-emergency'],
    find: without(
      unless(
        quotesOf(
          words({
            en: "(?:do not|don'?t|dont|never|not to|without) (?:\\w{1,8} ){0,2}(?:tell(?:ing)?|inform(?:ing)?|involv(?:e|ing)|mention (?:it |this )?to|talk to|speak to|discuss (?:it |this )?with) (?:the |your |any |other |ur )?(?:\\w{1,10} )?(?:bank|branch|teller|cashier|police|family|husband|wife|children|kids|son|daughter|solicitors?|lawyers?|employer|colleagues|accounts (?:team|department))",
            es: 'no (?:se lo )?(?:diga|cuente|comente|digas|cuentes)(?: nada)? (?:a|al|a la|con) (?:su |tu )?(?:banco|policia|familia|hijos?|marido|mujer)',
            pt: 'nao (?:conte|diga|fale|avise)(?: nada)? (?:para|pra|com|ao|a) (?:o |a )?(?:seu |sua )?(?:banco|gerente|policia|familia|filhos?|marido)',
            fr: "n(?:e |')(?:en )?(?:parlez|dites)(?: rien)?(?: pas)? a (?:la |votre )?(?:banque|police|famille|mari|enfants)",
            de: '(?:sagen|erzahlen) sie (?:\\w{1,8} ){0,2}(?:der|ihrer|ihren) (?:bank|polizei|familie|kindern) (?:\\w{1,8} )?(?:nichts|nicht)',
            it: 'non (?:dica|dire|parli)(?: \\w{1,8})? (?:alla|con la|a|ai) (?:sua )?(?:banca|polizia|famiglia|figli)',
            nl: '(?:vertel|zeg) (?:het |niets )?(?:niet )?(?:aan|tegen) (?:de|uw) (?:bank|politie|familie|kinderen)',
            id: 'jangan (?:bilang|beritahu|cerita|kasih tahu)(?: \\w{1,8}){0,2} (?:bank|polisi|keluarga|suami|istri|anak)',
            tl: '(?:huwag|wag) (?:\\w{1,5} ){0,2}(?:sabihin|ipaalam) (?:\\w{1,5} )?(?:sa )?(?:bangko|pulis|pamilya|asawa|anak)',
            'hi-Latn':
              '(?:bank|police|ghar|family)(?: \\w{1,6}){0,2} (?:ko|wal\\w{1,3}|me|mein) (?:mat|nahi|na) bata\\w{0,3}',
            zh: '(?:不要|别|不能|唔好)(?:告诉|告訴|跟|同|惊动|驚動)(?:银行|銀行|警察|家人|家里|儿女|屋企人)',
          }),
        ),
        words({ en: 'surprise|birthday' }),
        60,
      ),
      scamTalk,
    ),
    catches: [
      "Don't tell the bank what it is for.",
      'please do not involve probate solicitors',
      '不要告诉家人，也别打电话',
    ],
    ignores: ['Tell your bank at once.', 'Do not tell him about the cake.'],
  },
  {
    id: 'text/do-not-verify',
    theme: 'secrecy',
    find: without(
      quotesOf(
        words({
          en: "(?:do not|don'?t|dont|no need to|please don'?t|not to|cannot|can'?t) (?:\\w{1,8} ){0,2}(?:call (?:the|your|us|dad|mum|mom|him|her|my|me|home|anyone)|contact (?:the|your|our|support|anyone)|visit (?:the|your)|go to the|ask (?:the|your|anyone|questions)|check with|verify with|google|ring)|(?:do not|don'?t|dont) phone|only (?:reply|contact|call) (?:to |me |via |through |this |here)",
          es: 'no (?:llame|llames|contacte|acuda|pregunte|vaya)|no hace falta (?:llamar|ir|que llame)',
          pt: 'nao (?:ligue|liga|contacte|contate|va|precisa (?:ligar|ir))',
          fr: "(?:ne|n') ?(?:pas |)(?:appele[rz]|contacte[rz]|alle[rz])|inutile d'appeler|pas besoin d'appeler",
          de: '(?:nicht|kein\\w{0,1}) (?:anrufen|kontaktieren|bei der bank)|rufen sie (?:bitte )?nicht|ruf (?:mich |bitte )?nicht',
          it: 'non (?:chiami|chiamare|contatti|contattare|serve (?:chiamare|andare))',
          nl: 'niet (?:bellen|naar de bank)|bel (?:mij |me |dus )?niet|hoeft niet te bellen',
          'hi-Latn': '(?:branch|bank|call|phone) (?:mat|nahi|na) (?:jaa|kar|jana)\\w{0,3}|jaane ki zaroorat nahi',
          tl: '(?:huwag|wag) (?:na |muna |nang )?(?:po )?(?:tumawag|tawag|pumunta)',
          id: 'jangan (?:telepon|telpon|hubungi|datang|ke)|tidak perlu (?:ke|datang|hubungi)',
          zh: '不要(?:打电话|联系|去)|不用去|无需(?:前往|到)|唔使去|不必(?:前往|去)',
        }),
      ),
      scamTalk,
    ),
    catches: ['no need to call the branch', "don't contact your bank"],
    ignores: [
      'Call us any time.',
      'No need to bring food.',
      'Do not reply to this e-mail.',
      'The office is closed on Monday.',
    ],
  },
  {
    id: 'text/final-notice',
    theme: 'pressure',
    find: without(
      quotesOf(
        words({
          en: '(?:final|last|second and final) (?:notice|warning|reminder|demand|attempt|advise|chance|notification)|last (?:day|chance|opportunity) to',
          es: 'ultimo (?:aviso|recordatorio|requerimiento)|ultima (?:oportunidad|advertencia|notificacion)',
          pt: 'ultimo (?:aviso|lembrete)|ultima (?:chance|notificacao|oportunidade)|aviso final',
          fr: 'dernier (?:avis|rappel|avertissement)|derniere (?:relance|chance)|ultime',
          de: 'letzte (?:mahnung|warnung|erinnerung|aufforderung|chance)|letztmalig\\w{0,2}',
          it: 'ultimo (?:avviso|sollecito|promemoria)|ultima (?:possibilita|comunicazione)|avviso finale',
          nl: 'laatste (?:herinnering|waarschuwing|aanmaning|kans|mededeling)',
          'hi-Latn': '(?:last|final|aakhri) (?:notice|warning|mauka|chance)',
          id: '(?:peringatan|pemberitahuan|kesempatan) terakhir',
          tl: 'huling (?:paalala|babala|pagkakataon)|final notice|last warning',
          zh: '最后(?:通知|警告|机会|一次)|最後(?:通知|警告|機會)',
          hi: 'अंतिम (?:सूचना|चेतावनी|मौका)',
        }),
      ),
      scamTalk,
    ),
    catches: ['This is your final notice', 'last chance to claim'],
    ignores: [
      'The final match is on Sunday.',
      'Last year we went to Spain.',
      'Last call for the coach trip, two seats left.',
    ],
  },
  {
    id: 'text/officer-threat',
    theme: 'pressure',
    kinds: ['government'],
    find: without(
      anyOf(
        before(
          words({
            en: "will be|will|going to|get|be|face|facing|or|avoid|otherwise|issued?|you'?ll",
            es: 'sera|sere|va a|evitar|o',
            pt: 'sera|vai|evitar|ou',
            fr: 'sera|serez|eviter|etre',
            de: 'wird|werden|droht|vermeiden|oder',
            it: 'sara|verra|evitare|o',
            nl: 'wordt|zal|voorkomen|of',
            'hi-Latn': 'hoga|hogi|warna|jayega|jaayegi',
            tl: 'ma|kung',
            id: 'akan|atau',
            zh: '将|會|将会|就',
          }),
          words({
            en: 'arrest(?:ed)?|jail(?:ed)?|prison|legal (?:action|proceedings)|lawsuit|sued|prosecut\\w{1,4}|deport\\w{1,5}|(?:an? )?(?:arrest )?warrant|handcuff\\w{0,2}|(?:go(?:ing)? |taken )to court|court (?:action|proceedings|case)',
            es: 'arrest\\w{1,4}|detenid[ao]|acciones (?:legales|judiciales)|embargad[ao]|embargaremos',
            pt: 'pres[ao]|detid[ao]|processad[ao]|acoes (?:legais|judiciais)|penhora',
            fr: 'arretee?s?|en prison|poursuiv\\w{1,4}|poursuites|saisie',
            de: 'verhaft\\w{1,4}|festgenommen|rechtliche schritte|pfand\\w{1,4}|klage',
            it: 'arrestat\\w|azioni legali|pignora\\w{1,6}|denunciat\\w',
            nl: 'gearresteerd|aangehouden|juridische stappen|beslag|deurwaarder',
            'hi-Latn': 'arrest|jail|giraftar\\w{0,1}|case',
            tl: 'makulong|makukulong|ipapakulong|ma-?aresto|kakasuhan',
            id: 'ditangkap|dipenjara|diproses hukum|ditahan',
            zh: '逮捕|拘留|坐牢|起诉|拘捕|起訴|抓',
            hi: 'गिरफ्तार|जेल|कानूनी कार्रवाई',
          }),
          40,
        ),
        words({ en: '(?:arrest )?warrant (?:squad )?(?:will|may|is|has|was)' }),
      ),
      scamTalk,
    ),
    catches: ['you will be arrested today', 'avoid legal action', 'or we go to court and you will be sued'],
    ignores: [
      'He was late.',
      'The court is green.',
      "You pay that to the court's account, I'll text it within the hour.",
      'El ingreso se hace en tarjeta para evitar embargos.',
    ],
  },
  {
    id: 'text/act-on-money-now',
    theme: 'pressure',
    find: without(near(anyOf(before(send, money, 30), thing('sum')), deadline, 50), scamTalk),
    catches: ['pay the fee before midnight', '$4.15 is due within 24 hours'],
    ignores: ['Lunch is at noon.', 'The sum is right.'],
  },
  {
    id: 'text/only-few-left',
    theme: 'pressure',
    find: without(
      quotesOf(
        words({
          en: '(?:only|just|last) (?:[0-9]{1,3}|a few|two|three|one) (?:\\w{1,10} )?(?:left|spots?|slots?|places?|seats?|remaining|units?|tickets?)|limited (?:slots?|spots?|places|offer|time|seats|stock)|(?:slots?|spots?|places) (?:are )?(?:filling|running out|almost)|while (?:stocks?|supplies) last|other (?:people|buyers|applicants|families) (?:are )?(?:interested|waiting|want)|someone else (?:is|wants)|first come',
          es: 'plazas limitadas|ultimas (?:plazas|unidades)|cupos? limitad\\w{1,2}',
          pt: 'vagas limitadas|ultimas (?:vagas|unidades)',
          fr: 'places limitees|dernieres places|stock limite',
          de: 'nur noch [0-9]{1,3}|begrenzte platze|letzte platze|solange der vorrat',
          it: 'posti limitati|ultimi (?:posti|pezzi)',
          nl: 'beperkte plaatsen|laatste plekken|nog maar',
          id: 'kuota terbatas|slot terbatas|tinggal [0-9]{1,3}',
          tl: 'limited slots|limitado',
          'hi-Latn': 'limited (?:slot|seat)s?|sirf [0-9]{1,3}',
          zh: '名额有限|最后.{0,4}名|限量|名額有限',
        }),
      ),
      scamTalk,
    ),
    catches: ['Only 3 spots left', 'other people are interested so send the deposit'],
    ignores: ['Turn left at the corner.', 'We have plenty.'],
  },
]
