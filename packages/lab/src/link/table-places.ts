import { readList } from './rows.ts'

const names = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Page builders and hosts whose users get a name below them and that the public suffix list does not know. */
const HOSTING = names(`
  weebly.com wixsite.com wix.com squarespace.com godaddysites.com wordpress.com webnode.com webnode.page jimdosite.com
  jimdofree.com jimdo.com yolasite.com strikingly.com mystrikingly.com webador.com ucraft.net site123.me tilda.ws
  carrd.co 000webhostapp.com 000webhost.com byethost.com epizy.com rf.gd infinityfreeapp.com 42web.io great-site.net
  atwebpages.com awardspace.com freehosting.com altervista.org ucoz.com ucoz.net ucoz.ru narod.ru blogspot.com
  tumblr.com livejournal.com typepad.com over-blog.com canalblog.com hatenablog.com fc2.com ameblo.jp
  glitch.me repl.co replit.app replit.dev herokuapp.com onrender.com fly.dev surge.sh netlify.app netlify.com
  vercel.app now.sh pages.dev workers.dev r2.dev web.app firebaseapp.com github.io gitlab.io gitbook.io webflow.io
  framer.app framer.website framer.ai canva.site notion.site my.canva.site softr.app bubbleapps.io durable.co
  square.site myshopify.com bigcartel.com ecwid.com shopify.com azurewebsites.net azurestaticapps.net
  blob.core.windows.net web.core.windows.net cloudapp.net s3.amazonaws.com amazonaws.com cloudfront.net
  storage.googleapis.com appspot.com run.app translate.goog ngrok.io ngrok.app ngrok-free.app loca.lt trycloudflare.com
  backblazeb2.com digitaloceanspaces.com linodeobjects.com wasabisys.com cprapid.com plesk.page mybluehost.me
  wpengine.com wpenginepowered.com pantheonsite.io kinsta.cloud cloudwaysapps.com hostingersite.com temp.site
  weeblysite.com zapier.app mailchimpsites.com hubspotpagebuilder.com hs-sites.com clickfunnels.com leadpages.co
  unbounce.com instapage.com lpages.co teachable.com thinkific.com kajabi.com start.page webwave.dev
  moonfruit.com simdif.com builderallwppro.com ueniweb.com bravesites.com freewebhostmost.com
  contaboserver.net vercel.dev on-fleek.app fleek.co 4everland.app ic0.app icp0.io lovable.app base44.app bolt.host
  publicvm.com pythonanywhere.com typedream.app teleporthq.app swtest.ru beget.tech tw1.ru fornex.host
  site.pro dora.run glideapp.io glide.page adalo.com iceiy.com lojaintegrada.com.br mycartpanda.com nuvemshop.com.br
  tiendanube.com website.cv qtempurl.com clients.site negocio.site business.site adobecqms.net mirakl.net retool.com
  talentlms.com freshdesk.com zendesk.com sumtotal.host reviewstudio.com taplink.ws kxcdn.com azioncdn.net b-cdn.net
  azureedge.net azurefd.net akamaihd.net akamaized.net edgesuite.net cdn77.org mybluemix.net appdomain.cloud axshare.com
  bitbucket.io csb.app easywp.com filecloudonline.com hostingerapp.com ondigitalocean.app myportfolio.com
  webnode.es webnode.fr webnode.it webnode.nl webnode.pt webnode.com.br webnode.mx webnode.cz webnode.sk webnode.at
  zohosites.com zohosites.eu zohosites.in unbouncepages.com mywebcommunity.org rds.land myclickfunnels.com
  hostfree.pw atspace.cc xsph.ru
`)

