import { isFreeMail } from '../../knowledge/free-mail.ts'
import type { ReadLink } from '../../reading/types.ts'
import { words } from '../../reading/sought.ts'
import { anyOf, type Find, inShort, quotesOf, type Rule, thing, without } from '../rule.ts'
import { scamTalk } from '../pressure/words-pressure.ts'

const linksThat =
  (test: (link: ReadLink) => boolean): Find =>
  ({ reading }) =>
    reading.links.filter(test).map(({ span }) => span)

/** "By PayPal" names a way to pay, not who writes. */
const isWayToPay = (text: string, start: number): boolean =>
  /\b(?:by|via|have|through|using|with|or|per|por|con|mit|par) $/i.test(text.slice(Math.max(0, start - 9), start))

const claims =
  (...sorts: readonly string[]): Find =>
  ({ reading }) =>
    reading.things.filter(
      ({ kind, sort, start }) =>
        kind === 'sender' &&
        sort !== undefined &&
        sorts.includes(sort) &&
        !(sort === 'pay' && isWayToPay(reading.plain, start)),
    )

/** A link that is not the sender's own nor another known firm's, in a message that speaks as that sender. */
const foreignLinkOf = (...sorts: readonly string[]): Find =>
  without(
    (sought) =>
      claims(...sorts)(sought).length === 0
        ? []
        : linksThat(
            ({ official, government, chat, opinion }) =>
              !official && !government && !chat && opinion.verdict !== 'harmless',
          )(sought),
    scamTalk,
  )

