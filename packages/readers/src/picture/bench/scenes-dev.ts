import type { Scene } from './scene.ts'

const chats: readonly Scene[] = [
  {
    id: 'parcel',
    kind: 'chat',
    theme: 'light',
    font: 'Roboto',
    name: '+44 7700 900417',
    messages: [
      {
        text: 'Royal Parcels: your package is held at our depot because the postage of £2.99 was not paid.',
        time: '09:14',
      },
      { text: 'Pay within 24 hours: https://royal-parcels.redelivery-fee.com/uk/9x4Kq2', time: '09:14' },
      { me: true, text: 'Who is this? I did not order anything.', time: '09:20' },
      { text: 'Your tracking number is RM48201977GB. Call 020 7946 0182 if the link does not open.', time: '09:21' },
      { text: 'After 24 hours the parcel goes back and a fee of £14.50 is due.', time: '09:22' },
    ],
  },
  {
    id: 'mum',
    kind: 'chat',
    theme: 'green',
    font: 'Inter',
    name: 'Unknown number',
    messages: [
      { text: 'Hi mum, my phone fell in the sink 😭 this is my new number, you can delete the old one', time: '11:02' },
      { me: true, text: 'Oh no! Are you all right?', time: '11:05' },
      {
        text: 'Yes but I need to pay a bill today and cannot open my bank app. Could you send $1,850.00 for me? I will pay you back on Friday',
        time: '11:06',
      },
      { me: true, text: 'To which account?', time: '11:09' },
      {
        text: 'Name: L. Hollis, sort code 04-00-75, account 31926819. Please send me a screenshot when it is done 🙏',
        time: '11:10',
      },
      { text: 'Or call me on +1 (202) 555-0143', time: '11:11' },
    ],
  },
  {
    id: 'crypto',
    kind: 'chat',
    theme: 'dark',
    font: 'Noto Sans',
    name: 'Vivian Lau',
    messages: [
      {
        text: 'Good morning dear, did you sleep well? My uncle just told me about a new trading window.',
        time: '8:31 AM',
      },
      {
        text: 'Yesterday I made 3,200 USDT in forty minutes. Open an account at www.bitlllon-exchange.vip/join?ref=VL77',
        time: '8:33 AM',
      },
      { me: true, text: 'I have never done this before', time: '8:40 AM' },
      {
        text: 'Do not worry, I will teach you step by step. Start with $500 and you will see 20% profit the same day.',
        time: '8:41 AM',
      },
      { text: 'Deposit address: TQ5nYkz3mR8uX2bWf7LpHs9dVcJ4eAqG1i', time: '8:42 AM' },
      { me: true, text: 'ok let me think', time: '8:55 AM' },
    ],
  },
  {
    id: 'job',
    kind: 'chat',
    theme: 'blue',
    font: 'Open Sans',
    name: 'Recruiter Olivia',
    messages: [
      {
        text: 'Hello! I am Olivia from Brightpath Hiring. We offer part-time remote work: like videos and earn $280 to $460 a day.',
      },
      { me: true, text: 'What do I need to do?' },
      {
        text: 'You only need a phone. Training takes 60 minutes. Add our manager on Telegram: https://t.me/brightpath_manager01',
      },
      { text: 'To unlock the premium tasks there is a refundable deposit of $120.00' },
      { me: true, text: 'Why would I pay to work?' },
      { text: 'It is only a guarantee, it comes back with your first salary. Write to hr.olivia@brightpath-jobs.org' },
    ],
  },
]

