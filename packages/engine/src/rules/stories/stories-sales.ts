import { inEnglish } from '../in-english.ts'
import { anyOf, before, near, thing, without } from '../rule.ts'
import { click } from '../asks/words-ask.ts'
import { scamTalk, threat } from '../pressure/words-pressure.ts'
import { parcel, verify } from './words-story.ts'
import type { Rule } from '../rule.ts'

export const storiesSales: readonly Rule[] = [
  {
    id: 'text/tax-story',
    theme: 'story',
    kinds: ['government'],
    title: 'A tax or benefit story with something to do now',
    why: 'Sign in to the office’s own site yourself. Do not use the message.',
    find: without(
      near(
        inEnglish(
          'tax(?:es)?|irs|hmrc|revenue|ato|cra|sars|benefit\\w{0,1}|stimulus|social security|pension|council tax|national insurance|mygov|centrelink|universal credit|unemployment|snap|ebt|income tax|itr|pan',
          {
            es: 'hacienda|agencia tributaria|renta|seguridad social|pension|sat|impuestos?',
            pt: 'irs|financas|receita federal|imposto|inss|seguranca social|reforma|cpf',
            fr: 'impots?|caf|dgfip|retraite|allocations?|prime|france travail|tva',
            de: 'finanzamt|steuer\\w{0,10}|rente|familienkasse|elster|bund',
            it: 'agenzia delle entrate|inps|tass[ae]|pensione|730|imu|bonus',
            nl: 'belastingdienst|toeslag\\w{0,2}|svb|uwv|digid|pensioen|mijnoverheid',
            'hi-Latn': 'income tax|pan|aadhaar|itr|pension|pf',
            tl: 'bir|sss|pag-?ibig|4ps|dswd|pension',
            id: 'pajak|djp|bpjs|pkh|coretax|npwp',
            zh: '税务|个税|社保|养老金|退稅|國稅局|健保|稅',
            hi: 'आयकर|पेंशन|पैन|आधार',
          },
        ),
        anyOf(
          before(click, thing('link'), 40),
          thing('link'),
          inEnglish('press (?:1|one)|call (?:us|back|now|immediately)|gift card|verify your|arrest'),
        ),
        100,
      ),
      inEnglish(
        'gov\\.uk|irs\\.gov|\\.gov\\b|gouv\\.fr|agenziaentrate\\.gov|sign in to your (?:online )?account as usual|for security reasons,? we (?:have )?(?:not|do not)',
      ),
    ),
    catches: ['IRS: your tax refund is ready, visit tax-refund.example/a', 'HMRC: your tax debt, press 1'],
    ignores: ['Your tax code changed. Sign in on GOV.UK.', 'The taxi is here.'],
  },
  {
    id: 'text/subscription-renewal',
    theme: 'story',
    kinds: ['tech-support', 'phishing'],
    title: 'A renewal or invoice you did not expect',
    why: 'Check your bank statement. Do not call or click.',
    find: without(
      near(
        inEnglish(
          'subscription|membership|plan|renewal|auto-?renew\\w{0,4}|antivirus|protection|norton|mcafee|geek squad|netflix|prime|disney|spotify|domain|warranty|policy',
          {
            es: 'suscripcion|renovacion|antivirus|netflix|garantia',
            pt: 'subscricao|assinatura|renovacao|antivirus|netflix|garantia',
            fr: 'abonnement|renouvellement|antivirus|netflix|garantie',
            de: 'abo\\w{0,8}|verlangerung|virenschutz|netflix|mitgliedschaft|garantie',
            it: 'abbonamento|rinnovo|antivirus|netflix|garanzia',
            nl: 'abonnement|verlenging|antivirus|netflix|garantie',
            'hi-Latn': 'subscription|plan|netflix|recharge',
            id: 'langganan|netflix|paket',
            tl: 'subscription|netflix',
            zh: '会员|续费|订阅|會員|續費|訂閱',
          },
        ),
        anyOf(
          inEnglish(
            '(?:has |will |been |be |about to |is |not )?(?:expired?|expires|expiring|renew(?:ed|s)?|charged|on hold|failed|declined|suspended|cancelled|deducted|billing (?:issue|problem|information))|payment (?:method|failed|declined|problem)|update your (?:payment|billing)',
            {
              es: 'caduc\\w{1,4}|renov\\w{1,4}|suspend\\w{1,4}|metodo de pago|rechazad[ao]',
              pt: 'expir\\w{1,4}|renov\\w{1,4}|suspens[ao]|metodo de pagamento|recusad[ao]',
              fr: 'expir\\w{1,4}|renouvel\\w{1,4}|suspendu|moyen de paiement|refuse\\w{0,1}',
              de: 'abgelaufen|verlanger\\w{1,4}|gesperrt|zahlungs\\w{1,12}|fehlgeschlagen',
              it: 'scad\\w{1,4}|rinnov\\w{1,4}|sospes\\w|metodo di pagamento|rifiutat\\w',
              nl: 'verlop\\w{1,4}|verleng\\w{1,4}|opgeschort|betaalmethode|mislukt',
            },
          ),
        ),
        60,
      ),
      scamTalk,
    ),
    catches: ['Your Netflix subscription has expired', 'Norton renewal: $399 will be charged'],
    ignores: ['I read the plan.', 'Prime numbers are fun.'],
  },
  {
    id: 'text/verify-story',
    theme: 'story',
    kinds: ['phishing'],
    title: 'Your details must be verified or updated',
    why: 'Go to the site yourself. Nothing honest depends on this one message.',
    find: without(
      near(
        verify,
        inEnglish(
          '(?:your |the |ur )(?:\\w{1,12} )?(?:account|identity|information|details|data|card|profile|address|billing|payment|records?|kyc|wallet|email|mailbox|number|password|access|device)|kyc|pan card',
          {
            es: '(?:su|tu|sus|tus) (?:\\w{1,12} )?(?:cuenta|identidad|datos|informacion|tarjeta|direccion|acceso)',
            pt: '(?:sua|seu|seus|os seus) (?:\\w{1,12} )?(?:conta|identidade|dados|cartao|cadastro|morada|endereco|acesso)',
            fr: '(?:votre|vos|tes|ton) (?:\\w{1,12} )?(?:compte|identite|informations|donnees|coordonnees|carte|adresse|acces)',
            de: '(?:ihr|ihre|ihren|ihrem|deine?) (?:\\w{1,12} )?(?:konto|identitat|daten|karte|adresse|zugang|angaben|kundendaten|bankverbindung)',
            it: '(?:il suo|la sua|i suoi|il tuo|la tua|i tuoi) (?:\\w{1,12} )?(?:conto|identita|dati|carta|indirizzo|profilo|account|utenza)',
            nl: '(?:uw|je|jouw) (?:\\w{1,12} )?(?:rekening|identiteit|gegevens|pas|adres|account|profiel)',
            'hi-Latn': '(?:kyc|account|pan|aadhaar|card|details)',
            tl: '(?:iyong|inyong|ang|your) (?:account|detalye|information|identity|kyc)',
            id: '(?:akun|data|rekening|identitas|kartu)(?: anda)?',
            zh: '身份|信息|资料|账户|資料|帳戶|實名|实名',
            hi: 'केवाईसी|खाता|आधार|पैन',
          },
        ),
        40,
      ),
      scamTalk,
    ),
    catches: ['Please verify your account information', 'update your billing details'],
    ignores: ['I verified the time.', 'The bill is paid.'],
  },
  {
    id: 'text/customs-held',
    theme: 'story',
    kinds: ['parcel', 'romance', 'government'],
    title: 'Goods held at customs',
    why: 'Customs sends a written bill through the carrier, not a message asking for a transfer.',
    find: without(
      near(
        inEnglish('customs|clearance|border|import duty|airport|seized|intercepted', {
          es: 'aduana\\w{0,1}',
          pt: 'alfandega|aduana|tributad[ao]',
          fr: 'douane\\w{0,1}',
          de: 'zoll\\w{0,10}',
          it: 'dogana\\w{0,2}|doganal\\w',
          nl: 'douane\\w{0,8}|inklaring\\w{0,8}',
          'hi-Latn': 'custom\\w{0,1}',
          tl: 'customs|boc',
          id: 'bea cukai|cukai',
          zh: '海关|清关|關稅|海關',
          hi: 'कस्टम',
        }),
        anyOf(parcel, inEnglish('gift|box|luggage|drugs|gold|illegal')),
        70,
      ),
      scamTalk,
    ),
    catches: ['Your parcel is held at customs', 'customs seized a package with drugs in your name'],
    ignores: ['Local customs vary.', 'The gift is wrapped.'],
  },
  {
    id: 'text/pay-or-else-debt',
    theme: 'story',
    kinds: ['loan', 'government'],
    title: 'A debt you do not know, with threats',
    why: 'Ask for it in writing. You have the right to see proof.',
    find: without(
      near(
        inEnglish(
          'debt|outstanding (?:balance|amount)|overdue|arrears|unpaid (?:bill|invoice|loan|balance|amount)|collections?|past due|default\\w{0,2}',
          {
            es: 'deuda|impago|mora|factura pendiente',
            pt: 'divida|em atraso|fatura em aberto|debito',
            fr: 'dette|impaye\\w{0,2}|creance|retard de paiement',
            de: 'schuld\\w{0,2}|forderung|offene\\w{0,1} (?:rechnung|betrag)|mahnung|inkasso',
            it: 'debito|insolut\\w|mora|fattura non pagata',
            nl: 'schuld|achterstand|openstaand\\w{0,1}|incasso',
            'hi-Latn': 'bakaya|karz|due|loan',
            tl: 'utang|due|unpaid',
            id: 'utang|tunggakan|tagihan|jatuh tempo',
            zh: '欠款|逾期|欠费|债务|債務|催收',
            hi: 'बकाया|कर्ज',
          },
        ),
        threat,
        90,
      ),
      scamTalk,
    ),
    catches: [
      'Pay the outstanding balance or face legal action: failure to pay',
      'this debt will be sent to court, otherwise pay now',
    ],
    ignores: ['The book is overdue at the library.', 'I balance on one leg.'],
  },
]
