import { inEnglish } from '../in-english.ts'
import { words } from '../../reading/sought.ts'
import { codeWanted, foreignLink, secretsWanted } from './reassuring-words.ts'
import { allOf, anyOf, inShort, near, quotesOf, type Rule, thing, without } from '../rule.ts'
import { call, movePlace } from '../asks/words-ask.ts'

const wants = anyOf(
  foreignLink,
  thing('gift-card'),
  thing('crypto'),
  movePlace,
  inEnglish(
    'click|verify|update your|kyc|press (?:1|one)|otp|reply with|send back|refundable|immediately|within [0-9]{1,2} (?:min|hour)\\w{0,4}|call us now|stop it|put your card|that link|reply card|acct closed|new details|pay .{0,12}first',
  ),
)

/** A debit that failed is a bill that waits. */
const failed = words({
  en: 'returned|unpaid|failed|reject\\w{1,4}|declin\\w{1,3}|bounced|could not be (?:taken|collected)',
  es: 'devuelt\\w|rechazad\\w|impagad\\w',
  pt: 'devolvid\\w|recusad\\w|rejeitad\\w',
  fr: 'rejete\\w{0,2}|refuse\\w{0,2}|impaye\\w{0,2}',
  de: 'zuruckgegeben|rucklastschrift|nicht eingelost|fehlgeschlagen|geplatzt',
  it: 'respint\\w|insolut\\w|non (?:riuscit|andat)\\w',
  nl: 'gestorneerd|geweigerd|mislukt|teruggeboekt',
})

/** Words with which a false booking is made to be sent back. */
const apology = inEnglish(
  'sorry|mistake|wrong|send (?:it )?back|return (?:it|the)|kindly|officer|on hold|pending|declin\\w{1,3} reply|reversal|dispute at',
)

