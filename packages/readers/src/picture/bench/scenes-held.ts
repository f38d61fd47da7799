import type { Scene } from './scene.ts'

const chats: readonly Scene[] = [
  {
    id: 'toll',
    kind: 'chat',
    theme: 'light',
    font: 'Open Sans',
    name: '+63 917 555 0188',
    messages: [
      {
        text: 'Highway Toll Services: you have an unpaid toll of $11.69. To avoid a late fee of $50.00, pay before Nov 12.',
        time: '7:02 PM',
      },
      { text: 'https://ezdrive.com-tollbill.icu/us', time: '7:02 PM' },
      { text: '(Please reply Y, then open the link again, or copy it into Safari.)', time: '7:03 PM' },
      { me: true, text: 'I do not own a car', time: '7:15 PM' },
      { text: 'Our office is open 8 to 5. Phone: (305) 555-0164', time: '7:16 PM' },
    ],
  },
  {
    id: 'landlord',
    kind: 'chat',
    theme: 'dark',
    font: 'Inter',
    name: 'Flat in Camden',
    messages: [
      {
        text: 'Hello, thank you for your interest in the flat. I am working abroad in Norway so I cannot show it to you in person.',
        time: '12:44',
      },
      {
        text: 'The rent is £780 a month and the deposit £1,560.00. After you pay, the keys come by courier.',
        time: '12:45',
      },
      { me: true, text: 'Can my brother look at it on Saturday?', time: '12:59' },
      {
        text: 'Sorry, the agency rule is payment first. All papers are on https://stay-london-rooms.co.uk/listing/2204817',
        time: '13:03',
      },
      { text: 'Three other families want it, so be quick please 🏠', time: '13:04' },
    ],
  },
  {
    id: 'bank-code',
    kind: 'chat',
    theme: 'blue',
    font: 'Roboto',
    name: 'FIRST UNION',
    messages: [
      { text: 'FraudAlert: Did you attempt a transfer of $1,000.00 to James Keller? Reply YES or NO.' },
      { me: true, text: 'NO' },
      { text: 'Thank you. A specialist will call you from 800-555-0136. Have your card ready.' },
      { text: 'Your one-time code is 604 118. Tell it only to our specialist.' },
      { me: true, text: 'But the app says never to tell anyone' },
      {
        text: 'That is for other banks. Confirm on firstunion-alerts.com/lock or your balance of $6,412.88 is at risk.',
      },
    ],
  },
  {
    id: 'romance',
    kind: 'chat',
    theme: 'green',
    font: 'Lato',
    name: 'Captain Robert',
    messages: [
      {
        text: 'My darling, the mission here ends in two weeks and then I can finally hold you in my arms ❤️',
        time: '21:30',
      },
      {
        text: 'There is only one problem: my box with the savings is at customs and they ask €2,400.00 for the papers.',
        time: '21:31',
      },
      { me: true, text: 'That is a lot of money...', time: '21:40' },
      {
        text: 'I will give it all back. Buy Apple gift cards at the supermarket, scratch them and send me pictures of the codes.',
        time: '21:42',
      },
      { text: 'You can also write to my lawyer: office@hill-and-partners.lawyer', time: '21:43' },
    ],
  },
]

const mails: readonly Scene[] = [
  {
    id: 'mail-storage',
    kind: 'mail',
    theme: 'light',
    font: 'Noto Sans',
    from: 'Cloud Storage <no-reply@storage-full.cloud>',
    subject: 'Your photos will be deleted on 30 November',
    date: 'Wed, 19 Nov, 22:07',
    paragraphs: [
      'Hello,',
      'your payment method has expired and your storage is full. All your photos and videos will be deleted on 30 November.',
      'You can get 50 GB more for only €1.95 if you renew today. Sign in here: https://storage-full.cloud/renew/account=Lk20Iq',
      'This offer ends tonight at midnight.',
      'Ticket 5501-8832-7',
    ],
    button: 'Keep my photos',
  },
  {
    id: 'mail-boss',
    kind: 'mail',
    theme: 'dark',
    font: 'Open Sans',
    from: 'Anna Lindqvist <anna.lindqvist@ceo-mailbox.com>',
    subject: 'Quick favour',
    date: 'Mon 08:41',
    paragraphs: [
      'Hi Tom, are you at your desk? I am in a meeting and cannot take calls.',
      'I need you to settle the attached invoice of $18,740.00 for Hartmann Ltd before noon. It is confidential, so please do not talk to anyone about it.',
      'Send me the confirmation here or text me at +1 415 555 0127.',
      'Sent from my phone',
    ],
  },
]

const pages: readonly Scene[] = [
  {
    id: 'order',
    kind: 'bank',
    theme: 'dark',
    font: 'Roboto',
    title: 'Order summary',
    rows: [
      ['Wireless earbuds (2)', '$59.98'],
      ['Shipping', '$4.99'],
      ['Import duty', '$12.35'],
      ['Discount', '-$10.00'],
      ['Total to pay', '$67.32'],
      ['Paid from wallet', '$0.00'],
    ],
    note: 'Questions? Call 1-866-555-0111 or visit shop-bright-deals.store/help',
  },
  {
    id: 'social-loan',
    kind: 'social',
    theme: 'dark',
    font: 'Inter',
    author: 'Easy Loans 24',
    text: 'Bad credit? No problem! Get up to €25,000 in one hour without any papers. Write to us on WhatsApp +353 20 910 7744 or see www.easyloans24.online/apply',
    comments: [
      ['Carol W.', 'They took my fee of €199 and never answered again.'],
      ['Ahmed', 'Got my loan today, very happy with the service'],
      ['Lucy', 'Same here, please stay away from these people!'],
    ],
  },
  {
    id: 'notice-prize',
    kind: 'notice',
    theme: 'light',
    font: 'Noto Sans',
    title: 'Congratulations, lucky visitor!',
    lines: [
      'You are the 1,000,000th visitor today and have won an iPhone 17 Pro.',
      'Answer three short questions and pay only $1.00 for shipping.',
      'You have 2 minutes and 41 seconds left.',
      'Visit claim-my-prize.click/w1n if the button does not work',
    ],
    button: 'Claim prize',
  },
]

