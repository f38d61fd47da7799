import { inEnglish } from '../in-english.ts'
import { anyOf, quotesOf, unless, without } from '../rule.ts'

import { never, scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const tricksAsked: readonly Rule[] = [
  {
    id: 'text/approve-prompt',
    theme: 'ask',
    kinds: ['code-theft', 'bank-impersonation'],
    title: 'Wants you to approve a prompt on your phone',
    why: 'That prompt lets them in. Approve only what you started yourself.',
    find: without(
      unless(
        quotesOf(
          inEnglish(
            '(?:approve|accept|confirm|press yes|tap yes|allow|authori[sz]e|click yes)(?: (?:on|to|it|the|this|that|when|an?|in))? ?(?:\\w{1,10} ){0,3}(?:prompt|notification|pop ?up|okta|request|push|sign-?in|log ?in|number [0-9]{2}|app|device)|(?:press|tap|hit|click) ["\']?(?:yes|approve|allow|accept)',
            {
              es: '(?:acept|aprueb|autori[cz]|confirm)\\w{1,4} (?:la |el |en )?(?:notificacion|aviso|solicitud|app)',
              pt: '(?:aceit|aprov|autori[zs]|confirm)\\w{1,4} (?:a |o |na |no )?(?:notificacao|aviso|pedido|app)',
              fr: '(?:accept|approuv|valid|autoris)\\w{1,4} (?:la |le |sur )?(?:notification|demande|appli)',
              de: '(?:freigeben|freigabe|bestatigen|geben sie .{0,30}frei)',
              it: '(?:accett|approv|autorizz|conferm)\\w{1,4} (?:la |il |in )?(?:notifica|richiesta|app)',
              nl: '(?:accepteer|bevestig|keur)\\w{0,2} (?:de |het )?(?:melding|verzoek|goed)',
            },
          ),
        ),
        never,
        24,
      ),
      scamTalk,
    ),
    catches: ['Please press yes when the prompt comes', 'approve the Okta number on your phone'],
    ignores: ['The board approved the plan.', 'Never approve a prompt you did not start.'],
  },
  {
    id: 'text/read-out-digits',
    theme: 'ask',
    kinds: ['code-theft', 'bank-impersonation'],
    title: 'Digits are to be read out or sent back',
    why: 'The digits open your account. Keep them to yourself.',
    find: unless(
      quotesOf(
        inEnglish(
          'read (?:me |us |out |back )?(?:the |those |them|that)?(?: ?(?:[0-9]|six|four))?[- ]?(?:digits?|numbers?|code)|(?:reply|text|respond|answer)(?: \\w{1,8}){0,4} (?:with )?(?:the|your) (?:pin|code|digits|passcode|otp)|(?:the|those) (?:6|six|4|four|5|five) (?:digits|numbers)|digits (?:that|which|you) ',
          {
            es: '(?:los|esos) (?:6|seis|4|cuatro) (?:numeros|digitos|cifras)',
            pt: '(?:os|esses) (?:6|seis|4|quatro) (?:numeros|digitos)',
            fr: 'les (?:6|six|4|quatre) chiffres',
            de: 'die (?:6|sechs|4|vier) (?:ziffern|zahlen)|(?:sechs|vier)stellige\\w{0,1}',
            it: 'le (?:6|sei|4|quattro) cifre',
            nl: 'de (?:6|zes|4|vier) cijfers',
          },
        ),
      ),
      never,
      30,
    ),
    catches: ['now read me the 6 digits that just came', 'reply with the PIN you are about to get'],
    ignores: ['The last four digits stand on the card.', 'Never read out the digits.'],
  },
  {
    id: 'text/screenshot-proof',
    theme: 'ask',
    title: 'Wants a screenshot or proof of payment',
    why: 'Asking for proof at once is how scams keep the pressure up.',
    find: without(
      unless(
        quotesOf(
          inEnglish(
            '(?:send|share|forward|show|dm|text|reply)(?: \\w{1,8}){0,4} (?:screenshot|screen ?shot|ss|receipt|proof|slip|confirmation slip|pop)(?: of)?|(?:screenshot|proof of payment|payment slip|pop)(?: \\w{1,6}){0,3} (?:to|here|me|on)',
            {
              es: '(?:envi|mand|pas)\\w{1,4} (?:\\w{1,8} ){0,2}(?:captura|comprobante)',
              pt: '(?:envi|mand|pass)\\w{1,4} (?:\\w{1,8} ){0,2}(?:comprovativo|comprovante|print)',
              fr: '(?:envo)\\w{1,4} (?:\\w{1,8} ){0,2}(?:capture|justificatif|preuve)',
              de: '(?:schick|send)\\w{0,3} (?:\\w{1,8} ){0,3}(?:screenshot|beleg)',
              it: '(?:mand|invi)\\w{1,4} (?:\\w{1,8} ){0,2}(?:screenshot|ricevuta|foto)',
              nl: '(?:stuur)\\w{0,2} (?:\\w{1,8} ){0,3}(?:screenshot|bewijs)',
              'hi-Latn': '(?:screenshot|receipt|ss) (?:bhej|send)\\w{0,4}',
              tl: '(?:send|pasend|isend) (?:\\w{1,8} ){0,2}(?:screenshot|resibo|proof)',
              id: '(?:kirim)\\w{0,3} (?:\\w{1,8} ){0,2}(?:bukti|screenshot)|bukti (?:tf|transfer)',
              zh: '截图|转账记录|截圖',
            },
          ),
        ),
        never,
        20,
      ),
      scamTalk,
    ),
    catches: ['send a screenshot of the payment', 'DM proof, then we ship: share the receipt'],
    ignores: ['Nice screenshot of the game!', 'Keep your till roll.'],
  },
  {
    id: 'text/comment-or-dm',
    theme: 'ask',
    kinds: ['investment', 'job', 'prize'],
    title: 'Comment or message to get in',
    why: 'It picks out people to talk to in private.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:comment|type|drop|dm|pm|inbox|message|text|reply|write) ["\'(]?(?:me|us|her|him|info|yes|interested|solar|ready|done|start|join|admin|page)["\')]?(?: (?:for|to|now|on|with|and|if|below)| below|!|$)|link in (?:my )?bio|(?:hmu|tap in|slide in)|chat (?:mr|mrs|ms|madam|her|him|me)',
          {
            es: '(?:escribeme|mandame|envia(?:me)?) (?:un )?(?:dm|mensaje|privado|md)|comenta',
            pt: '(?:chama|manda|me chama) (?:no |na |um )?(?:dm|direct|pv|inbox)|comenta',
            fr: '(?:envoie|ecri\\w{1,3})[- ](?:moi )?(?:un )?(?:dm|mp|message prive)|commente',
            de: '(?:schreib|schick)\\w{0,2} (?:mir )?(?:eine )?(?:pn|dm|privat)',
            it: '(?:scrivimi|mandami) (?:un )?(?:dm|messaggio|in privato)|commenta',
            nl: '(?:stuur|pm|dm) (?:me|mij) (?:een )?(?:dm|pb|bericht)?',
            tl: '(?:pm|dm|message) (?:me|lang|niyo|nyo|sa)|comment',
            id: '(?:dm|inbox|japri|komen|wa) (?:saya|aja|admin|ya)',
            'hi-Latn': '(?:dm|inbox|message) kar\\w{0,3}',
            zh: '私信|私聊|私我|留言',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['DM me for details', 'Comment SOLAR below'],
    ignores: ['No comment.', 'He wrote to the council.'],
  },
  {
    id: 'text/no-cash-on-delivery',
    theme: 'payment',
    kinds: ['shopping', 'marketplace'],
    title: 'Payment before anything is delivered',
    why: 'A seller who refuses every safe way to pay means trouble.',
    find: without(
      quotesOf(
        inEnglish(
          'no (?:pay(?:ment)?|cash) on (?:delivery|collection)|(?:pay(?:ment)?|money|deposit) (?:first|validates?|before (?:delivery|shipping|i (?:ship|send|post|hold)|viewing|pick ?up|dispatch))|(?:full|half|50%) (?:payment|amount|now|upfront)|ship(?:ping)? (?:only|after payment)|we ship only|only ship|no (?:viewing|meet ?ups?|refunds?|pickup|holds?)|cant? meet|cannot meet',
          {
            es: 'pago (?:por adelantado|anticipado|antes)|no (?:acepto|hago) contra ?reembolso|solo envio',
            pt: 'pagamento (?:antecipado|adiantado|antes)|so envio|nao (?:aceito|faco) (?:na entrega|mbway em mao)',
            fr: "paiement (?:d'avance|avant)|pas de (?:remise en main|visite)|envoi uniquement",
            de: 'vorkasse|nur versand|keine (?:abholung|besichtigung)|zahlung vorab',
            it: 'pagamento (?:anticipato|prima)|solo spedizione|niente (?:contrassegno|ritiro)',
            nl: 'vooraf betalen|alleen verzenden|niet ophalen|geen bezichtiging',
            'hi-Latn': 'advance (?:payment|do|pay)|cod nahi|pehle (?:payment|paise|paisa)',
            tl: 'payment first|no cod|bayad muna|walang cod|dp muna',
            id: 'bayar (?:dulu|di muka)|tidak (?:bisa )?cod|transfer dulu|no cod',
            zh: '先付款|不支持当面|先轉帳|不面交',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['No pay on delivery please', 'payment before shipping, no meetups'],
    ignores: ['Pay on delivery is fine.', 'We meet first, then pay.'],
  },
  {
    id: 'text/upi-or-till',
    theme: 'payment',
    title: 'Carries an address to pay to',
    why: 'Once the money is sent to it, nobody can call it back.',
    find: unless(
      quotesOf(
        /\b[a-z0-9._-]{3,30}@(?:ybl|okaxis|oksbi|okhdfcbank|okicici|paytm|upi|axl|ibl|apl)\b|\b(?:till|paybill|lipa(?: na)?(?: m-?pesa)?)(?: (?:no|number|namba))?\.? ?[0-9]{5,7}\b|\$[a-z][a-z0-9]{3,20}\b|\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){3,7}\b|\b(?:chave pix|pix key|pix)\s?:? ?[^\s]{5,40}/gi,
      ),
      inEnglish('debited|credited|paid to|vpa|statement', {}),
      30,
    ),
    catches: ['pay to rahul.k@ybl now', 'till 440912'],
    ignores: ['Mail me at ann@example.com', 'The till is closed'],
  },
  {
    id: 'text/account-name-given',
    theme: 'payment',
    title: 'Names the account the money must go to',
    why: 'Check such details with the firm on a number you already have.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:account|acct|a\\/c|acc)(?: (?:name|no|number|title|holder))?(?: is)?:? ?(?:[0-9]{6,14}|[a-z]{1,30} [a-z]{1,30} (?:ltd|enterprises|ventures|llc))|(?:sort code|bsb|routing|ifsc|swift|bic)(?: (?:no|code|number))?:? ?[a-z0-9-]{6,11}|(?:beneficiary|payee|account name|a\\/c name)\\s?:|in the name of',
          {
            es: '(?:titular|beneficiario|a nombre de)',
            pt: '(?:titular|beneficiario|em nome de|favorecido)',
            fr: '(?:titulaire|beneficiaire|au nom de)',
            de: '(?:kontoinhaber|empfanger|auf den namen)',
            it: '(?:intestat[oa] a|beneficiario|intestatario)',
            nl: '(?:t\\.?n\\.?v\\.?|ten name van|begunstigde)',
            id: '(?:a\\.?n\\.?|atas nama) [a-z]{3,30}',
            tl: '(?:account name|acct name|name po)',
            zh: '户名|收款人|戶名|开户行',
          },
        ),
      ),
      anyOf(scamTalk, inEnglish('debited|credited|ending')),
    ),
    catches: ['Account name: Bright Ventures Ltd', 'sort code 04-00-04'],
    ignores: ['What is your name?', 'The account is closed'],
  },
]
