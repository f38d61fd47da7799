import { inEnglish } from '../in-english.ts'
import { anyOf, eachOf, quotesOf, unless, without } from '../rule.ts'

import { never, scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const tricksAsked: readonly Rule[] = [
  {
    id: 'text/approve-prompt',
    theme: 'ask',
    kinds: ['code-theft', 'bank-impersonation'],
    find: without(
      unless(
        quotesOf(
          inEnglish(
            '(?:approve|accept|confirm|press yes|tap yes|allow|authori[sz]e|click yes)(?: (?:on|to|it|the|this|that|when|an?|in))? ?(?:\\w{1,10} ){0,3}(?:prompt|notification|pop ?up|okta|push|request|number [0-9]{2}|(?:banking |in the |with the )app)|(?:approve|accept|allow|authori[sz]e)(?: (?:the|this|that|a))? (?:log ?in|sign-?in)|(?:press|tap|hit|click) ["\']?(?:yes|approve|allow|accept)',
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
    ignores: [
      'The board approved the plan.',
      'Never approve a prompt you did not start.',
      'You have to confirm your login and a card.',
    ],
  },
  {
    id: 'text/read-out-digits',
    theme: 'ask',
    kinds: ['code-theft', 'bank-impersonation'],
    find: unless(
      quotesOf(
        inEnglish(
          'read (?:me |us |out |back )?(?:the |those |them|that)?(?: ?(?:[0-9]|six|four))?[- ]?(?:digits?|numbers?|code)|(?:reply|text|respond|answer)(?: \\w{1,8}){0,4} (?:with )?(?:the|your) (?:pin|code|digits|passcode|otp)|(?:read|tell|give|send|text|forward|say)(?: \\w{1,6}){0,3} (?:the|those|them) (?:6|six|4|four|5|five|8|eight) (?:digits|numbers)|read (?:them|those) out',
          {
            es: '(?:dig|le|mand|envi|pas|dic)\\w{1,5} (?:los|esos) (?:6|seis|4|cuatro) (?:numeros|digitos|cifras)',
            pt: '(?:diz|diga|fala|manda|passa|le|leia|envi\\w{1,3})(?: me| pra mim)? (?:os|esses) (?:6|seis|4|quatro) (?:numeros|digitos)',
            fr: '(?:dites|donnez|lisez|envoyez|dictez)(?:-moi)? les (?:6|six|4|quatre) chiffres',
            de: '(?:lesen|nennen|sagen|geben|schicken) sie (?:mir )?(?:bitte )?(?:die|den) (?:6|sechs|4|vier|(?:sechs|vier)stellige\\w{0,1}) ?(?:ziffern|zahlen|code)?',
            it: '(?:mi dica|dica|legga|mandi|mi legga|detti) le (?:6|sei|4|quattro) cifre',
            nl: '(?:geef|lees|stuur|noem|zeg)(?: mij| me)? de (?:6|zes|4|vier) cijfers',
          },
        ),
      ),
      eachOf(never, inEnglish("(?:i|we)(?:'ll| will| can)? read|let me read")),
      30,
    ),
    catches: [
      'now read me the 6 digits that just came',
      'reply with the PIN you are about to get',
      'tell me the six digits please',
    ],
    ignores: [
      'The last four digits stand on the card.',
      'Never read out the digits.',
      'When the six digits come up type them on the screen in front of you, not to me.',
    ],
  },
  {
    id: 'text/screenshot-proof',
    theme: 'ask',
    find: without(
      unless(
        quotesOf(
          inEnglish(
            '(?:send|share|forward|show|dm|text|reply)(?: \\w{1,8}){0,4} (?:screenshot|screen ?shot|ss|receipt|proof|slip|confirmation slip)(?: of)?|(?:screenshot|proof of payment|payment slip)(?: \\w{1,6}){0,3} (?:to|here|me|on)',
            {
              es: '(?:envi|mand|pas)\\w{1,4} (?:\\w{1,8} ){0,2}(?:captura|comprobante)',
              pt: '(?:envi|mand|pass)\\w{1,4} (?:\\w{1,8} ){0,2}(?:comprovativo|comprovante|print)',
              fr: '(?:envo)\\w{1,4} (?:\\w{1,8} ){0,2}(?:capture|justificatif|preuve)',
              de: '(?:schick|send)\\w{0,3} (?:\\w{1,8} ){0,3}(?:screenshot|beleg)',
              it: '(?:mand|invi)\\w{1,4} (?:\\w{1,8} ){0,2}(?:screenshot|ricevuta|contabile)',
              nl: '(?:stuur)\\w{0,2} (?:\\w{1,8} ){0,3}(?:screenshot|bewijs)',
              'hi-Latn': '(?:screenshot|receipt|ss) (?:bhej|send)\\w{0,4}',
              tl: '(?:send|pasend|isend) (?:\\w{1,8} ){0,2}(?:screenshot|resibo|proof)',
              id: '(?:kirim)\\w{0,3} (?:\\w{1,8} ){0,2}(?:bukti|screenshot)|bukti (?:tf|transfer)',
              zh: '(?:发|傳|传|發|把|上传)(?:.{0,4})(?:截图|截圖|转账记录)|截图发(?:我|来)',
            },
          ),
        ),
        eachOf(never, inEnglish("(?:i|we)(?:'ll| will| can|'d)? (?:send|show|share|forward)")),
        20,
      ),
      scamTalk,
    ),
    catches: ['send a screenshot of the payment', 'DM proof, then we ship: share the receipt'],
    ignores: ['Nice screenshot of the game!', 'Keep your till roll.', 'Book on the website or pop in to us.'],
  },
  {
    id: 'text/comment-or-dm',
    theme: 'ask',
    kinds: ['investment', 'job', 'prize'],
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
    find: without(
      quotesOf(
        inEnglish(
          'no (?:pay(?:ment)?|cash) on (?:delivery|collection)|(?:pay(?:ment)?|money|deposit) (?:first|validates?|before (?:delivery|shipping|i (?:ship|send|post|hold)|viewing|pick ?up|dispatch))|(?:full|half|50%) (?:payment |amount )?(?:upfront|up front|in advance|before)|ship(?:ping)? (?:only|after payment)|we ship only|only ship|no (?:meet ?ups?|pickup)',
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
      anyOf(scamTalk, inEnglish("i (?:can )?pay first|i'?ll pay first")),
    ),
    catches: ['No pay on delivery please', 'payment before shipping, no meetups'],
    ignores: ['Pay on delivery is fine.', 'We meet first, then pay.'],
  },
  {
    id: 'text/upi-or-till',
    theme: 'payment',
    find: unless(
      quotesOf(
        /\b[a-z0-9._-]{3,30}@(?:ybl|okaxis|oksbi|okhdfcbank|okicici|paytm|upi|axl|ibl|apl)\b|\b(?:till|paybill|lipa(?: na)?(?: m-?pesa)?)(?: (?:no|number|namba))?\.? ?[0-9]{5,7}\b|\$[a-z][a-z0-9_-]{3,20}\b|\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){3,7}\b|\b(?:chave pix|pix key)\s?:? ?[^\s]{5,40}|\bpix\s?:? ?[0-9+(][^\s]{6,40}/gi,
      ),
      inEnglish('debited|credited|paid to|vpa|statement|challan|tracking|vehicle|policy', {}),
      30,
    ),
    catches: ['pay to rahul.k@ybl now', 'till 440912'],
    ignores: ['Mail me at ann@example.com', 'The till is closed', 'te faço o pix sexta quando cair o estágio'],
  },
  {
    id: 'text/account-name-given',
    theme: 'payment',
    find: without(
      quotesOf(
        inEnglish(
          '(?:account|acct|a\\/c|acc)(?: (?:name|no|number|title|holder))?(?: is)?:? ?(?:[0-9]{6,14}|[a-z]{1,30} [a-z]{1,30} (?:ltd|enterprises|ventures|llc))|(?:sort code|bsb|routing|ifsc|swift|bic)(?: (?:no|code|number))?:? ?[a-z]{0,6}[0-9][a-z0-9-]{4,10}|(?:beneficiary|payee|account name|a\\/c name)\\s?:',
          {
            es: '(?:titular|beneficiario)\\s?:|cuenta (?:\\w{1,10} )?a nombre de',
            pt: '(?:titular|beneficiario|favorecido)\\s?:|conta (?:\\w{1,10} )?em nome de',
            fr: '(?:titulaire|beneficiaire)\\s?:|compte (?:\\w{1,10} )?au nom de',
            de: '(?:kontoinhaber|empfanger)\\w{0,2}\\s?:|konto (?:\\w{1,10} )?auf den namen',
            it: '(?:beneficiario|intestatario)\\s?:|(?:conto|iban) (?:\\w{1,10} )?intestat[oa] a',
            nl: '(?:t\\.?n\\.?v\\.?|ten name van|begunstigde\\s?:)',
            id: '(?:rek\\w{0,6}|bca|bni|bri|mandiri|seabank|dana) (?:[^\\n]{0,30} )?(?:a\\.?n\\.?|atas nama) (?!bpk|bapak|ibu|anda)[a-z]{3,30}',
            tl: '(?:account name|acct name)',
            zh: '户名|收款人|戶名|开户行',
          },
        ),
      ),
      anyOf(scamTalk, inEnglish('debited|credited|ending')),
    ),
    catches: ['Account name: Bright Ventures Ltd', 'sort code 04-00-04'],
    ignores: [
      'What is your name?',
      'The account is closed',
      'traga o número de beneficiário',
      'A table in the name of Hughes.',
      'I can take a routing number',
      'Paket JNE atas nama bapak tidak sampai',
      'bayar biaya admin dulu supaya dana bisa kami cairkan sore ini',
    ],
  },
]