const desktop: readonly Scene[] = [
  {
    id: 'three-columns',
    kind: 'columns',
    theme: 'light',
    font: 'Roboto',
    bar: 'Home   News   Markets   Opinion   Contact',
    columns: [
      [
        'Savers lose millions to fake trading apps, police say in a new report.',
        'Most victims were first contacted through social media or dating sites.',
        'The average loss was $23,700 last year.',
      ],
      [
        'Experts advise looking for the company in the public register before paying.',
        'A real broker never guarantees a profit and never hurries you.',
        'Screenshots of gains prove nothing at all.',
      ],
      [
        'Readers tell us what happened to them on our page at www.dailyledger.org/stories',
        'One man from Leeds sold his car to pay a fee that did not exist.',
        'He has not seen his money again.',
      ],
    ],
  },
  {
    id: 'letter-lottery',
    kind: 'letter',
    theme: 'light',
    font: 'DejaVu Serif',
    address: ['El Mundo Lottery International', 'Calle Mayor 48', '28013 Madrid', '5 September 2025'],
    paragraphs: [
      'Dear winner,',
      'We are pleased to tell you that your name was drawn in our summer promotion. You have won the sum of €615,810.00 in cash.',
      'To begin your claim, please contact our agent Mr. Luis Ortega on +34 910 555 018 and keep this letter confidential until the money is in your account.',
      'A handling charge of €950.00 must be paid before the transfer.',
      'Congratulations once more from all our staff.',
    ],
  },
]

export const heldLanguages: readonly Scene[] = [
  {
    id: 'es2',
    kind: 'mail',
    theme: 'dark',
    font: 'Lato',
    from: 'Agencia Tributaria <aviso@agencia-devolución.es>',
    subject: 'Devolución pendiente de su declaración',
    date: '2 de junio, 09:30',
    paragraphs: [
      'Estimado señor o señora,',
      'tiene derecho a una devolución de 318,40 €. La información bancaria que nos facilitó ya no es válida.',
      'Añada su tarjeta aquí en las próximas 48 horas, si no perderá también los años anteriores.',
      'Atentamente, la dirección técnica de Málaga y Logroño',
    ],
  },
  {
    id: 'de2',
    kind: 'chat',
    theme: 'light',
    font: 'Inter',
    name: 'DHL Zustellung',
    messages: [
      {
        text: 'Ihr Päckchen konnte nicht zugestellt werden, weil die Straße fehlt. Bitte ergänzen Sie die Adresse: https://dhl-zustellung.top/pkt',
        time: '08:12',
      },
      { me: true, text: 'Ich weiß nichts von einem Päckchen. Woher haben Sie meine Nummer?', time: '08:30' },
      {
        text: 'Für die Rücksendung fällt eine Gebühr von 3,90 € an. Überprüfen Sie das möglichst heute.',
        time: '08:31',
      },
      { text: 'Viele Grüße aus München, Ihr Äußeres Zustellbüro', time: '08:32' },
    ],
  },
  {
    id: 'fr2',
    kind: 'mail',
    theme: 'light',
    font: 'Roboto',
    from: 'Impôts <remboursement@impots-gouv.info>',
    subject: 'Remboursement de 274,16 € à réclamer',
    date: 'jeudi 6 février',
    paragraphs: [
      'Chère contribuable, cher contribuable,',
      'après vérification, vous avez payé trop d’impôts l’année dernière. Le reçu est joint à ce courriel.',
      'Cliquez sur le bouton ci-dessous pour compléter vos coordonnées. La procédure n’est valable que jusqu’à dimanche.',
      'Bien à vous, le contrôleur général des finances de Besançon',
    ],
  },
  {
    id: 'pt2',
    kind: 'notice',
    theme: 'blue',
    font: 'Noto Sans',
    title: 'Atenção: seu cartão será bloqueado',
    lines: [
      'Identificamos uma transação não autorizada de R$ 2.890,00 às 14h32.',
      'Se você não reconhece a operação, ligue já para a nossa central de segurança.',
      'O serviço é grátis também aos sábados. Informe o código do cartão e a última fatura.',
      'A proteção da sua família começa com a informação correta.',
    ],
    button: 'Não fui eu',
  },
]

const codes: readonly Scene[] = [
  {
    id: 'menu',
    kind: 'codes',
    theme: 'light',
    font: 'Open Sans',
    title: 'Harbour Grill',
    note: 'Scan for our menu. Please order at the bar.',
    codes: ['http://harbourgrill.example/menu?table=17'],
  },
  {
    id: 'charger',
    kind: 'codes',
    theme: 'blue',
    font: 'Lato',
    title: 'Fast charging, 0.59 € per kWh',
    note: 'Left for the app, right to call the operator.',
    codes: ['https://volt-charge-pay.top/c/DE8812', 'tel:+4930555017'],
  },
]

export const heldScenes: readonly Scene[] = [...chats, ...mails, ...pages, ...desktop, ...codes]
