import { words } from '../../reading/sought.ts'
import { buy, cryptoCoin, first } from '../asks/ask-money-words.ts'
import { allOf, anyOf, before, eachOf, near, quotesOf, thing, unless, without } from '../rule.ts'
import { send } from '../asks/words-ask.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { fee } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const paymentRails: readonly Rule[] = [
  {
    id: 'text/gift-card-payment',
    theme: 'payment',
    kinds: ['business-email', 'family-emergency', 'tech-support'],
    find: unless(
      near(buy, thing('gift-card'), 60),
      words({
        en: 'never|no (?:bank|office|one)|only scammers|beware|won a|happy birthday|points|free|redeem (?:them|your|now|it)|earn',
      }),
      60,
    ),
    catches: [
      'Buy three Steam gift cards and text me the codes.',
      'You can pay the fine with a gift card.',
      'मीटिंग में हूँ, पाँच गूगल प्ले कार्ड खरीद कर कोड भेज दो',
      'Potrzebuję 6 kart podarunkowych Zalando, kup je i wyślij mi kody.',
      'Kan du købe fem gavekort til kunderne og sende mig koderne?',
      'Kan du köpa fem presentkort till kunderna och skicka koderna?',
      'Kan du kjøpe ti gavekort til de ansatte og sende meg kodene?',
      'Osta viisi lahjakorttia asiakkaille ja lähetä koodit minulle.',
      'Beş adet hediye kartı satın alıp kodlarını bana gönderin.',
      'Anh mua giúp em năm thẻ cào rồi gửi mã thẻ qua đây nhé.',
      'コンビニでギフトカードを買って、番号を送ってください。',
      '구글 기프트카드 3장만 사서 번호 찍어 보내줘',
      'ช่วยซื้อบัตรเติมเงินห้าใบแล้วส่งรหัสมาให้หน่อย',
      'اشتر خمس بطاقات هدايا وأرسل لي الأكواد الآن.',
      'Купи пять подарочных карт и пришли мне коды.',
      'Купи п’ять подарункових карток і надішли мені коди.',
    ],
    ignores: [
      'Happy birthday, here is a gift card from us!',
      'We no longer sell gift cards in store.',
      '6,120 points: redeem them now for a speaker or a gift card.',
      'Tillykke med fødselsdagen! Her er et gavekort fra os alle.',
      'Grattis på födelsedagen, här är ett presentkort från oss alla!',
      'Wszystkiego najlepszego, to karta podarunkowa od nas.',
      'お誕生日おめでとう、ギフトカードをプレゼントするね。',
      '생일 축하해! 상품권 선물이야.',
      'Open a zero balance account and get a free Amazon voucher.',
    ],
  },
  {
    id: 'text/gift-card-codes',
    theme: 'payment',
    kinds: ['business-email'],
    find: allOf(
      thing('gift-card'),
      words({
        en: 'scratch (?:off|the)|(?:photos?|pictures?|pics?|snap\\w{0,3}) of|send (?:me )?(?:the )?codes?|codes? (?:on|from) the back|(?:email|text|send|read|give|reply)\\w{0,3} (?:\\w{1,8} ){0,3}(?:codes|pins?|numbers)|text me the',
        es: 'codigos|foto',
        pt: 'codigos|foto',
        fr: 'codes|photo',
        de: 'codes|foto',
        it: 'codici|foto',
        nl: 'codes|foto',
        zh: '卡密|拍照|密码',
        'hi-Latn': 'code|photo|number',
        hi: 'कोड|फोटो|नंबर',
        tl: 'code|picture|litrato|scratch',
        id: 'kode|foto|gosok',
        pl: 'kod\\w{0,4}|zdjeci\\w{1,3}',
        da: 'koden|koder\\w{0,2}|billede\\w{0,3}',
        sv: 'koden|koder\\w{0,2}|fota\\w{0,2}|bild\\w{0,2}',
        no: 'koden|koder\\w{0,2}|kodene|bilde\\w{0,3}',
        fi: 'koodi\\w{1,5}|kuva\\w{0,4}',
        tr: 'kod\\w{1,6}|fotograf\\w{0,4}',
        vi: 'ma the|ma so|chup',
        ja: '番号|コード|写真',
        ko: '핀 ?번호|번호|사진|코드',
        th: 'รหัส|รูป|ถ่าย',
        ar: 'الكود|كود|الرمز|صور',
        ru: 'код|фото',
        uk: 'код|фото',
      }),
    ),
    catches: [
      'Get 5 Apple gift cards, scratch off the back and send me the codes',
      'I need Google Play cards, take photos of the codes',
      '5 Amazon gift card le lo aur code ki photo bhejo',
      'Mua năm thẻ cào rồi chụp mã thẻ gửi em.',
      'Apple-presentkort går bra, du kan fota koderna.',
      'ギフトカードを買って、裏の番号の写真を送ってください。',
      'Купи подарочные карты и пришли фото кодов.',
    ],
    ignores: [
      'Thanks for the gift card, lovely.',
      'Send me the photos of the party.',
      'Danke für die Geschenkkarte, sehr lieb von euch.',
      'Kiitos lahjakortista, oli tosi ihana yllätys!',
    ],
  },
  {
    id: 'text/crypto-payment',
    theme: 'payment',
    kinds: ['extortion', 'investment'],
    find: unless(
      near(send, cryptoCoin, 50),
      eachOf(never, words({ en: 'they(?:.re)? sending|wallet app|(?:your|is the) code|pays? out|paid out|payout' })),
      24,
    ),
    catches: ['Send 0.02 BTC to the address below', 'deposit $500 in bitcoin to start'],
    ignores: [
      'I read an article about bitcoin.',
      'We do not accept crypto, pay by card.',
      'They pay out in USDT every week.',
      'No boss, no office. They pay out in USDT.',
      '551 907 is your code to send 0.042 BTC',
    ],
  },
  {
    id: 'text/crypto-address',
    theme: 'payment',
    kinds: ['extortion', 'investment'],
    find: thing('crypto'),
    catches: ['Pay to bc1q4t8zmx7w0pl2vvd8xw7', 'wallet: 0x52908400098527886E0F7030069857D2E4169EE7'],
    ignores: ['Order number 88213.', 'My room is 0x12.'],
  },
  {
    id: 'text/bitcoin-machine',
    theme: 'payment',
    kinds: ['government', 'utility', 'bank-impersonation'],
    find: quotesOf(
      words({
        en: '(?:bit ?coin|crypto|coin ?flip|coin) ?(?:atm|machine|kiosk|teller)s?|scan the qr code (?:i|we) (?:send|text)',
        es: 'cajero (?:de )?(?:bitcoin|cripto\\w{0,7})',
        fr: 'distributeur (?:de )?bitcoin',
        de: 'bitcoin-?automat\\w{0,2}',
      }),
    ),
    catches: ['take the cash to the bitcoin ATM at the gas station', 'it is only the bit coin machine that works'],
    ignores: ['The coffee machine is broken.', 'The ATM charged me two pounds.'],
  },
  {
    id: 'text/payment-app-to-stranger',
    theme: 'payment',
    find: unless(
      unless(anyOf(near(send, thing('payment-app'), 36), before(thing('payment-app'), thing('sum'), 20)), never, 24),
      words({
        en: '(?:gcash|momo|m-?pesa|mpesa|ovo|dana|gopay|paytm|revolut|pix) (?:number|no|pin|app|account|statements?)|statements?|codes?|otp|proof',
        es: 'ingrese a|entre a',
        id: 'kode|nomor',
        tl: 'number|mpin',
      }),
      2,
    ),
    catches: ['Zelle 1475 dollars to me today', 'please send it by Western Union'],
    ignores: [
      'We never ask for payment by Zelle.',
      'My bank app is slow.',
      'Please send your GCash number and full name.',
    ],
  },
  {
    id: 'text/wire-abroad',
    theme: 'payment',
    find: unless(
      quotesOf(
        words({
          en: 'wire (?:transfer|the|me|to|it|funds|money)|western union|money ?gram|bank transfer to|international transfer|swift (?:code|transfer)',
          es: 'western union|moneygram|transferencia (?:inmediata|internacional|bancaria) a',
          pt: 'western union|moneygram|transferencia (?:imediata|para)',
          fr: 'western union|moneygram|virement (?:instantane|international|urgent)',
          de: 'western union|moneygram|echtzeituberweisung|auslandsuberweisung|blitzuberweisung',
          it: 'western union|moneygram|bonifico (?:istantaneo|urgente|estero)',
          nl: 'western union|moneygram|spoedoverboeking',
          zh: '西联|汇款到|境外账户',
        }),
      ),
      never,
      24,
    ),
    catches: ['Wire the funds before noon', 'send it with Western Union'],
    ignores: [
      'The wire fence needs mending.',
      'We do not accept wire transfers, never wire money.',
      'Remittance advice attached as PDF.',
    ],
  },
  {
    id: 'text/fee-before-money',
    theme: 'payment',
    kinds: ['prize', 'loan', 'job', 'recovery'],
    find: unless(
      anyOf(
        unless(
          near(fee, first, 40),
          words({
            en: '(?:the|your|each) first|first (?:class|month|week|payment|time|night|year|of|come|instal\\w{1,6}|floor|name|aid)|before (?:you|the|it|we) (?:travel|leave|start|due|end|arrive)|fees? (?:is|was|are) due|before the \\w{3,12} (?:of|you)|is fine|first pick|late (?:fee|charge)',
          }),
          2,
        ),
        before(
          words({
            en: 'to (?:release|receive|unlock|withdraw|claim|process|activate|get|secure|reserve)|release of',
            es: 'para (?:liberar|recibir|retirar|desbloquear|activar|reservar)',
            pt: 'para (?:liberar|receber|sacar|levantar|desbloquear|ativar)',
            fr: 'pour (?:debloquer|recevoir|liberer|retirer|activer|reserver)',
            de: 'um .{0,24}(?:freizugeben|auszuzahlen|zu erhalten)|(?:zur|fur die) (?:freigabe|auszahlung|freischaltung)',
            it: 'per (?:sbloccare|ricevere|ritirare|prelevare|attivare)',
            nl: 'om .{0,24}(?:vrij te geven|te ontvangen|uit te betalen)',
            'hi-Latn': 'release|nikalne|milne',
            tl: 'para (?:ma-?release|makuha|ma-?claim|ma-?withdraw)',
            id: 'untuk (?:pencairan|mencairkan|menarik|menerima|aktivasi)|agar (?:dana|bisa) cair',
            zh: '提现|解冻|领取|放款',
          }),
          before(send, fee, 50),
          60,
        ),
      ),
      never,
      24,
    ),
    catches: ['Pay the release fee first and the funds arrive today', 'To claim it, send the $50 processing fee'],
    ignores: [
      'There is no fee.',
      'First we eat, then we talk.',
      'Fee: £200 for the first class and £50 for each further class.',
      'Your management fee for next year was due on the first.',
    ],
  },
  {
    id: 'text/small-fee-link',
    theme: 'payment',
    kinds: ['parcel', 'toll-parking'],
    find: without(
      anyOf(
        before(anyOf(before(fee, thing('sum'), 30), before(thing('sum'), fee, 30)), thing('link'), 120, true),
        before(near(send, fee, 24), thing('link'), 80, true),
      ),
      anyOf(
        scamTalk,
        words({ en: 'sent you|all fees included|tax credit|no fees?|zero (?:processing )?fees?|unclaimed|free bets?' }),
      ),
    ),
    catches: [
      'Pay the £1.45 fee at redelivery-fee.top',
      'A customs charge of €2.99 is due: https://pay-duty.example/x',
    ],
    ignores: [
      'Delivery costs £3.99 in our shop.',
      'The fee is paid at the desk.',
      'Deposit N500 & get 3 free bets! sporty.bet/ng',
    ],
  },
]
