import { expect, test } from 'vitest'
import { judged } from '../../testing/link-model.ts'

/** Home and account pages of well-known brands, governments, banks and universities, written from general knowledge. */
const HOMES = `
  amazon.com amazon.co.uk amazon.de ebay.com ebay.co.uk paypal.com apple.com icloud.com microsoft.com login.microsoftonline.com
  office.com outlook.com live.com google.com accounts.google.com mail.google.com gmail.com youtube.com facebook.com
  m.facebook.com instagram.com whatsapp.com web.whatsapp.com telegram.org web.telegram.org netflix.com spotify.com
  accounts.spotify.com linkedin.com x.com tiktok.com snapchat.com discord.com reddit.com pinterest.com twitch.tv
  steampowered.com store.steampowered.com steamcommunity.com roblox.com epicgames.com dropbox.com docusign.com adobe.com
  zoom.us slack.com github.com gitlab.com stackoverflow.com wikipedia.org en.wikipedia.org bbc.co.uk bbc.com cnn.com
  nytimes.com theguardian.com reuters.com spiegel.de lemonde.fr elpais.com corriere.it nhk.or.jp asahi.com
  walmart.com target.com bestbuy.com costco.com homedepot.com ikea.com aliexpress.com alibaba.com etsy.com shopify.com
  zalando.de otto.de mediamarkt.de carrefour.fr tesco.com sainsburys.co.uk aldi.de lidl.de booking.com airbnb.com
  expedia.com ryanair.com lufthansa.com emirates.com delta.com united.com uber.com dhl.com dhl.de fedex.com ups.com
  usps.com tools.usps.com royalmail.com evri.com dpd.com dpd.co.uk gls-group.eu hermesworld.com laposte.fr
  chronopost.fr correos.es poste.it postnord.se postnl.nl bpost.be post.ch auspost.com.au canadapost-postescanada.ca
  chase.com bankofamerica.com wellsfargo.com citi.com capitalone.com usbank.com pnc.com truist.com td.com
  americanexpress.com discover.com navyfederal.org usaa.com schwab.com fidelity.com vanguard.com robinhood.com
  hsbc.co.uk barclays.co.uk lloydsbank.com natwest.com santander.co.uk halifax.co.uk nationwide.co.uk monzo.com
  revolut.com wise.com n26.com deutsche-bank.de commerzbank.de sparkasse.de postbank.de ing.de ing.nl dkb.de
  comdirect.de unicredit.it intesasanpaolo.com bnpparibas.com mabanque.bnpparibas credit-agricole.fr societegenerale.fr
  labanquepostale.fr bbva.es caixabank.es bancsabadell.com itau.com.br bradesco.com.br bb.com.br nubank.com.br
  rabobank.nl abnamro.nl kbc.be ubs.com raiffeisen.ch nordea.com swedbank.se danskebank.dk dnb.no anz.com.au
  commbank.com.au westpac.com.au nab.com.au rbcroyalbank.com scotiabank.com bmo.com cibc.com dbs.com.sg ocbc.com
  onlinesbi.sbi hdfcbank.com icicibank.com rakuten.co.jp smbc.co.jp bk.mufg.jp mizuhobank.co.jp docomo.ne.jp
  binance.com coinbase.com kraken.com metamask.io ledger.com trezor.io opensea.io uniswap.org crypto.com ethereum.org
  irs.gov ssa.gov usa.gov cdc.gov nih.gov nasa.gov whitehouse.gov medicare.gov treasury.gov fbi.gov state.gov ca.gov
  gov.uk hmrc.gov.uk nhs.uk parliament.uk police.uk tax.service.gov.uk service-public.fr impots.gouv.fr ameli.fr
  bundesregierung.de elster.de arbeitsagentur.de bund.de europa.eu ec.europa.eu admin.ch oesterreich.gv.at belgium.be
  rijksoverheid.nl digid.nl gov.ie gob.es agenciatributaria.es agenziaentrate.gov.it inps.it gov.pl gov.br gob.mx
  my.gov.au servicesaustralia.gov.au canada.ca govt.nz gov.sg india.gov.in uidai.gov.in go.jp nta.go.jp un.org who.int
  harvard.edu mit.edu stanford.edu berkeley.edu yale.edu princeton.edu columbia.edu ucla.edu umich.edu nyu.edu
  ox.ac.uk cam.ac.uk imperial.ac.uk ucl.ac.uk ed.ac.uk ethz.ch epfl.ch tum.de lmu.de uni-heidelberg.de sorbonne-universite.fr
  univie.ac.at tuwien.at kuleuven.be uva.nl ku.dk lu.se uio.no helsinki.fi unimi.it uniroma1.it ub.edu uam.es
  u-tokyo.ac.jp kyoto-u.ac.jp nus.edu.sg ntu.edu.sg anu.edu.au unimelb.edu.au utoronto.ca mcgill.ca ubc.ca tsinghua.edu.cn
  verizon.com att.com t-mobile.com xfinity.com vodafone.co.uk o2.co.uk ee.co.uk bt.com telekom.de orange.fr sfr.fr free.fr
  telstra.com.au swisscom.ch movistar.es godaddy.com ionos.com ovh.com cloudflare.com samsung.com sony.com nintendo.com
  playstation.com xbox.com disneyplus.com hulu.com openai.com chatgpt.com salesforce.com oracle.com ibm.com dell.com
  hp.com cisco.com intel.com nvidia.com norton.com mcafee.com kaspersky.com avast.com
`
  .split(/\s+/)
  .filter(Boolean)

test('none of the well-known home pages is red', () => {
  expect(HOMES.filter((site) => judged(site).is_scam)).toEqual([])
})

test('at most one in two hundred is flagged', () => {
  const flagged = HOMES.filter((site) => ['suspicious', 'dangerous'].includes(judged(site).verdict))
  expect({ few: flagged.length / HOMES.length <= 0.005, flagged }).toEqual({ few: true, flagged })
})

test('most of them are vouched for, not merely unknown', () => {
  const harmless = HOMES.filter((site) => judged(site).verdict === 'harmless')
  expect(harmless.length / HOMES.length).toBeGreaterThan(0.95)
})

test('their sign-in and help pages are not red either', () => {
  const pages = [
    '/login',
    '/account/security/verify',
    '/help/contact?topic=payment',
    '/password/reset?token=0f8fad5b-d9cb-469f',
  ]
  const red = HOMES.flatMap((site) => pages.map((page) => `https://www.${site}${page}`)).filter(
    (url) => judged(url).is_scam,
  )
  expect(red).toEqual([])
})
