import { words } from '../../reading/sought.ts'
import { allOf, anyOf, before, inShort, quotesOf, thing, without } from '../rule.ts'
import { call } from '../asks/words-ask.ts'
import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const sendersOffices: readonly Rule[] = [
  {
    id: 'text/tech-firm-warning',
    theme: 'sender',
    kinds: ['tech-support'],
    find: without(
      anyOf(
        words({
          en: '(?:your |the |this )?(?:computer|pc|device|phone|windows|iphone|laptop|system|ip address|network|gadget) (?:\\w{1,10} ){0,4}(?:infected|virus(?:es)?|hacked|compromised|blocked|at risk|locked|malware|trojan|damaged|attack\\w{0,2})|(?:[0-9]{1,2} )?(?:virus(?:es)?|trojan|spyware|malware|hackers?)(?: \\w{1,10}){0,3} (?:detected|found|on your|in your|have|are)|do not (?:restart|turn off|shut down) your',
          es: '(?:virus|malware|troyano) (?:detectado|en su|encontrado)|(?:ordenador|equipo|dispositivo|telefono) (?:esta )?(?:infectad|hackead|bloquead|comprometid)[ao]',
          pt: '(?:virus|malware) (?:detetado|detectado|no seu|encontrado)|(?:computador|telemovel|celular|dispositivo) (?:esta )?(?:infetad|infectad|hackead|bloquead)[ao]',
          fr: '(?:virus|malware) (?:detecte|trouve|sur votre)|(?:ordinateur|appareil|pc|telephone) (?:est |a ete )?(?:infecte|pirate|bloque)',
          de: '(?:viren|virus|trojaner|schadsoftware)(?: \\w{1,12}){0,2} (?:gefunden|entdeckt|erkannt)|(?:computer|rechner|gerat|pc|handy) (?:ist |wurde )?(?:infiziert|gehackt|gesperrt)',
          it: '(?:virus|malware) (?:rilevat|trovat|nel)\\w{0,2}|(?:computer|dispositivo|pc|telefono) (?:e )?(?:infett|bloccat|compromess)\\w',
          nl: '(?:virus|virussen|malware)(?: \\w{1,12}){0,2} (?:gevonden|gedetecteerd)|(?:computer|pc|apparaat|telefoon) (?:is )?(?:besmet|geinfecteerd|gehackt|geblokkeerd)',
          'hi-Latn': 'virus|hack(?:ed)? ho|phone hack',
          id: '(?:virus|malware) (?:terdeteksi|ditemukan)|(?:hp|perangkat|ponsel) (?:anda )?(?:terinfeksi|diretas)',
          tl: 'may virus|na-?hack',
          zh: '中病毒|病毒|被入侵|黑客|中毒|駭客',
        }),
      ),
      scamTalk,
    ),
    catches: ['Your computer is infected, call now', '4 viruses detected on your phone'],
    ignores: ['The flu is a virus.', 'My laptop is slow.'],
  },
  {
    id: 'text/charge-to-cancel',
    theme: 'sender',
    kinds: ['tech-support', 'shopping'],
    find: without(
      allOf(
        anyOf(
          words({
            en: '(?:has been|was|will be|is being|being|successfully|auto-?) ?(?:charged|debited|renewed|deducted|billed|placed|processed|renew(?:al)?)|auto-?(?:renewal|debit)|invoice|order (?:confirm\\w{1,5}|placed|of)|subscription|purchase of|your (?:order|purchase)',
            es: 'se (?:ha )?(?:cargad|cobrad)o|cargo de|compra de|renovacion|pedido|factura',
            pt: 'compra (?:de|no valor|aprovada)|debitado|cobranca|renovacao|fatura',
            fr: 'preleve\\w{0,2}|debite\\w{0,2}|achat de|renouvel\\w{1,6}|facture|commande',
            de: 'abgebucht|rechnung|bestellung|verlangerung|abbuchung|belastet',
            it: 'addebit\\w{1,4}|acquisto|rinnovo|fattura|ordine',
            nl: 'afgeschreven|factuur|verlenging|bestelling|aankoop',
            'hi-Latn': 'kat (?:gaye|jayenge)|order|debit',
            zh: '扣费|扣款|自动续费|订单|會員費',
          }),
          before(
            words({ en: 'charge of|payment of|debit of|order (?:for|of)|transaction of|purchase of' }),
            thing('sum'),
            20,
          ),
        ),
        before(
          words({
            en: "cancel|refund|dispute|stop|not authori[sz]e\\w{0,1}|didn'?t (?:order|make)|did not|question\\w{0,1}|support|help ?line|report",
            es: 'cancel\\w{1,5}|anular|reclam\\w{1,4}|no reconoce',
            pt: 'cancel\\w{1,5}|nao reconhece|contestar',
            fr: 'annul\\w{1,6}|contest\\w{1,3}|rembours\\w{1,6}',
            de: 'storn\\w{1,6}|widerruf\\w{0,3}|kundig\\w{1,3}',
            it: 'annull\\w{1,4}|disdi\\w{1,4}|rimbors\\w{1,3}|contest\\w{1,4}',
            nl: 'annul\\w{1,5}|terugbetal\\w{1,4}|betwist\\w{0,2}',
            zh: '取消|退订|关闭',
          }),
          anyOf(before(call, thing('phone'), 40), words({ en: 'press (?:one|1|two|2)' })),
          90,
          true,
        ),
      ),
      scamTalk,
    ),
    catches: [
      'Your order of $399.99 has been charged. To cancel call 1-888-555-0100',
      'Norton invoice $349. If you did not authorize, call us at 888 555 0199',
    ],
    ignores: ['Your order has shipped.', 'Cancel the meeting.'],
  },
  {
    id: 'text/boss-favor',
    theme: 'sender',
    kinds: ['business-email'],
    find: without(
      inShort(
        quotesOf(
          words({
            en: "are you (?:available|free|at your desk|in the office|busy|around)|(?:quick|small|discreet|personal) (?:favou?r|task|errand|request)|i'?m (?:in|heading into|stuck in) (?:a |an )?(?:meeting|conference|board meeting)|can'?t (?:talk|take calls) (?:right )?now|let me know (?:when|if) you'?re (?:free|available)",
            es: 'estas (?:disponible|libre|en la oficina)|necesito un favor|en una reunion',
            pt: 'esta (?:disponivel|livre)|preciso de um favor|em reuniao',
            fr: 'etes-vous au bureau|es-tu (?:dispo\\w{0,6}|au bureau)|un service|en reunion',
            de: 'sind sie (?:verfugbar|am platz|erreichbar|im buro)|bist du (?:da|im buro|erreichbar)|kleinen gefallen|im meeting|in einer besprechung',
            it: 'sei (?:disponibile|in ufficio|libero)|e (?:disponibile|in ufficio)|un favore|in riunione',
            nl: 'ben je (?:beschikbaar|op kantoor|bereikbaar|vrij)|bent u (?:beschikbaar|op kantoor)|gunst|in een vergadering',
            zh: '方便吗|在吗|开会|在開會|帮个忙',
            id: 'lagi rapat|bisa bantu|minta tolong',
            tl: 'available ka ba|busy ka ba|nasa meeting',
          }),
        ),
        700,
      ),
      scamTalk,
    ),
    catches: ['Are you available? I need a quick favor', "I'm in a meeting, can't talk now"],
    ignores: ['The office is open.', 'The meeting is at 3.'],
  },
  {
    id: 'text/wrong-number-opener',
    theme: 'sender',
    kinds: ['investment', 'romance'],
    find: inShort(
      anyOf(
        words({
          en: "is this (?:mr |ms |mrs |miss |dr )?(?!an? |the |my |your |ok|for |still|what|how|real|true|legit|it |one |right|good|yours|you|him|her|them|normal|safe|mon|tues|wednes|thurs|fri|satur|sun|week|month|year|morning|evening|thing)[a-z]{2,14}(?:'s)?(?: (?:from|number|who))?|are you (?:(?:mr |ms |mrs |miss |dr )[a-z]{2,14}|[a-z]{2,14} from|the \\w{2,12} (?:who|from|i met))|long time no (?:see|talk)|do you (?:still )?remember me|i found (?:you|your number) in my|(?:saved|found) (?:your|this) (?:number|contact)|(?:sorry|oh).{0,24}wrong (?:number|person)|(?:my )?assistant (?:gave|sent|must)|nice to (?:meet|know) you|can we be friends|we can be friends|it'?s fate|are you who|how (?:have )?you been (?:recently|lately)|what are you doing recently",
          es: 'eres (?:tu )?[a-z]{3,12}\\??|numero equivocado|podemos ser amigos',
          pt: 'e (?:voce|o|a) [a-z]{3,12}\\?|numero errado|podemos ser amigos',
          fr: "c'est bien [a-z]{3,12}|mauvais numero",
          de: 'bist du [a-z]{3,12}\\?|falsche nummer|verwahlt',
          zh: '加错|认错人|交个朋友|你是.{1,6}吗|加錯|認識你',
        }),
      ),
      260,
    ),
    catches: ['Is this Melissa? I am Grace, we met at the golf club', 'sorry wrong number, but nice to meet you'],
    ignores: [
      'Can you send the slides?',
      'The number of the house is 4.',
      'Are you free tonight? Need a hand with the boxes.',
      'The money is 18k, deadline is this Sunday.',
    ],
  },
  {
    id: 'text/recruiter-out-of-nowhere',
    theme: 'sender',
    kinds: ['job'],
    find: without(
      anyOf(
        words({
          en: "(?:i'?m|i am|this is|my name is) (?:\\w{1,12},? ){0,4}(?:(?:an? )?(?:hr|recruiter|recruiting|hiring manager|talent|recruitment)|from (?:indeed|linkedin|upwork|glassdoor|ziprecruiter))|(?:your|ur) (?:resume|cv|profile|number) (?:was|has been|is) (?:\\w{1,14} )?(?:recommended|selected|shortlisted|found|reviewed|impressive|by)|saw your (?:resume|profile|cv)|we (?:have )?(?:reviewed|received) your (?:resume|cv|profile)|recommended by (?:indeed|several|a|online|multiple)|(?:found|got) your (?:number|contact) (?:on|from|through)|on behalf of (?:indeed|our company)|looking for (?:part-?time|remote|online|staff) (?:\\w{1,10} )?(?:staff|workers?|people|agents?|assistants?|employees)",
          es: 'recursos humanos|su (?:cv|curriculum)|buscamos (?:personas|personal)',
          pt: 'recursos humanos|seu curriculo|estamos (?:contratando|a contratar|a recrutar)|buscamos pessoas',
          fr: 'ressources humaines|votre cv|nous recrutons',
          de: 'personalabteilung|ihr lebenslauf|wir suchen (?:noch )?(?:mitarbeiter\\w{0,3}|aushilf\\w{1,3}|verstarkung|personal|fahrer\\w{0,3})',
          it: 'risorse umane|il (?:tuo|suo) (?:cv|curriculum)|cerchiamo (?:persone|collaboratori)',
          nl: 'personeelszaken|(?:uw|je) cv|recruiter',
          'hi-Latn': 'hr (?:manager|department|team|bol)|aapka resume',
          tl: 'hr (?:manager|department)|hiring (?:po )?(?:kami|ngayon)',
          id: 'hrd|kami (?:mencari|membutuhkan) (?:karyawan|tenaga|pekerja|admin|staf\\w{0,1})|dibutuhkan (?:karyawan|tenaga|admin|staf\\w{0,1})|loker',
          zh: '招聘|招人|诚聘|急招|徵才|招募',
        }),
      ),
      scamTalk,
    ),
    catches: ['I am Janey, a recruiter from Indeed', 'your resume has been recommended by several agencies'],
    ignores: [
      'I sent my CV yesterday.',
      'Is the flat still available?',
      'O aplicativo sugeriu seu perfil e adorei seu sorriso.',
      'This is an automated message from Amazon.',
    ],
  },
]
