import { inEnglish } from '../in-english.ts'
import { anyOf, quotesOf, without } from '../rule.ts'

import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const tricksPayment: readonly Rule[] = [
  {
    id: 'text/bribe-or-fix',
    theme: 'payment',
    kinds: ['toll-parking', 'government'],
    title: 'A quiet payment makes a problem go away',
    why: 'No office settles anything by a quick private payment.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:we|i|he|she) (?:can )?(?:fix|settle|sort|clear|delete|arrange|expedite)(?: it| this| that)?(?: for you)?(?: \\w{1,6}){0,3} (?:now|today|for|quietly|quick)|(?:gets?|will be|is) (?:deleted|cleared|erased|removed) (?:if|once|after|when)|facilitation|(?:something|thing) (?:small )?for (?:the )?(?:boys|officer|boss)|speed ?money|(?:between|off) the (?:books|record)|compromise amount|out of court|settle(?:ment)? (?:today|now|amount)',
          {
            tl: 'areglo|ayusin natin|compromise',
            id: 'damai|uang (?:rokok|damai|pelicin)|diselesaikan',
            'hi-Latn': 'settle kar|setting|chai pani|mamla (?:khatam|rafa)',
            es: 'arreglar(?:lo)?|mordida',
            pt: 'resolver (?:isso|por fora)|jeitinho',
            zh: '私了|通融|打点',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['we can fix it now for 2,000', 'out of court settlement amount'],
    ignores: ['The plumber fixed the tap.', 'They settled in Leeds.'],
  },
  {
    id: 'text/protection-money',
    theme: 'story',
    kinds: ['extortion'],
    title: 'Hints at harm unless you pay',
    why: 'Tell the police. Paying brings more demands.',
    find: without(
      quotesOf(
        inEnglish(
          "(?:be|would be) a shame|keeps? (?:the|my) (?:lads|boys) away|paint on (?:the|your) door|(?:our|my) runner|(?:o\\$p\\$|owe money pay money)|pay up|(?:bomb|explosive|grenade)(?: \\w{1,8}){0,4} (?:device|building|office|school|detonat\\w{1,4})|(?:we|i)(?:'re| are|'m| am) watching (?:you|your)|(?:break|burn|smash) (?:your|ur) \\w{3,10}|last warning|see what happens|regret it|you(?:'ll| will) be sorry",
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
    ignores: ['Wet paint.', 'He broke his arm.'],
  },
  {
    id: 'text/flip-money',
    theme: 'lure',
    kinds: ['investment'],
    title: 'Turns a small sum into a big one',
    why: 'Nobody multiplies strangers’ money in a day.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:cash ?app |money )?flip(?:s|ping|ped)?|(?:turn|turned|grow|grew|make) (?:your |my |a )?(?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{0,8} (?:in)?to (?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{1,9}|[0-9][0-9,.]{1,8}k? (?:to|becomes|gives?|=|pays?) (?:\\$|£|€|₹)?[0-9][0-9,.]{2,9}k?(?: (?:in|within|by|same))|(?:invest|send|pay|put) (?:\\$|£|€|₹|n|r|ksh )?[0-9][0-9,.k]{1,8}(?: and)? (?:get|earn|receive|collect|take)|(?:returns?|profit) (?:of )?[0-9]{2,4} ?%',
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
    catches: ['second Cash App flip this week', 'send 500 and get 5000'],
    ignores: ['Flick the page.', 'From 300 to 400 people came.'],
  },
  {
    id: 'text/share-of-sum',
    theme: 'lure',
    kinds: ['prize', 'job'],
    title: 'A share of a big sum for your help',
    why: 'Nobody pays a stranger a share of a fortune.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:you|u|ur) (?:will |shall |can |to )?(?:receive|keep|get|have|earn|be given|take) (?:about )?[0-9]{1,2} ?(?:%|percent|per cent)|[0-9]{1,2} ?(?:%|percent) (?:for you|for your|of the|is yours|commission|share)|your (?:share|commission|cut|percentage)|(?:trunk|consignment|two|metal) boxe?s?|next of kin|stand as',
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
    title: 'Insists that it is real',
    why: 'Honest offers do not need to swear that they are honest.',
    find: without(
      quotesOf(
        inEnglish(
          "100 ?% (?:legit|legal|safe|real|secure|genuine|guaranteed|trusted|sure)|(?:this is|it is|it's|its|very|totally) (?:legit|real|not (?:a )?scam|genuine|true)(?! estate)|trust me|no scam|legit(?:imate)? (?:company|business|site|platform|and)|living testimony|(?:fully )?(?:licensed|registered|certified|accredited|government[- ]approved) (?:and|by|broker|trader|agent|company|platform|hacker)|i swear|believe me|god is my witness|promise you",
          {
            es: '100 ?% (?:legal|seguro|real|confiable|garantizado)|no es estafa|confia en mi',
            pt: '100 ?% (?:legal|seguro|real|confiavel|garantido)|nao e golpe|confia em mim|pode confiar',
            fr: '100 ?% (?:legal|sur|fiable|garanti)|pas une arnaque|fais-moi confiance|faites-moi confiance',
            de: '100 ?% (?:legal|sicher|serios|garantiert)|kein betrug|vertrau(?:en sie)? mir',
            it: '100 ?% (?:legale|sicuro|reale|garantito)|non e una truffa|fidati',
            nl: '100 ?% (?:legaal|veilig|betrouwbaar)|geen oplichting|vertrouw me',
            'hi-Latn': '100 ?% (?:genuine|real|pakka)|bharosa|fraud nahi',
            tl: '100 ?% (?:legit|sure)|legit (?:po|to|ito)|di (?:po )?scam',
            id: '100 ?% (?:aman|asli|terpercaya|halal)|amanah|bukan penipuan',
            zh: '正规|官方认证|绝对安全|保证真实|正規|絕對',
          },
        ),
      ),
      inEnglish('warning|beware|report'),
    ),
    catches: ['100% legit company', 'trust me it is real'],
    ignores: ['Real estate news', 'The registered office is in Leeds'],
  },
  {
    id: 'text/insider-tip',
    theme: 'lure',
    kinds: ['investment'],
    title: 'Inside knowledge or early access',
    why: 'Tips like this are either invented or illegal.',
    find: without(
      quotesOf(
        inEnglish(
          'insider|inside (?:info\\w{0,8}|tip|knowledge)|before (?:it )?(?:goes|is) public|pre-?ipo|ipo allotment|upper[- ]?circuit|allotment|institutional (?:account|app|desk|platform)|(?:only )?(?:our|my) (?:members|students|circle|followers)|copy (?:the|our|my) (?:big|trades?|trader|pros?)|(?:whisk(?:e)?y|wine) casks?|(?:gold|diamond) (?:bars|mine|dust)|(?:land|plots?) (?:that|will) (?:double|triple)|short[- ]term node|liquidity (?:pool|mining)|quant(?:itative)? (?:trading|strategy)|ai (?:trading|bot|robot)|trading (?:bot|robot|desk|node)',
          {
            es: 'informacion privilegiada|robot de trading',
            pt: 'informacao privilegiada|robo (?:de )?(?:trade|investimento)',
            fr: 'information privilegiee|robot de trading',
            de: 'insider\\w{0,6}|handelsroboter|trading-?bot',
            it: 'informazione riservata|robot di trading',
            nl: 'voorkennis|tradingbot',
            zh: '内幕|内部消息|涨停|量化|节点|內線|飆股|機構',
            'hi-Latn': 'upper circuit|ipo (?:allot|quota)\\w{0,4}|institutional',
            id: 'robot trading|bocoran|orang dalam',
            tl: 'inside info|trading bot',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['our institutional app gives upper-circuit IPO allotment', 'copy the big traders with our AI bot'],
    ignores: ['The bottle was half full.', 'Stay inside today.'],
  },
  {
    id: 'text/free-upgrade',
    theme: 'lure',
    kinds: ['utility', 'health'],
    title: 'Something costly for nothing',
    why: 'The catch is your signature, your card or your personal number.',
    find: without(
      quotesOf(
        inEnglish(
          'free (?:roof|solar|laptop|phone|tablet|insulation|boiler|windows|home|meter|installation|inspection|trial|training|visa|medicine|brace|test kit|recharge|data|airtime|fuel|petrol|food|groceries)|no cost to you|at no cost|(?:the )?(?:state|government|programme?) pays|(?:you )?(?:may |might )?qualif(?:y|ied) for (?:a |the )?(?:free|grant|rebate|program)|zero cost|(?:50|75|30|40) ?% (?:off|discount|lower) (?:your|on your) (?:bill|rent|electric\\w{0,4}|internet|phone|plan)|lower your (?:bill|rate|interest|payment)',
          {
            es: 'gratis|sin costo|sin coste',
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