/** One page builder under every country's ending. */
const BLOGSPOT = names(`
  ae al am ba be bg bj ca cf ch cl co.at co.id co.il co.ke co.nz co.uk co.za com.ar com.au com.br com.by com.co com.cy
  com.ee com.eg com.es com.mt com.ng com.tr com.uy cv cz de dk fi fr gr hk hr hu ie in is it jp kr li lt lu md mk mr mx
  my nl no pe pt qa re ro rs ru se sg si sk sn td tw ug vn
`).map((ending) => `blogspot.${ending}`)

/** Users' pages are told apart by path, not by name. */
const PLATFORM = names(`
  docs.google.com drive.google.com sites.google.com forms.gle forms.office.com script.google.com
  firebasestorage.googleapis.com lookerstudio.google.com groups.google.com googleusercontent.com 1drv.ms
  onedrive.live.com sway.office.com sway.cloud.microsoft dropbox.com dl.dropboxusercontent.com wetransfer.com we.tl mega.nz
  mediafire.com 4shared.com anonfiles.com gofile.io telegra.ph t.me wa.me chat.whatsapp.com discord.gg
  notion.so airtable.com jotform.com typeform.com surveymonkey.com smartsurvey.co.uk wufoo.com formstack.com 123formbuilder.com
  formsite.com cognitoforms.com zohopublic.com forms.zohopublic.com forms.zoho.com padlet.com trello.com canva.com
  evernote.com box.com app.box.com sharefile.com docsend.com scribd.com issuu.com pastebin.com rentry.co justpaste.it codesandbox.io
  codepen.io jsfiddle.net jsbin.com adobe.ly indd.adobe.com express.adobe.com new.express.adobe.com spark.adobe.com
  facebook.com m.facebook.com l.facebook.com medium.com quip.com clickup.com monday.com miro.com figma.com
  gamma.app tome.app dochub.com pdfhost.io flipsnack.com heyzine.com publuu.com eventbrite.com meetup.com
  sibforms.com hsforms.com share.hsforms.com forms.sendpulse.com formester.com respondi.app form.respondi.app
  submitted.formspark.io formspark.io supersurvey.com nativeforms.com form.nativeforms.com zohopublic.eu zohopublic.in
  surveycake.com tribelio.page im-creator.com tawk.to yayforms.link mobidrive.com 4sync.com sync.com pcloud.com
  wetransfer.net transfer.sh filetransfer.io filebin.net sendspace.com ufile.io teletype.in nimbusweb.me
  paste.ee pastebin.pl infogram.com beautiful.ai my.visme.co doc.clickup.com app.milanote.com
`)

/**
 * Well-known sites of their own on which anybody puts pages, files, code, shops, short links or messages too. Their
 * fame keeps them from being flagged by a score; it never speaks for a page. `sharepoint.com` gives names to customers.
 */
const OPEN = names(`
  github.com gist.github.com gitlab.com bitbucket.org gitee.com codeberg.org sourceforge.net huggingface.co kaggle.com
  replit.com npmjs.com raw.githubusercontent.com githubusercontent.com githack.com jsdelivr.net unpkg.com statically.io
  facebook.com instagram.com threads.net x.com twitter.com linkedin.com youtube.com tiktok.com reddit.com pinterest.com
  vk.com ok.ru weibo.com quora.com discord.com discordapp.com discordapp.net twitch.tv patreon.com gofundme.com ko-fi.com
  buymeacoffee.com substack.com steamcommunity.com telegram.me api.whatsapp.com line.me m.me zalo.me viber.com
  paypal.me revolut.me cash.app venmo.com monzo.me kickstarter.com change.org
  sharepoint.com icloud.com onedrive.com photos.google.com photos.app.goo.gl acrobat.adobe.com canva.com docusign.com
  docusign.net zoho.com gravatar.com about.me flowcode.com blinq.me linktree.com imgur.com ibb.co postimg.cc genius.com
  fbsbx.com fbcdn.net twimg.com ggpht.com doubleclick.net archive.org archive.ph archive.today 12ft.io urlscan.io
  googleweblight.com slack-files.com oraclecloud.com slideshare.net prezi.com soundcloud.com vimeo.com dailymotion.com
  wix.com shopify.com checkout.shopify.com mercadoshops.com wordpress.org
  youtu.be redd.it flic.kr amzn.to amzn.eu amzn.asia amzn.in a.co spoti.fi pin.it g.co aka.ms fb.me fb.watch msft.it
  temu.to shp.ee lin.ee phon.pe kotk.in paytm.me kmbl.in hdfcbk.io
`)

