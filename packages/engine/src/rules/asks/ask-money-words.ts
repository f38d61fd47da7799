import { words } from '../../reading/sought.ts'

export const buy = words({
  en: 'buy|purchase|get|pick up|grab|pay|send|scratch|redeem|photo of|codes?|numbers? on the back|use',
  es: 'compr\\w{1,4}|consig\\w{1,3}|pag\\w{1,4}|codigos?|rasc\\w{1,3}',
  pt: 'compr\\w{1,4}|pag\\w{1,4}|codigos?|rasp\\w{1,3}',
  fr: 'achet\\w{1,5}|pay\\w{1,3}|codes?|gratt\\w{1,3}',
  de: 'kauf\\w{1,4}|besorg\\w{1,3}|zahl\\w{1,3}|codes?|freirubbel\\w{0,2}',
  it: 'compr\\w{1,5}|acquist\\w{1,5}|pag\\w{1,4}|codici',
  nl: 'koop|kopen|haal|betaal|codes?',
  id: 'beli\\w{0,3}|bayar|kode',
  tl: 'bili|bumili|bilhan|code',
  'hi-Latn': 'kharid\\w{0,3}|code|le lo',
  zh: '购买|买|卡密|買|密碼|序號',
})
export const cryptoCoin = words({
  en: 'bitcoins?|btc|bit coin|usdt|tether|eth|ethereum|crypto(?:currency)?|trc ?-?20|coin ?base|binance|bitcoin (?:atm|machine|kiosk)|wallet address',
  es: 'bitcoins?|usdt|cripto\\w{0,8}',
  zh: '比特币|虚拟币|USDT|泰达币|加密货币|虛擬貨幣',
})
export const handedOver = words({
  en: 'courier|driver|agent|officer|someone|colleague|uber|taxi|messenger|partner',
  es: 'mensajero|agente|companero|alguien|persona',
  pt: 'motoboy|mensageiro|agente|portador|funcionario',
  fr: "coursier|livreur|agent|collegue|quelqu'un",
  de: 'bote|kurier|kollege|beamter|jemand|abholer',
  it: 'corriere|incaricato|collega|agente|qualcuno',
  nl: 'koerier|collega|medewerker|agent|iemand',
  'hi-Latn': 'ladka|aadmi|agent|officer',
  zh: '专人|工作人员|快递员|專員|上门',
  id: 'kurir|petugas',
  tl: 'rider|kuya|tao',
})
export const collect = words({
  en: 'collect|pick(?:ed)? (?:it |them |this )?up|come (?:by|to|and)|hand (?:it |over|them)|collected',
  es: 'recog\\w{1,5}|pasara|entreg\\w{1,4}',
  pt: 'busc\\w{1,3}|recolh\\w{1,3}|entreg\\w{1,3}|retir\\w{1,3}',
  fr: 'recuper\\w{1,4}|passera?|remett\\w{1,4}|viendra',
  de: 'abhol\\w{1,3}|vorbeikomm\\w{1,3}|ubergeb\\w{1,3}|kommt',
  it: 'ritir\\w{1,4}|passer\\w{1,2}|consegn\\w{1,4}',
  nl: 'ophal\\w{1,3}|langs|meegeven|komt',
  'hi-Latn': 'lene|aayega|de dena',
  zh: '取|上门|交给|收取',
  id: 'ambil|jemput',
  tl: 'kukunin|kuhanin|pick up',
})
export const first = words({
  en: 'first|upfront|up front|in advance|before (?:we|i|you|the|it|viewing|delivery|release)|advance|beforehand|prior to',
  es: 'primero|por adelantado|antes de|previo|anticip\\w{1,4}',
  pt: 'primeiro|adiantad[ao]|antes de|antecipad[ao]|antes',
  fr: "d'abord|avant|a l'avance|au prealable|d'avance",
  de: 'zuerst|vorab|im voraus|vorher|vorkasse|bevor',
  it: 'prima|in anticipo|anticipat\\w|anticipo',
  nl: 'eerst|vooraf|van tevoren|vooruit|voordat',
  'hi-Latn': 'pehle|advance',
  hi: 'पहले|एडवांस',
  tl: 'muna|advance|bago',
  id: 'dulu|dahulu|di muka|sebelum|terlebih',
  zh: '先|预付|提前|預付|之前|首先',
})
