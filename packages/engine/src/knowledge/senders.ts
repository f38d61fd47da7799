import type { Brand } from '../link/model/brand-index.ts'
import type { LinkModel } from '../link/model/load-model.ts'

/**
 * Whom messages say they are from, as people write the names. Whose address is whose stands in the link tables; behind
 * `>` stand the few homes that those do not give to this name.
 */
const banks = String.raw`
chase|jp ?morgan; wells ?fargo|wf bank; bank of america|bofa|boa; citi ?bank|citi; capital one; us bank;
td bank|td canada; navy federal|nfcu; usaa; pnc>pnc.com; truist; regions ?bank; ally bank;
discover card|discover bank; american express|amex; mastercard; hsbc; barclays; lloyds; natwest;
santander>santander.es; halifax; nationwide; monzo; revolut; starling>starlingbank.com; tsb; n26; aib;
bank of ireland|boi; rbc|royal bank; scotiabank; bmo; cibc; desjardins; commbank|commonwealth bank|cba; westpac; anz;
nab; kiwibank; fnb>fnb.co.za; capitec; absa; nedbank; standard bank; gtbank; access bank; uba; zenith bank;
equity bank>equitybank.co.ke; kcb>kcbgroup.com; sbi|state bank of india; hdfc; icici; axis bank; kotak;
pnb>pnbindia.in; bank of baroda|bob; dbs|posb; ocbc; uob; maybank; bdo; bpi; metrobank>metrobank.com.ph;
unionbank>unionbankph.com; landbank; bca>bca.co.id klikbca.com; mandiri>bankmandiri.co.id; bri; bni; sparkasse;
volksbank|raiffeisenbank; commerzbank; deutsche bank; postbank; dkb; ing; rabobank; abn ?amro; kbc; belfius;
credit agricole; bnp paribas; societe generale; la banque postale; caisse d'epargne; bbva; caixabank; bancolombia;
banamex; itau; bradesco; nubank; caixa>cgd.pt; banco do brasil; millennium bcp|millennium; intesa|intesa sanpaolo;
unicredit; poste italiane|postepay|bancoposta`

const pay = String.raw`
paypal; venmo; zelle; cash ?app; gcash>gcash.com; maya|paymaya>maya.ph; m-?pesa>safaricom.co.ke; paytm;
phonepe>phonepe.com; google pay|gpay>pay.google.com; apple pay>apple.com; wise; klarna;
mercado ?pago>mercadopago.com.ar; tikkie>tikkie.me; bizum>bizum.es; coinbase; binance; kraken; metamask;
trust wallet; ledger; western union; moneygram; interac; alipay|支付宝; ovo|gopay>ovo.id gojek.com`

const carriers = String.raw`
usps; fedex; ups; dhl; royal mail; evri|hermes; dpd; an post; canada post; auspost|australia post;
nz post>nzpost.co.nz; singpost; ninja ?van>ninjavan.co; j&t|jnt>jtexpress.ph jet.co.id; lbc; india post; blue ?dart;
delhivery; correos; ctt>ctt.pt; la poste|colissimo|chronopost; mondial relay; deutsche post; postnl; bpost; correios;
sda|brt|gls>brt.it gls-italy.com; sf express|顺丰>sf-express.com; jne>jne.co.id; purolator; gls`

const agencies = String.raw`
irs|internal revenue; social security|ssa; medicare; uscis>uscis.gov; fbi; ftc>ftc.gov; dmv;
e-?z ?pass|sunpass|fastrak|txtag|peach pass>txtag.org peachpass.com; customs and border|cbp>cbp.gov; hmrc;
dvla>gov.uk; dwp>gov.uk; nhs; gov\.uk>gov.uk; tv licen[cs]ing>tvlicensing.co.uk;
revenue commissioners|revenue\.ie>revenue.ie; canada revenue|cra>canada.ca; service canada>canada.ca; ircc>canada.ca;
ato|mygov>ato.gov.au; centrelink|services australia; linkt; waka kotahi|nzta; sars>sars.gov.za; aarto>aarto.gov.za;
kra>kra.go.ke; efcc>efcc.gov.ng; bir>bir.gov.ph; sss>sss.gov.ph; iras>iras.gov.sg; ica>ica.gov.sg; cpf>cpf.gov.sg;
singpass; mom>mom.gov.sg; income tax department|income tax dept>incometax.gov.in; rbi>rbi.org.in; trai>trai.gov.in;
epfo>epfindia.gov.in; uidai|aadhaar; cbi|crime branch|cyber cell>cybercrime.gov.in; fastag;
agencia tributaria|hacienda; seguridad social>seg-social.es; dgt>dgt.es; sat>sat.gob.mx; receita federal>gov.br;
detran; financas|autoridade tributaria>portaldasfinancas.gov.pt; impots|dgfip; ameli|assurance maladie|carte vitale;
antai; finanzamt|elster; zoll>zoll.de; agenzia delle entrate; inps; belastingdienst; digid; cjib>cjib.nl;
bpjs>bpjs-kesehatan.go.id; dirjen pajak|djp>pajak.go.id; interpol|europol>europol.europa.eu; 公安|检察院|法院|税务局`

