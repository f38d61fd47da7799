/** Who messages claim to be from. Each entry: the names as they are written, then `>` and their own addresses where known. */
const banks = String.raw`
chase|jp ?morgan>chase.com jpmorgan.com; wells ?fargo|wf bank>wellsfargo.com;
bank of america|bofa|boa>bankofamerica.com bofa.com; citi ?bank|citi>citi.com citibank.com;
capital one>capitalone.com; us bank>usbank.com; td bank|td canada>td.com; navy federal|nfcu>navyfederal.org;
usaa>usaa.com; pnc>pnc.com; truist>truist.com; regions ?bank>regions.com; ally bank>ally.com;
discover card|discover bank>discover.com; american express|amex>americanexpress.com; mastercard>mastercard.com;
hsbc>hsbc.com hsbc.co.uk; barclays>barclays.co.uk barclays.com; lloyds>lloydsbank.co.uk lloydsbank.com;
natwest>natwest.com; santander>santander.co.uk santander.com santander.es; halifax>halifax.co.uk;
nationwide>nationwide.co.uk; monzo>monzo.com; revolut>revolut.com; starling>starlingbank.com; tsb>tsb.co.uk;
n26>n26.com; aib>aib.ie; bank of ireland|boi>bankofireland.com; rbc|royal bank>rbc.com rbcroyalbank.com;
scotiabank>scotiabank.com; bmo>bmo.com; cibc>cibc.com; desjardins>desjardins.com;
commbank|commonwealth bank|cba>commbank.com.au; westpac>westpac.com.au; anz>anz.com.au anz.com; nab>nab.com.au;
kiwibank>kiwibank.co.nz; fnb>fnb.co.za; capitec>capitecbank.co.za; absa>absa.co.za; nedbank>nedbank.co.za;
standard bank>standardbank.co.za; gtbank>gtbank.com; access bank>accessbankplc.com; uba>ubagroup.com;
zenith bank>zenithbank.com; equity bank>equitybank.co.ke; kcb>kcbgroup.com;
sbi|state bank of india>sbi.co.in onlinesbi.sbi onlinesbi.com; hdfc>hdfcbank.com; icici>icicibank.com;
axis bank>axisbank.com; kotak>kotak.com; pnb>pnbindia.in; bank of baroda|bob>bankofbaroda.in;
dbs|posb>dbs.com.sg dbs.com posb.com.sg; ocbc>ocbc.com; uob>uob.com.sg uobgroup.com;
maybank>maybank2u.com.my maybank.com; bdo>bdo.com.ph; bpi>bpi.com.ph; metrobank>metrobank.com.ph;
unionbank>unionbankph.com; landbank>landbank.com; bca>bca.co.id klikbca.com; mandiri>bankmandiri.co.id;
bri>bri.co.id; bni>bni.co.id; sparkasse>sparkasse.de; volksbank|raiffeisenbank>volksbank.de vr.de;
commerzbank>commerzbank.de; deutsche bank>deutsche-bank.de; postbank>postbank.de; dkb>dkb.de;
ing>ing.de ing.nl ing.com; rabobank>rabobank.nl; abn ?amro>abnamro.nl; kbc>kbc.be; belfius>belfius.be;
credit agricole>credit-agricole.fr; bnp paribas>bnpparibas.com mabanque.bnpparibas;
societe generale>societegenerale.fr; la banque postale>labanquepostale.fr; caisse d'epargne>caisse-epargne.fr;
bbva>bbva.es bbva.mx bbva.com; caixabank>caixabank.es; bancolombia>bancolombia.com; banamex>banamex.com;
itau>itau.com.br; bradesco>bradesco.com.br; nubank>nubank.com.br; caixa>caixa.gov.br cgd.pt;
banco do brasil>bb.com.br; millennium bcp|millennium>millenniumbcp.pt; intesa|intesa sanpaolo>intesasanpaolo.com;
unicredit>unicredit.it; poste italiane|postepay|bancoposta>poste.it`

const pay = String.raw`
paypal>paypal.com; venmo>venmo.com; zelle>zellepay.com; cash ?app>cash.app; gcash>gcash.com; maya|paymaya>maya.ph;
m-?pesa>safaricom.co.ke; paytm>paytm.com; phonepe>phonepe.com; google pay|gpay>pay.google.com; apple pay>apple.com;
wise>wise.com; klarna>klarna.com; mercado ?pago>mercadopago.com mercadopago.com.ar; tikkie>tikkie.me; bizum>bizum.es;
coinbase>coinbase.com; binance>binance.com; kraken>kraken.com; metamask>metamask.io; trust wallet>trustwallet.com;
ledger>ledger.com; western union>westernunion.com; moneygram>moneygram.com; interac>interac.ca;
alipay|支付宝>alipay.com; ovo|gopay>ovo.id gojek.com`