export const calm: readonly Rule[] = [
  {
    id: 'text/account-entry',
    theme: 'reassuring',
    undoneBy: secretsWanted,
    find: without(
      inShort(
        allOf(
          quotesOf(
            inEnglish(
              '(?:a\\/c|acct?|account|card|bal(?:ance)?)\\b[^\\n]{0,60}\\b(?:debit(?:ed)|credit(?:ed)|dr|cr|spent|withdrawn|charged|posted|purchase|transferred|sent)|(?:debited|credited|spent|paid|withdrawn|charged|posted|purchase of|sent)\\b(?! by)[^\\n]{0,60}\\b(?:a\\/c|acct?|account|card|bal(?:ance)?|upi|neft|imps|pos|atm|vpa|m-?pesa|paynow)',
              {
                es: '(?:cargo|compra|abono|transferencia (?:recibida|enviada|realizada|por)|retiro)[^\\n]{0,50}(?:tarjeta|cuenta|saldo)',
                pt: '(?:compra|debito|credito|transferencia (?:recebida|enviada))[^\\n]{0,50}(?:cartao|conta|saldo)',
                fr: '(?:paiement|achat|virement|retrait)[^\\n]{0,50}(?:carte|compte|solde)',
                de: '(?:karte|konto)[^\\n]{0,50}(?:belastet|gebucht|abgebucht|gutgeschrieben)',
                it: '(?:pagamento|acquisto|addebito|bonifico)[^\\n]{0,50}(?:carta|conto|saldo)',
                nl: '(?:betaling|afschrijving|overboeking)[^\\n]{0,50}(?:pas|rekening|saldo)',
                id: '(?:transaksi|debet|kredit|transfer)[^\\n]{0,50}(?:rek|kartu|saldo)',
                zh: '(?:尾号|账户|卡)[^\\n]{0,30}(?:支出|收入|消费|转入|支取|入账)',
                'hi-Latn': '(?:khate|account|a\\/c)[^\\n]{0,40}(?:debit|credit|jama|kat)',
              },
            ),
          ),
          thing('sum'),
        ),
        260,
      ),
      wants,
      apology,
      near(call, thing('phone'), 24),
    ),
    catches: [
      'A/c XX44 debited by Rs 60.00 UPI tea stall. Bal Rs 912.10',
      'Card ending 0921: purchase of $18.75 at BAKERY on card approved',
    ],
    ignores: [
      'A/c XX44 debited Rs 900. Not you? verify at pnb-x.co',
      'He paid for lunch',
      'Pay $20 or text PAY plus last 3 digits of your debit card',
      'KES 4,500 is overdue, avoid a listing with the credit bureau. Dial *844# for your balance.',
      'Pantalla 55 pulgadas $1,999, se aparta con transferencia a la cuenta de la encargada',
    ],
  },
  {
    id: 'text/balance-shown',
    theme: 'reassuring',
    undoneBy: secretsWanted,
    find: without(
      quotesOf(
        inEnglish(
          '(?:avl|avail(?:able)?|clr|clear|new|closing|total|current|remaining)\\.? ?(?:m-?pesa |account )?(?:bal(?:ance)?|limit|credit)(?: is)?[: ]{1,2}(?:rs|inr|ngn|ksh|kes|r|\\$|£|€|php|p|tk|n|aed|ghs|zar|usd)?\\.? ?[0-9][0-9,.]{0,14}|bal(?:ance)?[: ]{1,2}(?:is )?(?:rs|inr|ngn|ksh|r|\\$|£|€|php)\\.? ?[0-9][0-9,.]{0,14}',
          {
            es: 'saldo(?: disponible)?:? ?[0-9$€]',
            pt: 'saldo(?: disponivel| atual)?:? ?(?:r\\$|€)?[0-9]',
            fr: 'solde(?: disponible| actuel)? ?(?:est de|de|:) ?[0-9][0-9,.]{0,14}',
            de: '(?:kontostand|saldo)(?: betragt)? ?:? ?(?:eur |€ ?)?[0-9][0-9,.]{0,14}',
            it: 'saldo(?: disponibile)? ?:? ?(?:eur |€ ?)?[0-9][0-9,.]{0,14}',
            nl: 'saldo ?(?:is)? ?:? ?(?:eur |€ ?)?[0-9][0-9,.]{0,14}',
            id: 'saldo(?: akhir| anda)? ?:? ?(?:rp|idr)\\.? ?[0-9][0-9,.]{0,14}|sisa saldo',
            zh: '(?:余额|餘額)(?:为|為|：|:)? ?(?:[￥¥$]|人民币|人民幣|hkd|nt)?[$]? ?[0-9][0-9,.]{0,14}',
          },
        ),
      ),
      wants,
      apology,
    ),
    catches: ['New M-PESA balance is Ksh1,806.40', 'Avl bal INR 12,004.11'],
    ignores: [
      'Balance on one leg',
      'Your balance: click to claim',
      'lihat komentar kakak soal saldo hilang',
      '请保证扣款账户余额充足',
    ],
  },
  {
    id: 'text/code-validity',
    theme: 'reassuring',
    undoneBy: codeWanted,
    find: without(
      allOf(
        thing('code'),
        inEnglish(
          'valid (?:for|till|until)|expires? (?:in|after)|good for [0-9]{1,2} min\\w{0,4}|use (?:it |this code )?within',
          {
            es: 'valid[oa]|caduca',
            pt: 'valid[oa]|expira',
            fr: 'valable|expire',
            de: 'gultig',
            it: 'valid[oa]|scade',
            nl: 'geldig',
            id: 'berlaku',
            zh: '有效|分钟内',
          },
        ),
      ),
      anyOf(foreignLink, inEnglish('reply|send it|text it|tell|read')),
    ),
    catches: ['Your code is 4821. Valid for 10 minutes', 'OTP 558120, expires in 5 min'],
    ignores: [
      'Send it to me: code 4821 valid for 5 minutes',
      'Offer valid till Sunday',
      'Code 4821. Use it to sign in.',
    ],
  },
  {
    id: 'text/mail-footer',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          "view (?:this (?:email|message) )?(?:in|on) (?:your |the )?(?:browser|web)|privacy (?:policy|notice|statement)|all rights reserved|registered (?:office|in england|company)|company (?:no|number|registration)|vat (?:no|number|reg)|you(?:'re| are) receiving this|this is an automat(?:ed|ic) (?:email|e-mail|notification)|do not reply to this|please do not reply|manage (?:your )?(?:preferences|subscription)",
          {
            es: 'politica de privacidad|mensaje automatico|no responda',
            pt: 'politica de privacidade|mensagem automatica|nao responda',
            fr: 'politique de confidentialite|message automatique|ne pas repondre',
            de: 'datenschutz|nicht auf diese (?:e-?mail|nachricht)',
            it: 'informativa privacy|messaggio automatico|non rispondere',
            nl: 'privacyverklaring|niet (?:beantwoorden|reageren)',
          },
        ),
      ),
      foreignLink,
    ),
    catches: ['View this email in your browser. Privacy policy', 'This is an automated e-mail'],
    ignores: [
      'I viewed the house',
      'A private matter',
      'Sender: no-reply@webinar-hub.io',
      'This is an automated message from your bank, press one to speak to an agent',
    ],
  },
  {
    id: 'text/meet-in-person',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          '(?:come|pop|drop|swing|stop) (?:by|over) (?:\\w{1,8} ){0,2}(?:and|to|any|tonight|tomorrow|after|at|on)|(?:can|could) (?:i|we) (?:come|see (?:it|the|them)|pick (?:it|them)|collect|view|meet)(?: \\w{1,8}){0,3}|(?:can|could) you (?:come|meet|collect|pick (?:it|them))(?: \\w{1,8}){0,3}|pick (?:it|them) up (?:from|at|tonight|tomorrow|after)|meet (?:at|outside|near|you there)|cash (?:on|when|at) (?:collection|pick ?up|you|the day)|(?:try|test|check) it (?:out )?(?:first|before|when)',
          {
            es: '(?:paso|vengo|voy) (?:a )?(?:buscar|recoger|verlo)|en mano',
            pt: '(?:passo|vou) (?:ai )?(?:buscar|ver)|em mao',
            fr: '(?:passer|venir) (?:le |la )?(?:voir|chercher)|main propre',
            de: '(?:vorbeikommen|selbst ansehen|vor ort ansehen)|bei abholung',
            it: '(?:passo|vengo) (?:a )?(?:prender|veder)\\w{1,3}|di persona|ritiro a mano',
            nl: '(?:komen? (?:ophalen|bekijken|kijken)|langskomen)',
            'hi-Latn': 'aa ke (?:dekh|le)|mil (?:ke|lete)|ghar aa',
            tl: 'meet ?up|puntahan|daan ako|pick ?up',
            id: 'cod|ketemuan|ambil (?:di|ke)|lihat langsung',
            zh: '(?:可|可以|能)(?:面交|自取)|當面(?:交|看|睇)|到店|睇貨',
          },
        ),
      ),
      anyOf(wants, thing('payment-app')),
    ),
    catches: ['Can I come and see it tonight?', 'pick it up from the library'],
    ignores: [
      'Come by after you verify the payment',
      'The bus stops here',
      'Can you pick me up from the leisure centre at 6',
      'A courier will collect it in an envelope.',
      'You come in as a petal at 1,450.',
      'dhl.de/abholen',
      'Quedamos a su disposición.',
      'Não encontramos o seu registo.',
      '唔做面交，因為倉喺元朗',
    ],
  },
  {
    id: 'text/statement-ready',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          '(?:your |the )?(?:\\w{1,12} )?(?:e-?statement|statement|bill|invoice|payslip|report|results?|prescription|order|document|letter|message)s? (?:is|are|is now|are now) (?:now )?(?:ready|available|in your|online|waiting in your)|(?:will be|has been|was) (?:paid|taken|collected|drafted|renewed) (?:\\w{1,8} ){0,4}(?:automatically|by direct debit|on (?:the )?[0-9]|from your|to your)|(?:by|via|your|a) direct debit|direct debit (?:is|will|of)|auto ?pay (?:is on|will|for)',
          {
            es: '(?:factura|extracto|recibo) (?:ya )?(?:esta )?disponible|domiciliad[ao]',
            pt: '(?:fatura|extrato|recibo) (?:ja )?(?:esta )?disponivel|debito (?:direto|automatico)',
            fr: '(?:facture|releve) (?:est )?disponible|prelevement',
            de: '(?:rechnung|abrechnung|kontoauszug|bescheid) (?:liegt|steht|ist) .{0,14}(?:bereit|verfugbar)|lastschrift|abgebucht',
            it: '(?:bolletta|fattura|estratto) (?:e )?disponibile|addebito (?:diretto|automatico)',
            nl: '(?:factuur|afschrift|rekening) (?:staat|is) .{0,14}(?:klaar|beschikbaar)|automatische incasso',
            zh: '(?:账单|帳單|發票|发票)已(?:出|生成|寄出)',
          },
        ),
      ),
      wants,
      failed,
    ),
    catches: ['Your statement is ready', 'It will be paid automatically on the 5th by direct debit'],
    ignores: [
      'Are you ready?',
      'Your invoice is ready, click here',
      'A code has been sent to your phone.',
      'There is nothing to do here.',
      'Le prélèvement de 19,99 € a été rejeté par votre banque.',
      'Your direct debit of £32 was returned unpaid.',
    ],
  },
]