const mails: readonly Scene[] = [
  {
    id: 'mail-bank',
    kind: 'mail',
    theme: 'light',
    font: 'Lato',
    from: 'Northfield Bank Security <alerts@northfield-secure.net>',
    subject: 'Unusual sign-in to your account',
    date: 'Tue, 14 Oct, 07:52',
    paragraphs: [
      'Dear customer,',
      'We noticed a sign-in from a new device in Lisbon. For your safety we have limited your card ending in 4471.',
      'If this was not you, confirm your details before 18:00 today at https://northfield-secure.net/verify?id=80317 or your account will be closed.',
      'You can also call our security desk on 0800 496 0117.',
      'Northfield Bank, Customer Protection',
    ],
    button: 'Confirm my identity',
  },
  {
    id: 'mail-invoice',
    kind: 'mail',
    theme: 'dark',
    font: 'Roboto',
    from: 'billing@norvec-antivirus.support',
    subject: 'Your subscription was renewed: $399.99',
    date: '3 Nov 2025, 16:20',
    paragraphs: [
      'Thank you for your purchase. Your yearly plan for Norvec Total Shield was renewed automatically and $399.99 will be charged to your card.',
      'Order number: NV-8841-20751. If you did not want this renewal, call +1 (888) 555-0172 within 48 hours for a full refund.',
      'Please do not reply to this message.',
    ],
  },
]

const pages: readonly Scene[] = [
  {
    id: 'bank-list',
    kind: 'bank',
    theme: 'light',
    font: 'Inter',
    title: 'Everyday account',
    rows: [
      ['Available balance', '£1,204.67'],
      ['Card payment, Tesca Express', '-£18.35'],
      ['Direct debit, Bright Energy', '-£96.00'],
      ['Transfer to H. Osei', '-£450.00'],
      ['Salary, Wren & Co', '+£2,310.08'],
      ['Pending: QuickPay Intl', '-£799.00'],
    ],
    note: 'We never ask you to move money to a safe account. Call 159 if you are unsure.',
  },
  {
    id: 'social-giveaway',
    kind: 'social',
    theme: 'light',
    font: 'Noto Sans',
    author: 'Elena Brand Official',
    text: 'To celebrate one million followers I am giving away 5,000 BTC! Send 0.1 to 1 BTC to the address on www.elena-giveaway.live and get double back. Only today!',
    comments: [
      ['Marcus T.', 'I sent 0.5 and got 1 BTC back in ten minutes, thank you!'],
      ['Priya', 'Is this real? It looks like a scam to me.'],
      ['J. Obrien', 'Works, just did it. Hurry up everyone'],
    ],
  },
  {
    id: 'notice-virus',
    kind: 'notice',
    theme: 'blue',
    font: 'Liberation Sans',
    title: 'WARNING! Your phone has 4 viruses',
    lines: [
      'Your contacts, photos and banking data may be stolen.',
      'Battery is damaged by 28%. Repair it now or your SIM card will be blocked.',
      'Call support: 1-877-555-0199 (toll free)',
      'Error code: 0x80072EE7-IOS',
    ],
    button: 'REPAIR NOW',
  },
]

const desktop: readonly Scene[] = [
  {
    id: 'two-columns',
    kind: 'columns',
    theme: 'light',
    font: 'Liberation Sans',
    bar: 'Inbox   Starred   Sent   Drafts   Settings',
    columns: [
      [
        'Your parcel could not be delivered because the address was incomplete.',
        'Please check the label at https://parcel-desk.info/check/77120 and pay $1.95 for a second attempt.',
        'If we do not hear from you by Friday the sender is told that the parcel was refused.',
        'Thank you for your patience, the delivery team.',
      ],
      [
        'Did you know? Couriers never ask for card numbers by text message.',
        'Type the address of the company yourself instead of following a link.',
        'Report suspicious messages by forwarding them to 7726, it costs nothing.',
      ],
    ],
  },
  {
    id: 'letter-tax',
    kind: 'letter',
    theme: 'light',
    font: 'Liberation Serif',
    address: ['Office of Revenue Collection', '12 Harbour Street', 'Bristol BS1 4QA', '21 October 2025'],
    paragraphs: [
      'Dear Sir or Madam,',
      'Our records show that you owe tax of £1,873.40 for the year 2023/24. Earlier letters to your address were not answered.',
      'Unless the full sum is paid within seven days, officers will be sent to your home. Payment is accepted by bank transfer or by gift cards only.',
      'To avoid further steps call 0117 496 0735 and give the reference ORC/5529-B.',
      'Yours faithfully,',
      'D. Whitcombe, Senior Officer',
    ],
  },
]

