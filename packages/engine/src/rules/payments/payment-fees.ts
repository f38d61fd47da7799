import { words } from '../../reading/sought.ts'
import { handedOver, collect } from '../asks/ask-money-words.ts'
import { allOf, near, unless, without } from '../rule.ts'
import { bankDetails } from '../asks/words-ask.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { fee, parcel } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const paymentFees: readonly Rule[] = [
  {
    id: 'text/parcel-fee',
    theme: 'payment',
    kinds: ['parcel'],
    find: without(
      unless(
        near(
          parcel,
          near(
            fee,
            words({
              en: 'unpaid|pay|due|owe|outstanding|settle|required|small|remaining|pending|before',
              es: 'pag\\w{1,4}|pendiente|abon\\w{1,3}',
              pt: 'pag\\w{1,4}|pendente|em falta',
              fr: 'regl\\w{1,4}|pay\\w{1,4}|impaye\\w{0,2}|acquitt\\w{1,4}',
              de: 'bezahl\\w{1,4}|zahl\\w{1,3}|offen\\w{0,2}|begleich\\w{1,3}|nachzahl\\w{1,4}',
              it: 'pag\\w{1,5}|sald\\w{1,4}|non pagat\\w',
              nl: 'betaal\\w{0,2}|betalen|openstaand\\w{0,2}|voldoe\\w{0,2}',
              'hi-Latn': 'pay|bhar\\w{0,3}|jama',
              tl: 'bayad\\w{0,3}|magbayad',
              id: 'bayar|lunasi|dibayar',
              zh: '支付|缴纳|补缴|繳',
            }),
            40,
          ),
          60,
        ),
        words({ en: 'money order|in order to|first month|deposit|court order' }),
        1,
      ),
      scamTalk,
    ),
    catches: [
      'Your parcel is held: please pay the unpaid customs fee of 2.99',
      'package waiting, pay the shipping fee to release',
    ],
    ignores: [
      'Your parcel arrives tomorrow between 9 and 11.',
      'I paid the parking fee.',
      "Pay the finder's charge of $145.28 by money order.",
    ],
  },
  {
    id: 'text/refundable-deposit',
    theme: 'payment',
    kinds: ['job', 'shopping', 'loan'],
    find: unless(
      near(
        words({
          en: 'deposit|fee|charge|insurance|holding|bond|(?:pay|send|lodge) (?:\\w{1,8} ){0,3}it|kit|tax|advance',
        }),
        words({
          en: '(?:fully |100 ?% |is |be |all )?(?:refundable|refunded|reimbursed|given back|get it back)|(?:is|be|are|all) returned',
          es: 'reembolsable\\w{0,1}|se (?:le )?devuelve',
          pt: 'reembolsavel|devolvid[ao]',
          fr: 'remboursable\\w{0,1}|rembourse\\w{0,2}',
          de: 'erstattet|zuruckerstattet|ruckerstattet',
          it: 'rimborsabil\\w|restituit\\w',
          nl: 'terugbetaald|krijgt u terug',
          zh: '退还|返还|退還',
          id: 'dikembalikan|refundable',
          tl: 'refundable|ibabalik',
          'hi-Latn': 'refundable|wapas',
        }),
        40,
      ),
      never,
      20,
    ),
    catches: ['Pay a $200 deposit, fully refundable', 'the training fee will be refunded with your first salary'],
    ignores: [
      'Your deposit was not refunded.',
      'Item returned to the shelf.',
      'Your payment of $1,615.00 was returned NSF.',
      'When it comes back log in.',
    ],
  },
  {
    id: 'text/cash-pickup',
    theme: 'payment',
    kinds: ['bank-impersonation', 'family-emergency', 'government'],
    find: allOf(
      near(handedOver, collect, 50),
      words({
        en: 'cash|envelope|money|card|gold|savings|jewel\\w{1,5}|withdraw\\w{0,3}|bail',
        es: 'efectivo|dinero|tarjeta|joyas|sobre|oro',
        pt: 'dinheiro|cartao|joias|envelope|ouro',
        fr: 'especes|argent|carte|bijoux|enveloppe|or',
        de: 'bargeld|geld|schmuck|gold|karte|umschlag|kaution',
        it: 'contanti|soldi|gioielli|oro|carta|busta',
        nl: 'contant|geld|sieraden|goud|pas|enveloppe',
        'hi-Latn': 'cash|paisa|paise',
        zh: '现金|现钞|黄金|現金|金飾|钱',
        id: 'uang|tunai',
        tl: 'pera|cash',
      }),
    ),
    catches: ['A courier will pick up the cash in an envelope', 'my colleague will come to collect your card and PIN'],
    ignores: ['The courier will collect the boxes.', 'Pick up some milk.'],
  },
  {
    id: 'text/withdraw-savings',
    theme: 'payment',
    kinds: ['bank-impersonation', 'government'],
    find: unless(
      near(
        words({
          en: 'withdraw|move|transfer|take out|empty|shift',
          es: 'retir\\w{1,4}|sac\\w{1,4}|mueva|transfier\\w{1,3}|traspas\\w{1,4}',
          pt: 'saqu\\w{1,3}|retir\\w{1,3}|transfir\\w{1,3}|mov\\w{1,4}',
          fr: 'retire[rz]|transfere[rz]|vire[rz]|deplace[rz]|virement',
          de: 'abheb\\w{1,3}|uberweis\\w{1,4}|ubertrag\\w{1,3}|verschieb\\w{1,3}',
          it: 'prelev\\w{1,4}|spost\\w{1,4}|trasfer\\w{1,4}|bonific\\w{1,4}',
          nl: 'opnemen|overboek\\w{1,3}|overmak\\w{1,3}|verplaats\\w{0,3}',
          zh: '转移|转到|提取|轉移|轉入',
          'hi-Latn': 'transfer|nikal\\w{0,3}',
          id: 'pindah\\w{0,3}|transfer|tarik',
          tl: 'ilipat|i-?transfer|withdraw\\w{0,2}',
        }),
        words({
          en: '(?:your |the |all )?(?:savings|safe account|secure account|safety account|new account|holding account|safe(?:guard)?ed? account|government (?:locker|account)|vault|all (?:your|the) (?:money|funds)|entire balance)',
          es: 'cuenta (?:segura|de seguridad|nueva|protegida)|ahorros',
          pt: 'conta (?:segura|nova|protegida)|poupanca|economias',
          fr: 'compte (?:securise|sur|de securite|secours)|epargne|economies',
          de: 'sicher\\w{1,8}konto|sicheres konto|neues konto|ersparnisse|treuhandkonto',
          it: 'conto (?:sicuro|di sicurezza|protetto|tecnico|nuovo)|risparmi',
          nl: 'veilige rekening|kluisrekening|veiligheidsrekening|spaargeld|nieuwe rekening',
          zh: '安全账户|安全帐户|核查账户|监管账户|安全帳戶|指定账户|監管帳戶',
          'hi-Latn': 'safe account|secure account|rbi account|bachat',
          id: 'rekening aman|rekening penampung',
          tl: 'safe account|ipon',
        }),
        50,
      ),
      never,
      24,
    ),
    catches: ['We need to move your savings to a safe account', 'transfer all your money to the secure account now'],
    ignores: ['A bank will never tell you to move money to a safe account.', 'We moved the savings jar to the shelf.'],
  },
  {
    id: 'text/changed-bank-details',
    theme: 'payment',
    kinds: ['business-email'],
    find: unless(
      near(
        words({
          en: 'changed|new|updated?|different|switched|no longer use|amended|revised|change of',
          es: 'cambi\\w{1,4}|nuev[ao]s?|actualizad[ao]s?|modificad[ao]s?',
          pt: 'mud\\w{1,4}|nov[ao]s?|atualizad[ao]s?|alterad[ao]s?',
          fr: 'change\\w{0,2}|nouve\\w{1,4}|modifie\\w{0,2}|mis a jour',
          de: 'geander\\w{1,2}|neue\\w{0,2}|aktualisiert\\w{0,2}',
          it: 'cambiat\\w|nuov\\w|aggiornat\\w|modificat\\w',
          nl: 'gewijzigd\\w{0,1}|nieuwe?|veranderd\\w{0,1}',
          id: 'berubah|baru|ganti',
          tl: 'bago|napalitan',
          zh: '变更|更改|新的|變更',
        }),
        bankDetails,
        50,
      ),
      words({
        en: 'never|if we (?:ever )?change|will not change|does not change|i put|i updated|i added|you (?:changed|updated|added)|call us to confirm',
      }),
      60,
    ),
    catches: [
      'Please note our bank details have changed, pay the invoice to the new account',
      'our new IBAN for the payment is below',
    ],
    ignores: ['Our bank details will not change.', 'You changed your direct deposit on Monday.'],
  },
]
