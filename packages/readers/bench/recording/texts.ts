/** What the synthesisers say. All written for this bench; the numbers are reserved for fiction. */

/** In the clips that the tests read. */
export const SHORT = 'Please call the bank before nine tomorrow morning. Your account is blocked.'

export const NUMBER = 'Please call us back at eight six six, five five five, zero one four two.'

export const ROBOCALLS = [
  'This is the final notice about your vehicle warranty. Your coverage has expired and you may have to pay for repairs yourself. Press one to speak with a representative now, or press two to be removed from our list.',
  'Hello, this is an important message from the social security administration. We have found suspicious activity under your name. To avoid an arrest warrant, call us back at eight six six, five five five, zero one four two.',
  'Congratulations, you have been selected for a free cruise to the Bahamas. To claim your prize, all we need is your credit card number for a small port fee of fifty nine dollars.',
  'This is the fraud department of your bank. A charge of nine hundred dollars was made on your card. If you did not make this payment, press one and have your pin code ready.',
] as const

export const VOICEMAILS = [
  'Hi mum, my phone is broken so I am calling from a friend. I need to pay a bill today. Can you send two hundred dollars to this account? I will pay you back on Friday.',
  'Good morning, this is Doctor Miller and I am calling to remind you of your appointment on Tuesday at nine thirty. Please bring your insurance card and call us if you cannot come.',
  'Your package could not be delivered because the address is not complete. Please call our service line within twelve hours, or the package will be sent back to the sender.',
] as const

/** Agent and caller take turns. */
export const BANK_CALLS = [
  [
    'Thank you for calling the bank. How may I help you today?',
    'Yes, I would like to know the balance of my savings account, please.',
    'Certainly. Can you tell me your name and the last four digits of your account number?',
    'My name is Robert Johnson and the last four digits are seven three one nine.',
    'Thank you, mister Johnson. Your balance is two thousand one hundred dollars.',
  ],
  [
    'Good afternoon, you are speaking with Linda. What can I do for you?',
    'Somebody called me and said that my card was blocked, and he asked me for my password.',
    'I am glad that you called us. We never ask for your password. Did you tell him anything?',
    'No, I hung up and called the number on the back of my card.',
  ],
] as const

export const CLEAR = [
  'The library opens at eight in the morning and closes at six in the evening. Books can be kept for three weeks.',
  'She walked along the river until the sun went down, and then she sat on a bench and read the letter again.',
  'Farmers in the valley have asked for more water, but the lake is lower than it was ten years ago.',
] as const

/** Long enough that the same voice activity and the same guards are met as in a real call. */
export const FOREIGN: Readonly<Record<string, string>> = {
  es: 'Buenos días, le llamamos del banco porque hemos visto un problema con su cuenta. Por favor, devuelva la llamada hoy mismo y tenga a mano su número de tarjeta. Si no llama, su cuenta será bloqueada mañana por la mañana.',
  fr: 'Bonjour, nous vous appelons de la banque parce que nous avons remarqué un problème avec votre compte. Veuillez nous rappeler aujourd’hui et préparer votre numéro de carte. Sinon votre compte sera bloqué demain matin.',
  de: 'Guten Tag, wir rufen von Ihrer Bank an, weil es ein Problem mit Ihrem Konto gibt. Bitte rufen Sie noch heute zurück und halten Sie Ihre Kartennummer bereit. Sonst wird Ihr Konto morgen früh gesperrt.',
  hi: 'नमस्ते, हम आपके बैंक से बोल रहे हैं क्योंकि आपके खाते में एक समस्या है। कृपया आज ही हमें वापस फोन करें और अपना कार्ड नंबर तैयार रखें। नहीं तो आपका खाता कल सुबह बंद कर दिया जाएगा।',
  cmn: '您好，我们是银行打来的电话，因为您的账户有一个问题。请您今天给我们回电话，并准备好您的银行卡号码。否则您的账户明天早上会被冻结。',
  pt: 'Bom dia, estamos a ligar do banco porque há um problema com a sua conta. Por favor, ligue de volta ainda hoje e tenha o número do seu cartão à mão. Caso contrário, a sua conta será bloqueada amanhã de manhã.',
  it: 'Buongiorno, la chiamiamo dalla banca perché c’è un problema con il suo conto. La preghiamo di richiamare oggi e di tenere pronto il numero della carta. Altrimenti il suo conto sarà bloccato domani mattina.',
  id: 'Selamat pagi, kami menelepon dari bank karena ada masalah dengan rekening Anda. Silakan telepon kembali hari ini dan siapkan nomor kartu Anda. Jika tidak, rekening Anda akan diblokir besok pagi.',
}