export const languages: readonly Scene[] = [
  {
    id: 'es',
    kind: 'chat',
    theme: 'light',
    font: 'Roboto',
    name: 'Correos España',
    messages: [
      { text: 'Su paquete está retenido en la aduana. Pague 1,79 € antes de mañana o será devuelto.', time: '10:15' },
      { text: 'Haga clic aquí: https://correos-envio.info/pago', time: '10:15' },
      { me: true, text: '¿Qué paquete? No he pedido nada este año.', time: '10:18' },
      { text: 'El número de envío es ES4471. Si no paga, habrá un recargo de 35,00 € según la ley.', time: '10:19' },
    ],
  },
  {
    id: 'de',
    kind: 'mail',
    theme: 'light',
    font: 'Open Sans',
    from: 'Sparkasse Sicherheit <service@sparkasse-prüfung.de>',
    subject: 'Ihr Konto wurde eingeschränkt',
    date: '12. März 2025',
    paragraphs: [
      'Sehr geehrte Kundin, sehr geehrter Kunde,',
      'aus Sicherheitsgründen müssen Sie Ihre Daten bis Freitag bestätigen, sonst wird Ihr Zugang gesperrt.',
      'Große Beträge über 500,00 € können Sie derzeit nicht überweisen. Schließen Sie die Prüfung in wenigen Minuten ab.',
      'Mit freundlichen Grüßen, Ihre Bank in der Königstraße',
    ],
  },
  {
    id: 'fr',
    kind: 'chat',
    theme: 'dark',
    font: 'Noto Sans',
    name: 'Assurance Maladie',
    messages: [
      {
        text: 'Votre nouvelle carte vitale est prête. Remplissez le formulaire pour être livré à domicile.',
        time: '14:02',
      },
      {
        text: 'Les frais d’expédition s’élèvent à 0,95 €. Sans réponse, vos droits seront suspendus dès lundi.',
        time: '14:02',
      },
      { me: true, text: 'Ça me paraît étrange, où êtes-vous situés ?', time: '14:10' },
      { text: 'Nous sommes le service général à Orléans. Répondez très vite, s’il vous plaît.', time: '14:11' },
    ],
  },
  {
    id: 'pt',
    kind: 'chat',
    theme: 'green',
    font: 'Inter',
    name: 'Número desconhecido',
    messages: [
      { text: 'Olá mãe, meu celular caiu na água e não está funcionando. Este é o meu número novo.', time: '18:40' },
      { text: 'Você pode fazer um Pix de R$ 1.250,00 para mim? Amanhã eu devolvo, é urgente.', time: '18:41' },
      { me: true, text: 'Filho, não estou entendendo a situação', time: '18:44' },
      { text: 'A conta é da irmã do João. Atenção: o banco só aceita até às 19 horas.', time: '18:45' },
    ],
  },
]

const codes: readonly Scene[] = [
  {
    id: 'parking',
    kind: 'codes',
    theme: 'light',
    font: 'Lato',
    title: 'Pay for parking',
    note: 'Scan to pay. Zone 4471, Monday to Saturday.',
    codes: ['https://pay-parking-now.com/z/4471'],
  },
  {
    id: 'two-codes',
    kind: 'codes',
    theme: 'dark',
    font: 'Roboto',
    title: 'Guest network and payment',
    note: 'Left: our Wi-Fi. Right: the bill of $42.50.',
    codes: [
      'WIFI:S:Cafe Lumen;T:WPA;P:espresso22;;',
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.0007',
    ],
  },
]

export const devScenes: readonly Scene[] = [...chats, ...mails, ...pages, ...desktop, ...codes]
