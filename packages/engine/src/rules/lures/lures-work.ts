import { inEnglish } from '../in-english.ts'
import { anyOf, before, eachOf, near, quotesOf, thing, unless, without } from '../rule.ts'
import { click } from '../asks/words-ask.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { fee, job, loan, refund, task } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const luresWork: readonly Rule[] = [
  {
    id: 'text/paid-tasks',
    theme: 'lure',
    kinds: ['job'],
    find: without(
      near(
        task,
        anyOf(
          thing('sum'),
          inEnglish('earn|paid|pay|commission|income|salary|per task|daily|part[- ]time|bonus', {
            es: 'gan\\w{1,4}|pag\\w{1,4}|comision',
            pt: 'ganh\\w{1,4}|pag\\w{1,4}|comissao',
            fr: 'gagn\\w{1,4}|pay\\w{1,3}|commission',
            de: 'verdien\\w{1,4}|bezahl\\w{1,3}|provision',
            it: 'guadagn\\w{1,4}|pagat\\w|commission\\w',
            nl: 'verdien\\w{0,3}|betaald|commissie',
            'hi-Latn': 'kama\\w{0,3}|milega|rs',
            tl: 'kumita|kikita|bayad|komisyon',
            id: 'komisi|dibayar|bayaran|upah|untung|cair',
            zh: '佣金|赚|返|元|賺|傭金',
          }),
        ),
        60,
      ),
      scamTalk,
    ),
    catches: ['Like YouTube videos and earn $5 each', 'complete tasks for commission'],
    ignores: ['Her tasks are done.', 'Write a review of the book.'],
  },
  {
    id: 'text/job-fee',
    theme: 'lure',
    kinds: ['job'],
    find: without(
      unless(
        near(
          job,
          near(
            inEnglish('pay|buy|purchase|send|deposit|cost\\w{0,1}|transfer', {
              es: 'pag\\w{1,4}|abon\\w{1,3}|compr\\w{1,3}',
              pt: 'pag\\w{1,4}|compr\\w{1,3}|deposit\\w{1,3}',
              fr: 'pay\\w{1,3}|regl\\w{1,3}|achet\\w{1,3}',
              de: 'zahl\\w{1,3}|kauf\\w{1,3}|uberweis\\w{1,3}',
              it: 'pag\\w{1,4}|vers\\w{1,4}|compr\\w{1,4}',
              nl: 'betaal\\w{0,2}|betalen|koop',
              'hi-Latn': 'pay|jama|bhej\\w{0,3}|bhar\\w{0,3}',
              tl: 'bayad\\w{0,3}|magbayad',
              id: 'bayar|transfer|setor',
              zh: '交|缴|支付|繳',
            }),
            inEnglish(
              'training|registration|equipment|background check|uniform|onboarding|medical|kit|security deposit|processing|application fee|starter|work permit|software|visa|certificate|laptop|fee',
              {
                es: 'formacion|equipo|registro|curso|uniforme|tramite',
                pt: 'curso|treinamento|formacao|uniforme|taxa|exame',
                fr: 'formation|materiel|dossier|frais',
                de: 'schulung|ausrustung|gebuhr|unterlagen',
                it: 'formazione|corso|attrezzatura|pratica|divisa',
                nl: 'training|opleiding|borg|administratie\\w{0,6}',
                'hi-Latn': 'registration|training|security|uniform|fees?',
                tl: 'training|medical|uniform|processing',
                id: 'seragam|pelatihan|administrasi|medical|pendaftaran',
                zh: '培训费|押金|服装费|体检费|保證金|会员费',
              },
            ),
            40,
          ),
          140,
        ),
        never,
        20,
      ),
      scamTalk,
    ),
    catches: ['For this job you pay $50 for the training kit', 'Position confirmed, please send the registration fee'],
    ignores: ['The job is done.'],
  },
  {
    id: 'text/money-mule',
    theme: 'lure',
    kinds: ['job'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:receive|accept|get) (?:\\w{1,10} ){0,4}(?:payments?|transfers?|funds|money|packages?|parcels?) (?:\\w{1,10} ){0,5}(?:and |then |to )(?:forward|send|transfer|re-?ship|ship|pass|relabel)|(?:use|rent) (?:of )?your (?:bank )?account|(?:payment|money transfer) (?:agent|processor|coordinator|handler)|(?:shipping|logistics|package|parcel) (?:processor|coordinator|inspector|handler)|(?:as|hiring|a|our) (?:shipping|logistics|package|parcel) agents?|keep [0-9]{1,2} ?%|re-?ship(?:ping)?|relabel (?:them|and|the)|cash ?out for me',
          {
            es: 'recibir .{0,30}(?:y reenviar|y transferir)|usar tu cuenta',
            pt: 'receber .{0,30}e (?:transferir|reenviar)|usar (?:a )?sua conta|alugar conta',
            fr: 'recevoir .{0,30}et (?:renvoyer|transferer)',
            de: '(?:pakete|zahlungen|geld) .{0,30}(?:weiterleiten|weitersenden)|ihr konto nutzen|finanzagent',
            it: 'ricevere .{0,30}e (?:rispedire|trasferire|inoltrare)',
            nl: '(?:pakketten|betalingen|geld) .{0,30}(?:doorsturen|doorboeken)|jouw rekening gebruiken',
            zh: '借卡|收款码|代收|跑分|借用.{0,4}卡',
            id: 'sewa rekening|pinjam rekening',
            tl: 'ipagamit ang (?:gcash|account)',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['You receive packages at home and reship them', 'receive payments and forward them, keep 10%'],
    ignores: [
      'I received the parcel.',
      'The agent called.',
      "The shipping agent's holding my papers.",
      "It's one pound forty five for the relabel.",
    ],
  },
  {
    id: 'text/loan-offer',
    theme: 'lure',
    kinds: ['loan'],
    find: without(
      unless(
        near(
          loan,
          inEnglish(
            'approved|pre-?approved|instant\\w{0,2}|no credit check|bad credit|guaranteed|low interest|[0-9.]{1,4} ?%|within (?:minutes|hours|24)|no collateral|apply now|sanctioned|disburs\\w{1,5}|without (?:papers|documents|salary)',
            {
              es: 'aprobad[ao]|inmediat[ao]|sin (?:aval|buro|nomina)|al instante',
              pt: 'aprovad[ao]|imediat[ao]|sem (?:consulta|fiador|comprovacao)|na hora',
              fr: 'accorde\\w{0,1}|immediat|sans (?:justificatif|garant)|rapide|accepte\\w{0,1}',
              de: 'genehmigt|sofort|ohne schufa|bewilligt|zugesagt',
              it: 'approvat\\w|immediat\\w|senza (?:garanzie|busta)',
              nl: 'goedgekeurd|direct|zonder (?:bkr|toetsing)',
              'hi-Latn': 'approve\\w{0,1}|sanction\\w{0,2}|turant|bina (?:document|guarantee)|5 minute',
              tl: 'approved|agad|no collateral|walang requirements',
              id: 'disetujui|cair (?:cepat|langsung|hari)|tanpa (?:jaminan|bi checking)|acc|langsung',
              zh: '秒批|无抵押|放款|下款|秒到|免抵押|低利|已批',
              hi: 'मंजूर|तुरंत|स्वीकृत',
            },
          ),
          50,
        ),
        eachOf(never, inEnglish('interest-free|approval number|home loan')),
        16,
      ),
      scamTalk,
    ),
    catches: ['Your loan is approved, no credit check', 'instant loan at 2% interest'],
    ignores: ['The library loan is due.', 'I have no debt.'],
  },
  {
    id: 'text/loan-fee',
    theme: 'lure',
    kinds: ['loan'],
    find: without(
      unless(
        near(
          loan,
          near(
            fee,
            inEnglish('pay|send|first|before|deposit|transfer|required|advance', {
              es: 'pag\\w{1,4}|antes|abon\\w{1,3}',
              pt: 'pag\\w{1,4}|antes|deposit\\w{1,3}|antecipad[ao]',
              fr: 'pay\\w{1,3}|avant|regl\\w{1,3}|vers\\w{1,3}',
              de: 'zahl\\w{1,3}|vorab|uberweis\\w{1,3}',
              it: 'pag\\w{1,4}|prima|vers\\w{1,4}',
              nl: 'betaal\\w{0,2}|vooraf|betalen',
              'hi-Latn': 'pay|jama|pehle|bhej\\w{0,3}',
              tl: 'bayad\\w{0,3}|muna',
              id: 'bayar|transfer|dulu',
              zh: '先|缴纳|支付|缴',
            }),
            40,
          ),
          60,
        ),
        never,
        16,
      ),
      scamTalk,
    ),
    catches: ['Your loan is ready, pay the insurance fee first', 'to release the loan send the processing fee'],
    ignores: ['My student loan is paid off.', 'The fee for the gym went up.'],
  },
  {
    id: 'text/refund-waiting',
    theme: 'lure',
    kinds: ['government', 'phishing'],
    find: without(
      unless(
        near(
          refund,
          anyOf(
            before(click, thing('link'), 40),
            thing('link'),
            inEnglish(
              'claim (?:it|your|now|here|at|refund|the)|apply (?:now|here|at|for)|confirm your|bank details|to receive|qualify|approved for',
              {
                es: 'solicit\\w{1,4}|reclam\\w{1,4}|cobrar|recibir',
                pt: 'solicit\\w{1,4}|resgat\\w{1,4}|receber|consulte',
                fr: 'demande[rz]|recevoir|percevoir|obtenir',
                de: 'beantragen|erhalten|anfordern|auszahl\\w{1,4}',
                it: 'richied\\w{1,4}|ricevere|ottenere|incassare',
                nl: 'aanvragen|ontvangen|claim\\w{0,2}',
                'hi-Latn': 'claim|apply|paane|pane',
                tl: 'i-?claim|kunin|apply',
                id: 'klaim|ambil|daftar|cairkan',
                zh: '领取|申请|办理|申領|申請',
              },
            ),
          ),
          90,
          true,
        ),
        inEnglish(
          "full refund of the|no longer|was paid|refunds? (?:are issued|in [0-9])|where's my refund|post refunds",
          { zh: '无需|不需|無需' },
        ),
        10,
      ),
      scamTalk,
    ),
    catches: ['You have a tax refund of $573. Claim it at irs-refund.example', 'apply for the relief payment here'],
    ignores: ['Your refund was paid to your card.', 'Grant is my brother.'],
  },
]