export const links: readonly Rule[] = [
  {
    id: 'text/link-imitates-brand',
    theme: 'link',
    kinds: ['phishing'],
    find: linksThat(({ opinion: { imitates } }) => imitates !== undefined),
    catches: ['Track it: https://usps-redelivery-fee.com/x', 'Visit paypal-verify01.com'],
    ignores: ['Track it at usps.com', 'See www.gov.uk/tax'],
  },
  {
    id: 'text/link-short',
    theme: 'link',
    find: linksThat(({ shortener }) => shortener),
    catches: ['https://bit.ly/3xYz', 'see tinyurl.com/abc12'],
    ignores: ['https://example.com/a', 'bit by bit'],
  },
  {
    id: 'text/link-free-site',
    theme: 'link',
    kinds: ['phishing'],
    find: linksThat(({ free }) => free),
    catches: ['http://bank-login.weebly.com', 'https://docs.google.com/forms/abc'],
    ignores: ['https://example.com', 'www.bbc.co.uk'],
  },
  {
    id: 'text/link-cheap-ending',
    theme: 'link',
    find: linksThat(({ cheap }) => cheap),
    catches: ['https://usrpxs.top', 'visit redelivery.xyz/a'],
    ignores: ['https://example.com', 'www.nhs.uk'],
  },
  {
    id: 'text/link-number',
    theme: 'link',
    find: linksThat(({ numeric }) => numeric),
    catches: ['http://192.0.2.7/login', 'open 203.0.113.9/pay'],
    ignores: ['https://example.com', 'version 10.4.1'],
  },
  {
    id: 'text/link-hyphens',
    theme: 'link',
    find: linksThat(({ hyphens, official, government }) => hyphens && !official && !government),
    catches: ['secure-account-help.com', 'https://my-parcel.info/x'],
    ignores: ['https://example.com', 'well-known fact'],
  },
  {
    id: 'text/link-random-name',
    theme: 'link',
    find: linksThat(({ odd, shortener, chat }) => odd && !shortener && !chat),
    catches: ['http://xkcdqwrt.com/a', 'visit x7q2m9.com'],
    ignores: ['https://example.com', 'www.tesco.com'],
  },
  {
    id: 'text/link-chat',
    theme: 'link',
    kinds: ['investment', 'job'],
    find: linksThat(({ chat }) => chat),
    catches: ['https://wa.me/15550100', 'join t.me/vipsignals'],
    ignores: ['https://example.com', 'team meeting'],
  },
  {
    id: 'text/bank-foreign-link',
    theme: 'link',
    kinds: ['bank-impersonation', 'phishing'],
    find: foreignLinkOf('bank', 'pay'),
    catches: ['Chase: verify at alert-center.com/x', 'PayPal: log in at pp-help.net'],
    ignores: [
      'Chase: see chase.com/alerts',
      'Log in at example.com',
      'Zelle with your bank: see wellsfargo.com/zelle',
      'If you do not have PayPal my cousin made a page, babynoahstrong2yr.com',
    ],
  },
  {
    id: 'text/carrier-foreign-link',
    theme: 'link',
    kinds: ['parcel'],
    find: foreignLinkOf('carrier'),
    catches: ['USPS: confirm at track-pkg.com', 'DHL: pay at duty-eu.com/1'],
    ignores: ['USPS: see usps.com', 'The post is late.'],
  },
  {
    id: 'text/agency-foreign-link',
    theme: 'link',
    kinds: ['government', 'toll-parking'],
    find: foreignLinkOf('agency'),
    catches: ['IRS refund: direct-paying.com', 'HMRC: claim at tax-back.co'],
    ignores: ['HMRC: see gov.uk/tax', 'The tax office is shut.'],
  },
  {
    id: 'text/firm-foreign-link',
    theme: 'link',
    kinds: ['account', 'phishing'],
    find: foreignLinkOf('tech', 'shop', 'telco'),
    catches: ['Netflix: update at billing-help.net', 'Amazon: see order-desk.com'],
    ignores: ['Netflix: see netflix.com/help', 'The amazon is a river.'],
  },
  {
    id: 'text/link-only',
    theme: 'link',
    find: (sought) => {
      const found = thing('link')(sought)
      const length = found.reduce((sum, { start, end }) => sum + end - start, 0)
      return found.length > 0 && sought.text.trim().length - length < (sought.reading.language === 'zh' ? 14 : 40)
        ? found
        : []
    },
    catches: ['http://gs80xb1u7wy5vb.deals', 'Have a nice day https://shb52.app.link/K5'],
    ignores: ['Here are the pictures of our trip to the lake last summer: https://photos.example.com/a', 'Good night'],
  },
  {
    id: 'text/copy-link-into-browser',
    theme: 'disguise',
    kinds: ['parcel'],
    find: quotesOf(
      words({
        en: '(?:copy|paste) (?:the |this )?(?:link|url|address)(?: \\w{1,10}){0,4} (?:browser|safari|chrome)|reply (?:with )?["\'(]?(?:y|1|yes)["\')]?,? (?:then |and )?(?:exit|re-?open|close|open)|(?:re-?open|exit) (?:the )?(?:sms|text|message)|open (?:it|the link|this) in (?:your )?(?:safari|browser)|activate the link|long press the link',
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
    ignores: ['I copied the recipe.', 'Open the window.', 'Enter it on the page that is open in your browser.'],
  },
  {
    id: 'text/hidden-letters',
    theme: 'disguise',
    find: ({ reading: { hidden } }) => hidden,
    catches: [
      'Your p4ssw0rd and acc0unt are l0cked',
      'Verify your pаypаl account',
      'P.AY.P.A.L: your invo.ice fo.r 499 is ready',
      'your pass\u200bword has expired',
      'Buy a g.i.f.t card today',
    ],
    ignores: [
      'Verify your account',
      'Room 101 is free',
      'The U.S.A. team plays at 8 p.m., e.g. on 10.5.2024, see www.a-b.de',
      'Send me an e-mail with file invoice_2024.final.pdf, version 2.0.1',
      'hello this is h d f c bank speaking',
      'Meine Pay-Pal-Adresse und die E-Mail-Adresse',
      "yeah hello i'm ringing from the d v s a you have a test cancellation on tuesday at goodmayes do you want it it is a hundred",
    ],
  },
  {
    id: 'text/shouting',
    theme: 'disguise',
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
    find: (sought) => {
      // Where part of the address is hidden, it is somebody's whom the message speaks of.
      const mails = sought
        .things('mail')
        .filter(({ value, start }) => isFreeMail(value) && sought.text.charAt(start - 1) !== '*')
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
    ignores: [
      'My address is ann@gmail.com',
      'Write to help@example.com',
      'Support stopped an attempt to replace your e-mail with s****v@yandex.ru',
    ],
  },
  {
    id: 'text/generic-greeting',
    theme: 'disguise',
    kinds: ['phishing'],
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