const carriers = String.raw`
usps>usps.com; fedex>fedex.com; ups>ups.com; dhl>dhl.com dhl.de; royal mail>royalmail.com; evri|hermes>evri.com;
dpd>dpd.com dpd.co.uk; an post>anpost.com anpost.ie; canada post>canadapost.ca canadapost-postescanada.ca;
auspost|australia post>auspost.com.au; nz post>nzpost.co.nz; singpost>singpost.com; ninja ?van>ninjavan.co;
j&t|jnt>jtexpress.ph jet.co.id; lbc>lbcexpress.com; india post>indiapost.gov.in; blue ?dart>bluedart.com;
delhivery>delhivery.com; correos>correos.es; ctt>ctt.pt; la poste|colissimo|chronopost>laposte.fr chronopost.fr;
mondial relay>mondialrelay.fr; deutsche post>deutschepost.de; postnl>postnl.nl; bpost>bpost.be;
correios>correios.com.br; sda|brt|gls>brt.it gls-italy.com; sf express|顺丰>sf-express.com; jne>jne.co.id;
purolator>purolator.com; gls>gls-group.com`

const agencies = String.raw`
irs|internal revenue>irs.gov; social security|ssa>ssa.gov; medicare>medicare.gov; uscis>uscis.gov; fbi>fbi.gov;
ftc>ftc.gov; dmv>;
e-?z ?pass|sunpass|fastrak|txtag|peach pass>e-zpassny.com sunpass.com bayareafastrak.org txtag.org peachpass.com;
customs and border|cbp>cbp.gov; hmrc>gov.uk hmrc.gov.uk; dvla>gov.uk; dwp>gov.uk; nhs>nhs.uk; gov\\.uk>gov.uk;
tv licen[cs]ing>tvlicensing.co.uk; revenue commissioners|revenue\\.ie>revenue.ie; canada revenue|cra>canada.ca;
service canada>canada.ca; ircc>canada.ca; ato|mygov>ato.gov.au my.gov.au;
centrelink|services australia>servicesaustralia.gov.au; linkt>linkt.com.au; waka kotahi|nzta>nzta.govt.nz;
sars>sars.gov.za; aarto>aarto.gov.za; kra>kra.go.ke; efcc>efcc.gov.ng; bir>bir.gov.ph; sss>sss.gov.ph;
iras>iras.gov.sg; ica>ica.gov.sg; cpf>cpf.gov.sg; singpass>singpass.gov.sg; mom>mom.gov.sg;
income tax department|income tax dept>incometax.gov.in; rbi>rbi.org.in; trai>trai.gov.in; epfo>epfindia.gov.in;
uidai|aadhaar>uidai.gov.in; cbi|crime branch|cyber cell>cybercrime.gov.in; fastag>;
agencia tributaria|hacienda>agenciatributaria.gob.es; seguridad social>seg-social.es; dgt>dgt.es; sat>sat.gob.mx;
receita federal>gov.br; detran>; financas|autoridade tributaria>portaldasfinancas.gov.pt;
impots|dgfip>impots.gouv.fr; ameli|assurance maladie|carte vitale>ameli.fr; antai>antai.gouv.fr;
finanzamt|elster>elster.de; zoll>zoll.de; agenzia delle entrate>agenziaentrate.gov.it; inps>inps.it;
belastingdienst>belastingdienst.nl; digid>digid.nl; cjib>cjib.nl; bpjs>bpjs-kesehatan.go.id;
dirjen pajak|djp>pajak.go.id; interpol|europol>interpol.int europol.europa.eu; 公安|检察院|法院|税务局>`

const tech = String.raw`
microsoft|windows defender|office ?365|outlook|onedrive>microsoft.com live.com office.com outlook.com;
apple|icloud|itunes>apple.com icloud.com; google|gmail>google.com gmail.com; yahoo>yahoo.com yahoo-inc.com; adobe>adobe.com;
docusign>docusign.com docusign.net; dropbox>dropbox.com; norton>norton.com; mcafee>mcafee.com;
geek squad|best buy>bestbuy.com; zoom>zoom.us; linkedin>linkedin.com;
facebook|meta business|meta>facebook.com meta.com fb.com; instagram>instagram.com; whatsapp>whatsapp.com;
telegram>telegram.org t.me; tiktok>tiktok.com; snapchat>snapchat.com; twitter>x.com twitter.com; discord>discord.com;
steam>steampowered.com steamcommunity.com; roblox>roblox.com; youtube>youtube.com; github>github.com;
wechat|微信>wechat.com`