/** Short-link services missing from the lists. */
const SHORTENERS = names(`
  bit.ly t.co tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at t.ly qrco.de qr.io
  qrcodes.pro scnv.io me-qr.com q-r.to l.ead.me tiny.cc s.id bl.ink short.gy shorter.me urlz.fr n9.cl u.to clck.ru
  vk.cc tr.ee snip.ly lnkd.in fb.me amzn.to youtu.be db.tt j.mp soo.gd s2r.co yourls.org kutt.it dub.sh dub.co
  linkly.link surl.li surl.lu ln.run did.li tinyurl.is qrs.ly qrto.org urlday.cc shorturl.asia tny.im
  tinylink.onl e.vg byvn.net gg.gg x.gd hyperurl.co goo.su 0rz.tw lihi.cc lihi1.com reurl.cc ppt.cc pse.is psee.io
  shrtco.de 1pt.co adf.ly linkvertise.com ouo.io exe.io app.link onelink.me page.link sng.link go.link smarturl.it
  bitly.cx nlink.at ampl.ink urly.it qr.fm qrfy.com qr-code.click lnk.to hab.me ungu.in lynk.id lew.la mrqz.me
  have2have.it share.google search.app wa.link
`)

const BIO = names(
  'linktr.ee lnk.bio bio.link beacons.ai taplink.cc linkin.bio campsite.bio solo.to msha.ke heylink.me allmylinks.com bento.me hoo.be',
)

const DYNAMIC = names(
  'duckdns.org nip.io sslip.io no-ip.org no-ip.com ddns.net hopto.org zapto.org sytes.net dynv6.net dyndns.org freedns.afraid.org mooo.com serveo.net myftp.org servebeer.com 3utilities.com',
)

const IPFS = names(
  'ipfs.io dweb.link cf-ipfs.com cloudflare-ipfs.com ipfs.dweb.link nftstorage.link w3s.link infura-ipfs.io gateway.pinata.cloud mypinata.cloud fleek.cool',
)

/** Doorways to names kept in another register (ENS, Handshake); every name below them is somebody's own. */
const NAME_GATEWAYS = names('eth.limo eth.link eth.ac hns.to')

const domainsOnly = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim().toLowerCase()).filter((line) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(line))

/** These serve so much else that calling the whole name a shared place would say too little. */
const NOT_A_PLACE = new Set([
  ...OPEN,
  ...names('m.facebook.com netlify.com fc2.com wpengine.com microsoft.com google.com'),
])

/** Lines `code names`; the first kind that claims a name keeps it. */
export const placeTable = (folder: string): string => {
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['s', [...SHORTENERS, ...domainsOnly(readList(folder, 'url_shorteners.txt'))]],
    ['b', [...BIO, ...domainsOnly(readList(folder, 'link_in_bio.txt'))]],
    ['g', NAME_GATEWAYS],
    ['i', [...IPFS, ...domainsOnly(readList(folder, 'ipfs_gateways.txt'))]],
    ['d', DYNAMIC],
    ['p', PLATFORM],
    ['h', [...HOSTING, ...BLOGSPOT]],
  ]
  const seen = new Set<string>(NOT_A_PLACE)
  return kinds
    .map(([code, all]) => {
      const fresh = [...new Set(all)].filter((name) => !seen.has(name))
      for (const name of fresh) seen.add(name)
      return `${code} ${fresh.join(' ')}`
    })
    .concat(`o ${OPEN.join(' ')}`)
    .join('\n')
}
