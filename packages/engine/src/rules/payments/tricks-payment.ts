import { inEnglish } from '../in-english.ts'
import { anyOf, quotesOf, without } from '../rule.ts'

import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const tricksPayment: readonly Rule[] = [
  {
    id: 'text/bribe-or-fix',
    theme: 'payment',
    kinds: ['toll-parking', 'government'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:we|i|he|she) (?:can )?(?:fix|settle|sort|clear|delete|arrange|expedite)(?: it| this| that)?(?: for you)?(?: \\w{1,6}){0,3} (?:now|today|for|quietly|quick)|(?:something|thing) (?:small )?for (?:the )?(?:boys|officer|boss)|speed ?money|off the (?:books|record)|compromise amount|settle (?:it )?quietly',
          {
            tl: 'areglo|ayusin natin|compromise',
            id: 'jalan damai|uang (?:rokok|damai|pelicin)',
            'hi-Latn': 'settle kar|setting|chai pani|mamla (?:khatam|rafa)',
            es: 'mordida',
            pt: 'resolver por fora|jeitinho',
            zh: '私了|通融|打点',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['we can fix it now for 2,000', 'something small for the boys'],
    ignores: [
      'The plumber fixed the tap.',
      'They settled in Leeds.',
      'Visa facilitation and accommodation are sponsored.',
      'It is removed once you log in.',
    ],
  },
  {
    id: 'text/protection-money',
    theme: 'story',
    kinds: ['extortion'],
    find: without(
      quotesOf(
        inEnglish(
          "(?:be|would be) a shame|keeps? (?:the|my) (?:lads|boys) away|paint on (?:the|your) door|(?:o\\$p\\$|owe money pay money)|pay up or|(?:bomb|explosive|grenade)(?: \\w{1,8}){0,4} (?:device|building|office|school|detonat\\w{1,4})|(?:we|i)(?:'re| are|'m| am) watching (?:you|your)|(?:break|burn|smash) (?:your|ur) \\w{3,10}|you(?:'ll| will) (?:regret it|be sorry)",
          {
            es: 'le va a pasar algo|sabemos donde vives',
            pt: 'sabemos onde (?:mora|vive)s?|vai se arrepender',
            de: 'wissen wo (?:sie|du) wohn\\w{1,3}|passiert (?:ihnen|dir) was',
            it: 'sappiamo dove abit\\w|te ne penti\\w{0,3}',
            zh: '小心点|后果自负|知道你家|後果自負',
            'hi-Latn': 'ghar pe aadmi|dekh lena',
            id: 'awas (?:ya|kamu)|tahu rumah',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['Be a shame if something happened', 'pay up or paint on the door'],
    ignores: ['Wet paint.', 'He broke his arm.', 'Last warning re piano fees, sorry!'],
  },
  {
    id: 'text/flip-money',
    theme: 'lure',
    kinds: ['investment'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:cash ?app |money )flip(?:s|ping|ped)?|flipp(?:ed|ing) (?:my|your|his|her|\\$|£|€)? ?[0-9][0-9,.k]{0,8}|(?:turn|turned|grow|grew|make) (?:your |my |a )?(?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{0,8} (?:in)?to (?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{1,9}|[0-9][0-9,.]{1,8}k? (?:to|becomes|gives?|=|pays?) (?:\\$|£|€|₹)?[0-9][0-9,.]{2,9}k?(?: (?:in|within|by|same))|(?:invest|send|pay|put) (?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{1,8}(?: and)? (?:get|earn|receive|collect) (?:back )?(?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{0,9}|(?:returns?|profit) (?:of )?[0-9]{2,4} ?%',
          {
            es: '(?:inviert|pon)\\w{0,3} [0-9.]{2,7}.{0,12}(?:gan|recib|sac)\\w{1,4}',
            pt: '(?:investe|coloca|aplica)\\w{0,2} [0-9.]{2,7}.{0,12}(?:receb|ganh|tir)\\w{1,3}',
            zh: '投.{0,4}[0-9万千]{1,6}.{0,6}(?:赚|返|收)',
            'hi-Latn': '[0-9]{2,6} (?:lagao|dalo|invest).{0,14}[0-9]{3,7} (?:pao|lo|milega)',
            id: 'modal [0-9.]{2,7}.{0,10}(?:jadi|dapat)',
            tl: '[0-9,]{2,6} (?:mo )?(?:magiging|to|balik) [0-9,]{3,7}',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['second Cash App flip this week', 'send 500 and get 5000', 'she flipped my 500 to 4,750 in 3 hrs'],
    ignores: [
      'Flick the page.',
      'From 300 to 400 people came.',
      'Better you pay 5,800 and take the loan.',
      'We flipped the pancakes.',
    ],
  },
  {
    id: 'text/share-of-sum',
    theme: 'lure',
    kinds: ['prize', 'job'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:you|u|ur) (?:will |shall |can |to )?(?:receive|keep|get|have|earn|be given|take) (?:about )?[0-9]{1,2} ?(?:%|percent|per cent)|[0-9]{1,2} ?(?:%|percent) (?:for you|for your|of the|is yours|commission|share)|your (?:cut|percentage) (?:is|will)|(?:trunk|consignment) boxe?s?|stand as (?:the )?next of kin',
          {
            es: '[0-9]{1,2} ?% (?:para usted|para ti|del total|de comision)',
            pt: '[0-9]{1,2} ?% (?:para (?:voce|si)|do total|de comissao)',
            fr: '[0-9]{1,2} ?% (?:pour vous|de la somme|de commission)',
            de: '[0-9]{1,2} ?% (?:fur sie|der summe|provision)',
            it: '[0-9]{1,2} ?% (?:per (?:lei|te)|della somma|di commissione)',
            nl: '[0-9]{1,2} ?% (?:voor (?:u|jou)|van het bedrag|commissie)',
          },
        ),
      ),
      anyOf(scamTalk, inEnglish('off|discount|sale|pension|shareholder|battery|interest')),
    ),
    catches: ['You will receive 30% when you help me', '20 percent of the total is yours'],
    ignores: ['Save 20% off today', 'Your share price rose: 20% discount'],
  },
  {
    id: 'text/claims-legit',
    theme: 'lure',
    find: without(
      quotesOf(
        inEnglish(
          "100 ?% (?:legit|legal|safe|real|secure|genuine|guaranteed|trusted|sure)|(?:this is|it is|it's|very|totally) (?:legit|not (?:a )?scam|genuine)|(?:this is|it is|totally|very) real(?! estate)|trust me|no scam|legit(?:imate)? (?:company|business|site|platform|and)|living testimony|(?:licensed|registered|certified|accredited|government[- ]approved) (?:broker|trader|agent|platform|hacker)|i swear|believe me|god is my witness|promise you",
          {
            es: '100 ?% (?:legal|seguro|real|confiable|garantizado)|no es estafa|confia en mi',
            pt: '100 ?% (?:legal|seguro|real|confiavel|garantido)|nao e golpe|confia em mim|pode confiar',
            fr: '100 ?% (?:legal|sur|fiable|garanti)|pas une arnaque|fais-moi confiance|faites-moi confiance',
            de: '100 ?% (?:legal|sicher|serios|garantiert)|kein betrug|vertrau(?:en sie)? mir',
            it: '100 ?% (?:legale|sicuro|reale|garantito)|non e una truffa|fidati',
            nl: '100 ?% (?:legaal|veilig|betrouwbaar)|geen oplichting|vertrouw me',
            'hi-Latn': '100 ?% (?:genuine|real|pakka)|bharosa|fraud nahi',
            tl: '100 ?% (?:legit|sure)|legit (?:po|to|ito)|di (?:po )?scam',
            id: '100 ?% (?:aman|asli|terpercaya|halal)|bukan penipuan',
            zh: '正规平台|官方认证|绝对安全|保证真实|正規平台|絕對安全',
          },
        ),
      ),
      inEnglish('warning|beware|report|how (?:do|can) i know'),
    ),
    catches: ['100% legit company', 'trust me it is real'],
    ignores: ['Real estate news', 'The registered office is in Leeds', 'A copy certified by a notary near you.'],
  },
  {
    id: 'text/insider-tip',
    theme: 'lure',
    kinds: ['investment'],
    find: without(
      quotesOf(
        inEnglish(
          'insider (?:tip|info\\w{0,8}|trad\\w{1,3}|knowledge|news)|inside (?:info\\w{0,8}|tip|knowledge)|before (?:it )?(?:goes|is) public|pre-?ipo|ipo allotment|upper[- ]?circuit|institutional (?:account|app|desk|platform)|copy (?:the|our|my) (?:big|trades?|trader|pros?)|short[- ]term node|liquidity (?:pool|mining)|quant(?:itative)? (?:trading|strategy)|ai (?:trading|bot|robot)|trading (?:bot|robot|desk|node)',
          {
            es: 'informacion privilegiada|robot de trading',
            pt: 'informacao privilegiada|robo (?:de )?(?:trade|investimento)',
            fr: 'information privilegiee|robot de trading',
            de: 'insider\\w{0,6}|handelsroboter|trading-?bot',
            it: 'informazione riservata|robot di trading',
            nl: 'voorkennis|tradingbot',
            zh: '内幕|内部消息|涨停|量化(?:交易|策略)|內線|飆股',
            'hi-Latn': 'upper circuit|ipo (?:allot|quota)\\w{0,4}|institutional',
            id: 'robot trading|bocoran|orang dalam',
            tl: 'inside info|trading bot',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['our institutional app gives upper-circuit IPO allotment', 'copy the big traders with our AI bot'],
    ignores: ['The bottle was half full.', 'Stay inside today.', 'Allotment holders, rents are due on the 1st.'],
  },
  {
    id: 'text/free-upgrade',
    theme: 'lure',
    kinds: ['utility', 'health'],
    find: without(
      quotesOf(
        inEnglish(
          'free (?:roof|solar|laptop|phone|tablet|insulation|boiler|windows|home|meter|installation|inspection|trial|training|visa|medicine|brace|test kit|recharge|data|airtime|fuel|petrol|food|groceries)|no cost to you|at no cost|(?:the )?(?:state|government|programme?) pays|(?:you )?(?:may |might )?qualif(?:y|ied) for (?:a |the )?(?:free|grant|rebate|program)|zero cost|(?:50|75|30|40) ?% (?:off|discount|lower) (?:your|on your) (?:bill|rent|electric\\w{0,4}|internet|phone|plan)|lower your (?:bill|rate|interest|payment)',
          {
            es: '(?:totalmente|completamente) gratis|sin costo alguno|gratis para',
            pt: 'gratuit[ao]|de graca|sem custo',
            fr: 'isolation (?:a|gratuite)|1 euro|gratuit\\w{0,4}',
            de: 'gratis|kostenlos\\w{0,2} (?:solar|test|prufung)',
            it: 'gratuit\\w|a costo zero',
            nl: 'gratis (?:isolatie|zonnepanelen|check)',
            id: 'gratis (?:pulsa|kuota|bensin|sembako)',
            tl: 'libreng \\w{3,10}',
            'hi-Latn': 'free (?:recharge|laptop|silai|ration)|muft',
            zh: '免费(?:送|领|体检|安装)',
          },
        ),
      ),
      anyOf(scamTalk, inEnglish('clinic|library|in store')),
    ),
    catches: ['4 free roof systems left, the state pays', 'free laptop for students'],
    ignores: ['Entry to the museum costs 5 pounds.', 'We have free time.'],
  },
]