const shops = String.raw`
amazon>amazon.com amazon.co.uk amazon.de amazon.in amazon.ca; ebay>ebay.com ebay.co.uk; walmart>walmart.com;
costco>costco.com; target>target.com; tesco>tesco.com; argos>argos.co.uk; netflix>netflix.com;
disney plus>disneyplus.com; spotify>spotify.com; airbnb>airbnb.com; booking\\.com>booking.com;
uber>uber.com; flipkart>flipkart.com; shopee>shopee.ph shopee.sg shopee.co.id;
lazada>lazada.com.ph lazada.sg lazada.co.id; tokopedia>tokopedia.com; temu>temu.com; shein>shein.com; etsy>etsy.com;
vinted>vinted.fr vinted.de vinted.com; olx>olx.in olx.pt; wallapop>wallapop.com; marktplaats>marktplaats.nl;
leboncoin>leboncoin.fr; kleinanzeigen>kleinanzeigen.de; subito>subito.it; carousell>carousell.sg carousell.com;
craigslist>craigslist.org; gumtree>gumtree.com; depop>depop.com; ticketmaster>ticketmaster.com;
mercado ?libre|mercado ?livre>mercadolibre.com.ar mercadolivre.com.br; takealot>takealot.com;
jumia>jumia.com.ng jumia.co.ke; bol\\.com>bol.com; 淘宝|京东|拼多多>taobao.com jd.com`

const telcos = String.raw`
verizon>verizon.com vzw.com; at&t>att.com; t-mobile>t-mobile.com; xfinity|comcast>xfinity.com;
vodafone>vodafone.com vodafone.co.uk; o2>o2.co.uk; ee>ee.co.uk; bt>bt.com; sky>sky.com; eir>eir.ie;
rogers>rogers.com; telus>telus.com; bell>bell.ca; telstra>telstra.com.au telstra.com; optus>optus.com.au;
spark>spark.co.nz; singtel>singtel.com; globe>globe.com.ph; smart>smart.com.ph; jio>jio.com; airtel>airtel.in;
mtn>mtn.com mtn.ng; safaricom>safaricom.co.ke; vodacom>vodacom.co.za; telkomsel|indosat>telkomsel.com;
movistar>movistar.es; kpn>kpn.com; telekom>telekom.de; free mobile|sfr>free.fr sfr.fr; tim>tim.it;
con ?ed|pg&e|duke energy|florida power>coned.com pge.com duke-energy.com fpl.com; british gas>britishgas.co.uk;
octopus energy>octopus.energy; eskom>eskom.co.za; kplc|kenya power>kplc.co.ke; meralco>meralco.com.ph; pln>pln.co.id;
enel>enel.it; edf>edf.fr; iberdrola|endesa>iberdrola.es endesa.com`

export type Brand = { readonly name: string; readonly sort: string; readonly domains: readonly string[] }

const tables = { bank: banks, pay, carrier: carriers, agency: agencies, tech, shop: shops, telco: telcos } as const

const entries = Object.entries(tables).flatMap(([sort, lines]) =>
  lines.split(';').map((line) => {
    const [names = '', domains = ''] = line.trim().split('>')
    return {
      names,
      brand: {
        name: (names.split('|')[0] ?? names).replaceAll(/[\\?]/g, ''),
        sort,
        domains: domains.split(' ').filter(Boolean),
      },
    }
  }),
)

const latin = entries
  .map(({ names }) =>
    names
      .split('|')
      .filter((name) => /^[\x20-\x7e]+$/.test(name))
      .join('|'),
  )
  .filter(Boolean)
const han = entries.flatMap(({ names }) => names.split('|').filter((name) => !/^[\x20-\x7e]+$/.test(name)))

/** All brand names in one pattern; which one it was is looked up afterwards. */
export const brandPattern = new RegExp(`(?<![a-z0-9.@/-])(?:${latin.join('|')})(?![a-z0-9@-])|${han.join('|')}`, 'gi')

const exact = entries.map(({ names, brand }) => ({ pattern: new RegExp(`^(?:${names})$`, 'i'), brand }))
const seen = new Map<string, Brand | undefined>()

export const brandNamed = (written: string): Brand | undefined => {
  const key = written.toLowerCase()
  if (!seen.has(key)) seen.set(key, exact.find(({ pattern }) => pattern.test(key))?.brand)
  return seen.get(key)
}

/** Short names that are also words count only when written in capitals or as a sender. */
export const isAmbiguousName = (written: string): boolean =>
  /^(?:citi|chase|target|wise|ups|sky|bell|spark|smart|globe|sat|mom|ica|ee|bt|ing|tim|meta|apple|maya|boa|sars|cra|ato|ally|ledger|steam|zoom|bri|anz|boi|bob|nab|sss|bir|bell|gls|shein|caixa|nationwide|halifax|discover card|uber|o2|fnb|kra|millennium|ovo|eir|zoll|hermes|ctt|correos|interac|signal)$/i.test(
    written,
  )
