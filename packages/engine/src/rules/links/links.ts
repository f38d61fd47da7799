import { linkShapes, type LinkShape } from '../../reading/things/link-shape.ts'
import { words } from '../../reading/sought.ts'
import { anyOf, type Find, inShort, quotesOf, type Rule, thing, without } from '../rule.ts'
import { scamTalk } from '../pressure/words-pressure.ts'

const linksThat =
  (test: (shape: LinkShape) => boolean): Find =>
  ({ reading }) =>
    linkShapes(reading)
      .filter(test)
      .map(({ span }) => span)

const claims =
  (...sorts: readonly string[]): Find =>
  ({ reading }) =>
    reading.things.filter(({ kind, sort }) => kind === 'sender' && sort !== undefined && sorts.includes(sort))

/** A link that is not the sender's own, in a message that speaks as that sender. */
const foreignLinkOf = (...sorts: readonly string[]): Find =>
  without(
    (sought) =>
      claims(...sorts)(sought).length === 0
        ? []
        : linksThat((shape) => !shape.official && !shape.government && !shape.chat)(sought),
    scamTalk,
  )

export const links: readonly Rule[] = [
  {
    id: 'text/link-imitates-brand',
    theme: 'link',
    kinds: ['phishing'],
    title: 'A link that copies a known name',
    why: 'The name is in the address, but the address belongs to someone else.',
    find: linksThat(({ imitates }) => imitates !== undefined),
    catches: ['Track it: https://usps-redelivery-fee.com/x', 'Visit chase-verify01.com'],
    ignores: ['Track it at usps.com', 'See www.gov.uk/tax'],
  },
  {
    id: 'text/link-short',
    theme: 'link',
    title: 'A shortened link',
    why: 'It hides where it leads.',
    find: linksThat(({ shortener }) => shortener),
    catches: ['https://bit.ly/3xYz', 'see tinyurl.com/abc12'],
    ignores: ['https://example.com/a', 'bit by bit'],
  },
  {
    id: 'text/link-free-site',
    theme: 'link',
    kinds: ['phishing'],
    title: 'A link to a free web page or form',
    why: 'Anyone can put up such a page in minutes.',
    find: linksThat(({ free }) => free),
    catches: ['http://bank-login.weebly.com', 'https://forms.gle/abc'],
    ignores: ['https://example.com', 'www.bbc.co.uk'],
  },
  {
    id: 'text/link-cheap-ending',
    theme: 'link',
    title: 'A link with an ending often used for traps',
    why: 'Addresses with this ending cost little and are thrown away quickly.',
    find: linksThat(({ cheap }) => cheap),
    catches: ['https://usrpxs.top', 'visit redelivery.xyz/a'],
    ignores: ['https://example.com', 'www.nhs.uk'],
  },
  {
    id: 'text/link-number',
    theme: 'link',
    title: 'A link that is only a number',
    why: 'Honest sites have names.',
    find: linksThat(({ numeric }) => numeric),
    catches: ['http://192.0.2.7/login', 'open 203.0.113.9/pay'],
    ignores: ['https://example.com', 'version 10.4.1'],
  },
  {
    id: 'text/link-hyphens',
    theme: 'link',
    title: 'A link pieced together from words',
    why: 'Made-up addresses often join words with hyphens to look official.',
    find: linksThat(({ hyphens, official, government }) => hyphens && !official && !government),
    catches: ['secure-account-help.com', 'https://my-parcel.info/x'],
    ignores: ['https://example.com', 'well-known fact'],
  },
  {
    id: 'text/link-random-name',
    theme: 'link',
    title: 'A link with a random name',
    why: 'Throw-away addresses are made by machine.',
    find: linksThat(({ odd, shortener, chat }) => odd && !shortener && !chat),
    catches: ['http://xkcdqwrt.com/a', 'visit x7q2m9.com'],
    ignores: ['https://example.com', 'www.tesco.com'],
  },
  {
    id: 'text/link-chat',
    theme: 'link',
    kinds: ['investment', 'job'],
    title: 'A link into a private chat',
    why: 'In private chats nobody else can see what you are told.',
    find: linksThat(({ chat }) => chat),
    catches: ['https://wa.me/15550100', 'join t.me/vipsignals'],
    ignores: ['https://example.com', 'team meeting'],
  },
  {
    id: 'text/bank-foreign-link',
    theme: 'link',
    kinds: ['bank-impersonation', 'phishing'],
    title: 'Speaks as a bank, links elsewhere',
    why: 'The link does not belong to the bank that is named.',
    find: foreignLinkOf('bank', 'pay'),
    catches: ['Chase: verify at alert-center.com/x', 'PayPal: log in at pp-help.net'],
    ignores: ['Chase: see chase.com/alerts', 'Log in at example.com'],
  },
  {
    id: 'text/carrier-foreign-link',
    theme: 'link',
    kinds: ['parcel'],
    title: 'Speaks as a carrier, links elsewhere',
    why: 'The link does not belong to the carrier that is named.',
    find: foreignLinkOf('carrier'),
    catches: ['USPS: confirm at track-pkg.com', 'DHL: pay at duty-eu.com/1'],
    ignores: ['USPS: see usps.com', 'The post is late.'],
  },
  {
    id: 'text/agency-foreign-link',
    theme: 'link',
    kinds: ['government', 'toll-parking'],
    title: 'Speaks as an authority, links elsewhere',
    why: 'The link does not belong to the office that is named.',
    find: foreignLinkOf('agency'),
    catches: ['IRS refund: direct-paying.com', 'HMRC: claim at tax-back.co'],
    ignores: ['HMRC: see gov.uk/tax', 'The tax office is shut.'],
  },
  {
    id: 'text/firm-foreign-link',
    theme: 'link',
    kinds: ['account', 'phishing'],
    title: 'Speaks as a known company, links elsewhere',
    why: 'The link does not belong to the company that is named.',
    find: foreignLinkOf('tech', 'shop', 'telco'),
    catches: ['Netflix: update at billing-help.net', 'Amazon: see order-desk.com'],
    ignores: ['Netflix: see netflix.com/help', 'The amazon is a river.'],
  },
  {
    id: 'text/link-only',
    theme: 'link',
    title: 'Little more than a link',
    why: 'A link without words gives you no reason to open it.',
    find: (sought) => {
      const found = thing('link')(sought)
      const length = found.reduce((sum, { start, end }) => sum + end - start, 0)
      return found.length > 0 && sought.text.trim().length - length < 40 ? found : []
    },
    catches: ['http://gs80xb1u7wy5vb.deals', 'Have a nice day https://shb52.app.link/K5'],
    ignores: ['Here are the pictures of our trip to the lake last summer: https://photos.example.com/a', 'Good night'],
  },
  {
    id: 'text/copy-link-into-browser',
    theme: 'disguise',
    kinds: ['parcel'],
    title: 'Tells you to copy the link or reply to make it work',
    why: 'Your phone has blocked the link for a reason. They want you to get around that.',
    find: quotesOf(
      words({
        en: '(?:copy|paste) (?:the |this )?(?:link|url|address)(?: \\w{1,10}){0,4} (?:browser|safari|chrome)|reply (?:with )?["\'(]?(?:y|1|yes)["\')]?,? (?:then |and )?(?:exit|re-?open|close|open)|(?:re-?open|exit) (?:the )?(?:sms|text|message)|open (?:it )?in (?:your )?(?:safari|browser)|activate the link|long press the link',
        es: 'copie el enlace|responda .{0,6}(?:y|1)',
        pt: 'copie o link',
        fr: 'copiez le lien|repondez .{0,4}(?:y|1|o)',
        de: 'link .{0,14}(?:kopieren|browser)',
        it: 'copia il link',
        nl: 'kopieer de link',
        zh: '复制链接|浏览器打开|複製',
      }),
    ),
    catches: ['Please reply Y, then exit the text message and open it again', 'copy the link into your Safari browser'],
    ignores: ['I copied the recipe.', 'Open the window.'],
  },
  {
    id: 'text/hidden-letters',
    theme: 'disguise',
    title: 'Letters are disguised',
    why: 'Odd letters are used to slip past filters.',
    find: (sought) => {
      const { disguises } = sought.reading
      return disguises >= 1 && sought.text.length < 60 * 40 * disguises
        ? [{ start: 0, end: Math.min(sought.text.length, 60) }]
        : []
    },
    catches: ['Your p4ssw0rd and acc0unt are l0cked', 'Verify your pаypаl account'],
    ignores: ['Verify your account', 'Room 101 is free'],
  },
  {
    id: 'text/shouting',
    theme: 'disguise',
    title: 'Shouts in capitals or exclamation marks',
    why: 'Noise is meant to alarm or excite you.',
    find: quotesOf(
      /!{2,10}|\b(?:URGENT|WARNING|ALERT|ATTENTION|FREE|WINNER|CONGRATULATIONS|IMPORTANT|FINAL|LAST|NOW|ACT|LOCKED|BLOCKED|SUSPENDED)\b(?=[^a-z]{2})/g,
    ),
    catches: ['Click here!!', 'URGENT!!! read'],
    ignores: ['Well done!', 'urgent care'],
  },
  {
    id: 'text/odd-sender-mail',
    theme: 'link',
    kinds: ['business-email', 'prize'],
    title: 'An official matter from a free mail address',
    why: 'Offices and firms write from their own address.',
    find: (sought) => {
      const mails = sought
        .things('mail')
        .filter(({ value }) =>
          /@(?:gmail|yahoo|ymail|hotmail|outlook|aol|protonmail|proton|gmx|mail|zoho|rediffmail|live|icloud|consultant|usa|email)\.[a-z.]{2,6}$/i.test(
            value,
          ),
        )
      return mails.length > 0 &&
        anyOf(
          words({
            en: 'department|office|officer|bank|claims?|agent|director|hr|barrister|lottery|fund|support|recovery|customs|court|manager|foundation|inspector|invoice|ministry|company',
            es: 'departamento|oficina|banco|director|abogado',
            pt: 'departamento|banco|diretor|advogado|empresa',
            fr: 'service|banque|directeur|notaire|cabinet',
            de: 'abteilung|bank|direktor|anwalt|kanzlei',
            it: 'ufficio|banca|direttore|avvocato|notaio',
            nl: 'afdeling|bank|directeur|advocaat',
          }),
        )(sought).length > 0
        ? mails
        : []
    },
    catches: [
      'Contact the claims department: fedclaims.office@gmail.com',
      'reply to the barrister at john.legal@yahoo.com',
    ],
    ignores: ['My address is ann@gmail.com', 'Write to help@example.com'],
  },
  {
    id: 'text/generic-greeting',
    theme: 'disguise',
    kinds: ['phishing'],
    title: 'Greets nobody by name',
    why: 'A firm that knows you uses your name.',
    find: inShort(
      quotesOf(
        words({
          en: 'dear (?:valued |our |esteemed |e-?mail |bank |paypal |account |loyal )?(?:customer|client|user|member|sir|madam|sir\\/?madam|friend|account holder|beneficiary|winner|cardholder|taxpayer|applicant|candidate|subscriber|owner|consignee|valued)|hello dear|attn|attention (?:user|customer)|hi dear',
          es: 'estimad[ao] (?:cliente|usuari[ao]|señor|contribuyente)|querid[ao] client[ea]',
          pt: '(?:prezad|car|estimad)[ao]\\(?a?\\)? (?:cliente|usuari[ao]|contribuinte|utilizador)',
          fr: 'cher\\(?e?\\)? (?:client|abonne|utilisateur|contribuable)\\w{0,3}|chere? cliente?|madame, monsieur',
          de: '(?:sehr geehrte\\w{0,1}|liebe\\w{0,1}|werte\\w{0,1}) (?:kund\\w{1,4}|nutzer\\w{0,2}|damen|mitglied)',
          it: 'gentile (?:cliente|utente|contribuente)|caro cliente',
          nl: '(?:geachte|beste) (?:klant|gebruiker|heer|relatie)',
          'hi-Latn': 'dear customer|priya grahak|pyare grahak',
          id: '(?:pelanggan|nasabah) (?:yth|terhormat|yang)|yth',
          tl: 'mahal na (?:customer|kliyente)|dear (?:customer|client)',
          zh: '尊敬的|亲爱的(?:客户|用户|会员)|親愛的(?:客戶|用戶|會員)',
          hi: 'प्रिय ग्राहक',
        }),
      ),
      3000,
    ),
    catches: ['Dear customer,', 'Dear account holder'],
    ignores: ['Dear Ann,', 'My dear cat.'],
  },
]
