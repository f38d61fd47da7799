import { inEnglish } from '../in-english.ts'
import { allOf, anyOf, quotesOf, thing, without } from '../rule.ts'

import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const tricksOffers: readonly Rule[] = [
  {
    id: 'text/ritual',
    theme: 'lure',
    kinds: ['other', 'charity'],
    find: without(
      quotesOf(
        inEnglish(
          'puja|kundli|dosh|evil eye|black magic|spell ?caster|(?:love|money|magic) spells?|spiritual (?:cleansing|work|bath)|holy (?:water|oil)|anoint\\w{1,4}|seed (?:offering|of faith)|sow a seed|prophet|prophecy|psychic|clairvoyan\\w{1,3}|tarot|lottery numbers from',
          {
            es: 'brujer\\w{1,3}|hechizo|mal de ojo|vidente|tarot|amarre',
            pt: 'feitico|mau olhado|vidente|taro|amarracao|descarrego',
            fr: 'marabout|voyan\\w{1,4}|desenvout\\w{1,6}',
            de: 'wahrsager\\w{0,2}|hellseher\\w{0,2}|fluch',
            it: 'maga|mago|malocchio|cartomant\\w|sensitiv\\w',
            nl: 'helderziend\\w{0,2}|vloek',
            'hi-Latn': 'puja|kundli|dosh|totka|tantrik|baba ji|graha',
            hi: 'पूजा|कुंडली|तांत्रिक',
            tl: 'kulam|albularyo|hula',
            id: 'dukun|pesugihan|susuk|santet|ritual',
            zh: '算命|改运|法事|消灾|改運|符水',
          },
        ),
      ),
      anyOf(scamTalk, inEnglish('biodata|rishta|matrimon\\w{1,4}')),
    ),
    catches: ['puja for your son today', 'the prophet says sow a seed'],
    ignores: [
      'Sow the beans in May.',
      'I spelled it wrong.',
      'She helped my pastor too.',
      'Biodata bhej raha hu, kundli milwa lete hain.',
    ],
  },
  {
    id: 'text/number-port',
    theme: 'story',
    kinds: ['code-theft', 'account'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:move|transfer|port(?:ing)?) (?:of )?(?:your|the) (?:phone )?(?:number|line|sim)|sim (?:swap|upgrade|will be|card will|block\\w{0,2}|change)|e-?sim (?:request|activation|upgrade|transfer)|(?:4g|5g) (?:upgrade|sim|activation)|port[- ]?(?:out|in)|number (?:will be|is being) (?:moved|ported|deactivated|disconnected)',
          {
            es: 'portabilidad|duplicado de (?:la )?sim|tarjeta sim',
            pt: 'portabilidade|troca de chip|cartao sim',
            fr: 'portabilite|carte sim|changement de sim',
            de: 'rufnummernmitnahme|sim-?karte',
            it: 'portabilita|sim swap|scheda sim',
            nl: 'nummerbehoud|simkaart',
            'hi-Latn': 'sim (?:band|block|upgrade|4g|5g)|5g upgrade',
            id: 'upgrade (?:4g|5g)|kartu sim',
            tl: 'sim (?:registration|upgrade)|e-?sim',
            zh: '实名|手机卡|停机|換卡',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['A request to move your number to another carrier', 'SIM upgrade to 5G today'],
    ignores: ['We moved house.', 'The ship is in port.'],
  },
  {
    id: 'text/business-listing',
    theme: 'story',
    kinds: ['business-email', 'government'],
    find: without(
      quotesOf(
        inEnglish(
          'domain (?:name )?(?:\\S{2,30} )?(?:expir\\w{1,4}|renewal|registration|notice|will expire|listing)|(?:trade ?mark|patent) (?:registration|publication|renewal|watch|office)|(?:business|company|trade|web) (?:directory|register|registry|listing)|annual (?:report|filing|compliance) (?:fee|service|notice)|seo (?:services?|audit|listing)|search engine (?:submission|listing)|labor law poster|complaint (?:has been |was )?(?:filed|lodged) against your (?:company|business)|registration of (?:data|entry)|zentralregister|gewerbe\\w{3,16}',
          {
            de: 'eintragungsofferte|branchenbuch|handelsregister|gewerbe\\w{3,16}|markenregister',
            es: 'registro mercantil|directorio de empresas|registro de marcas',
            fr: 'annuaire (?:des entreprises|professionnel)|registre des (?:marques|societes)|rcs',
            it: 'registro (?:imprese|marchi)|elenco aziende|camera di commercio',
            nl: 'handelsregister|bedrijvengids|merkenregister|kvk',
            pt: 'registo de marcas|lista de empresas',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['Your domain name expires, renewal notice', 'business directory listing fee'],
    ignores: ['We register guests at the desk.', 'The list is long.'],
  },
  {
    id: 'text/found-a-hole',
    theme: 'story',
    kinds: ['extortion', 'business-email'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:found|discovered|identified)(?: \\w{1,10}){0,4} (?:vulnerabilit\\w{1,3}|(?:security )?(?:hole|flaw|bug|weakness|leak)s?)|bug bounty|(?:customer|user|client) (?:table|data ?base|records|data)(?: \\w{1,8}){0,4} (?:download\\w{0,2}|copied|stolen|leaked|sold|published)|(?:download|copied|exfiltrat|leak|publish)\\w{0,3}(?: \\w{1,8}){0,4} (?:customer|client|company|your) (?:data|files|records|database)|ddos|ransomware|encrypted (?:all )?your files|decrypt\\w{0,4} (?:\\w{1,8} ){0,2}(?:files|data|server|key)',
          {
            de: 'sicherheitslucke|daten (?:kopiert|verschlusselt)',
            fr: 'faille de securite|donnees (?:volees|chiffrees)',
            es: 'vulnerabilidad|datos (?:robados|cifrados)',
            pt: 'vulnerabilidade|dados (?:roubados|criptografados)',
            it: 'vulnerabilita|dati (?:rubati|cifrati)',
            nl: 'beveiligingslek|gegevens (?:gestolen|versleuteld)',
          },
        ),
      ),
      anyOf(scamTalk, inEnglish('we (?:have )?(?:fixed|patched|notified)|changelog|release notes')),
    ),
    catches: ['I found a serious hole in your shop', 'we copied your customer data'],
    ignores: ['There is a hole in my sock.', 'The bug is on the leaf.', 'Use your e-mail password to decrypt PDF.'],
  },
  {
    id: 'text/shared-file',
    theme: 'story',
    kinds: ['phishing', 'business-email'],
    find: without(
      allOf(
        anyOf(
          quotesOf(
            inEnglish(
              '(?:has |have )?shared (?:a |an |the |"[^"\\n]{1,60}" )?(?:\\w{1,10} )?(?:folder|document|file|invoice|link|pdf|spreadsheet|report)?(?: with you)|(?:view|open|review|access) (?:the )?(?:shared |secure )?(?:folder|document|file|fax|message|voicemail|invoice|statement)|new (?:voice ?mail|fax|secure message|document)|(?:you have|received) (?:a |an |[0-9]{1,2} )?(?:new )?(?:\\w{1,10} )?(?:voice ?mail|fax|encrypted message)|(?:bonus|salary|payroll|compensation|benefits) (?:sheet|review|revision|adjustment|statement|update)|e-?sign(?:ature)?|sign (?:the )?document',
              {
                es: 'ha compartido|documento (?:compartido|pendiente)|ver (?:documento|archivo)',
                pt: 'compartilhou|partilhou|documento (?:partilhado|pendente)|ver (?:documento|ficheiro|arquivo)',
                fr: 'a partage|document (?:partage|en attente)|consulter le document',
                de: 'hat .{0,20}(?:geteilt|freigegeben)|dokument (?:offnen|ansehen)|neue (?:sprach)?nachricht',
                it: 'ha condiviso|documento (?:condiviso|in attesa)|visualizza',
                nl: 'heeft .{0,20}gedeeld|document (?:bekijken|openen)|voicemail',
              },
            ),
          ),
        ),
        thing('link'),
      ),
      scamTalk,
    ),
    catches: [
      'Linda has shared a folder with you. View folder http://drop-share.example/x',
      'new voicemail: https://vm-play.example',
    ],
    ignores: ['We shared a pizza.', 'The new folder is blue.'],
  },
  {
    id: 'text/guilt',
    theme: 'pressure',
    kinds: ['romance', 'family-emergency'],
    find: without(
      quotesOf(
        inEnglish(
          "if you (?:really |truly )?(?:love|trust|care|loved|trusted)|(?:don'?t|do not) you (?:trust|believe|love) (?:me|us)|(?:you don'?t|u dont) (?:trust|love|believe) (?:me|us)|you(?:'re| are| r) (?:the |my )?only (?:one|person|hope)|nobody else (?:i|to)|no one else (?:i|to)|hate to ask|(?:ashamed|embarrassed|scared) to (?:ask|tell)|i(?:'d| would) never ask|i have nobody|last time i ask|thought you (?:cared|loved|trusted)|after (?:all|everything) i|you promised|break my heart|please don'?t be (?:mad|angry|upset)",
          {
            es: 'si (?:de verdad )?me (?:quieres|amas)|no confias|eres (?:el|la) unic[ao]|me da (?:pena|verguenza)',
            pt: 'se (?:voce )?me (?:ama|amas)|nao confia|(?:voce e|es) (?:o|a) unic[ao]|tenho vergonha',
            fr: "si tu m'aimes|tu ne me fais pas confiance|tu es (?:le|la) seule?|j'ai honte",
            de: 'wenn du mich (?:liebst|wirklich)|vertraust du mir nicht|du bist (?:der|die) einzige|schame mich',
            it: "se mi (?:ami|vuoi bene)|non ti fidi|sei (?:l'unic[ao]|il solo)|mi vergogno",
            nl: 'als je (?:van me|echt van)|vertrouw je me niet|je bent de enige|schaam me',
            'hi-Latn': 'bharosa nahi|sirf tum|pyaar karte ho to|trust nahi',
            tl: 'kung mahal mo|wala ka bang tiwala|ikaw lang|nahihiya',
            id: 'kalau (?:kamu )?(?:sayang|cinta)|tidak percaya|cuma kamu|malu',
            zh: '不信任我|你不相信我|只有你|如果你爱我|信不过|不好意思开口',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['If you loved me you would help', 'there is nobody else I can ask'],
    ignores: ['I love this song.', 'The only one left is red.'],
  },
]