const tech = String.raw`
microsoft|windows defender|office ?365|outlook|onedrive; apple|icloud|itunes; google|gmail; yahoo>yahoo-inc.com;
adobe; docusign; dropbox; norton; mcafee; geek squad|best buy; zoom; linkedin; facebook|meta business|meta;
instagram; whatsapp; telegram; tiktok; snapchat; twitter; discord; steam; roblox; youtube; github; wechat|微信`

const shops = String.raw`
amazon; ebay; walmart; costco; target; tesco; argos; netflix; disney plus; spotify; airbnb; booking\.com; uber;
flipkart; shopee; lazada; tokopedia; temu; shein; etsy; vinted; olx>olx.in; wallapop; marktplaats; leboncoin;
kleinanzeigen; subito; carousell; craigslist>craigslist.org; gumtree; depop; ticketmaster;
mercado ?libre|mercado ?livre; takealot; jumia>jumia.com.ng jumia.co.ke; bol\.com; 淘宝|京东|拼多多>taobao.com jd.com`

const telcos = String.raw`
verizon>vzw.com; at&t; t-mobile; xfinity|comcast; vodafone; o2; ee; bt; sky>sky.com; eir; rogers; telus; bell;
telstra; optus; spark; singtel; globe; smart; jio>jio.com; airtel; mtn>mtn.ng; safaricom; vodacom>vodacom.co.za;
telkomsel|indosat>telkomsel.com; movistar; kpn; telekom; free mobile|sfr; tim;
con ?ed|pg&e|duke energy|florida power>pge.com fpl.com; british gas>britishgas.co.uk; octopus energy; eskom;
kplc|kenya power>kplc.co.ke; meralco; pln>pln.co.id; enel>enel.it; edf>edf.fr; iberdrola|endesa`

export type Sender = {
  readonly name: string
  readonly sort: string
  readonly names: readonly string[]
  readonly homes: readonly string[]
}

const tables = { bank: banks, pay, carrier: carriers, agency: agencies, tech, shop: shops, telco: telcos } as const

const plain = (name: string): string => name.replaceAll(/[\\?]/g, '')

const entries = Object.entries(tables).flatMap(([sort, lines]) =>
  lines.split(';').map((line) => {
    const [patterns = '', homes = ''] = line.trim().split('>')
    const names = patterns.split('|').map(plain)
    return { patterns, sender: { name: names[0] ?? '', sort, names, homes: homes.split(' ').filter(Boolean) } }
  }),
)

const isLatin = (name: string): boolean => /^[\x20-\x7e]+$/.test(name)
const allNames = entries.flatMap(({ patterns }) => patterns.split('|'))
const latin = allNames.filter(isLatin)
const han = allNames.filter((name) => !isLatin(name))

/** All names in one pattern; whose it was is looked up afterwards. */
export const senderPattern = new RegExp(`(?<![a-z0-9.@/-])(?:${latin.join('|')})(?![a-z0-9@-])|${han.join('|')}`, 'gi')

const exact = entries.map(({ patterns, sender }) => ({ pattern: new RegExp(`^(?:${patterns})$`, 'i'), sender }))
const seen = new Map<string, Sender | undefined>()

/** Only what `senderPattern` found is asked for, so the memory stays as small as the table. */
export const senderNamed = (written: string): Sender | undefined => {
  const key = written.toLowerCase()
  if (!seen.has(key)) seen.set(key, exact.find(({ pattern }) => pattern.test(key))?.sender)
  return seen.get(key)
}

/** The brands of the link tables that go by this sender's names. */
export const brandsOf = ({ names }: Sender, model: LinkModel): Brand[] =>
  names.flatMap((name) => model.brands.byName(name) ?? [])

/** Short names that are also words count only when written in capitals or as a sender. */
export const isAmbiguousName = (written: string): boolean =>
  /^(?:citi|chase|target|wise|ups|sky|bell|spark|smart|globe|sat|mom|ica|ee|bt|ing|tim|meta|apple|maya|boa|sars|cra|ato|ally|ledger|steam|zoom|bri|anz|boi|bob|nab|sss|bir|bell|gls|shein|caixa|nationwide|halifax|discover card|uber|o2|fnb|kra|millennium|ovo|eir|zoll|hermes|ctt|correos|interac|signal)$/i.test(
    written,
  )
