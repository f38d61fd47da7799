import { inEnglish } from '../in-english.ts'
import { anyOf, near, quotesOf, thing, unless, without } from '../rule.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { estate, invest, prize, profit } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

/** Work itself; words such as "application" or "position" stand in many letters. */
const work = inEnglish(
  'jobs? (?:offer|position|vacancy|openings?|as an? \\w{3,14})|(?:online|remote|easy|simple|home|flexible|part[- ]time) (?:jobs?|roles?|positions?|work)|vacanc(?:y|ies)|hiring|salary|wages|(?:part|full)[- ]time|work from home|side hustle|extra income',
  {
    es: 'trabajo|empleo|vacante|sueldo|salario|teletrabajo',
    pt: 'emprego|vaga|trabalho|salario|home office|renda extra',
    fr: 'emploi|salaire|teletravail|travail a domicile',
    de: 'job|nebenjob|gehalt|minijob|homeoffice|verdienst',
    it: 'lavoro|impiego|stipendio',
    nl: 'baan|vacature|salaris|thuiswerk\\w{0,2}|bijverdien\\w{0,4}',
    'hi-Latn': 'job|naukri|salary|part time|work from home|vacancy',
    hi: 'नौकरी|वेतन|भर्ती',
    tl: 'trabaho|hiring|part[- ]?time|raket|work from home',
    id: 'lowongan|gaji|loker|pekerjaan|kerja (?:sampingan|online|part)|freelance',
    zh: '兼职|招聘|工资|日结|刷单|薪|兼職|徵人|時薪|日薪|月入',
  },
)

export const luresPrizes: readonly Rule[] = [
  {
    id: 'text/prize-won',
    theme: 'lure',
    kinds: ['prize'],
    find: without(
      near(
        prize,
        inEnglish('you|your|congrat\\w{0,12}|dear|selected|claim|winner', {
          es: 'usted|has|ha|su|tu|felicidades',
          pt: 'voce|seu|sua|parabens',
          fr: 'vous|votre|felicitations',
          de: 'sie|ihr\\w{0,2}|du|dein\\w{0,2}',
          it: 'hai|ha|suo|tuo|complimenti',
          nl: 'u|je|uw|jouw',
          'hi-Latn': 'aap\\w{0,2}',
          tl: 'ka|mo|ikaw|iyong|kayo',
          id: 'anda|nomor|no',
          zh: '您|你|恭喜',
          hi: 'आप',
        }),
        40,
      ),
      scamTalk,
    ),
    catches: ['Congratulations, you have won a prize', 'you were selected as a lucky winner'],
    ignores: ['The team won the cup.', 'It rained.'],
  },
  {
    id: 'text/claim-prize',
    theme: 'lure',
    kinds: ['prize'],
    find: without(
      near(
        inEnglish('claim|redeem|collect|receive|get', {
          es: 'reclam\\w{1,4}|recog\\w{1,4}|cobr\\w{1,4}|recib\\w{1,4}',
          pt: 'resgat\\w{1,4}|receb\\w{1,4}|retir\\w{1,4}',
          fr: 'reclam\\w{1,4}|recuper\\w{1,4}|recevoir|obtenir',
          de: 'einlosen|abholen|sichern|erhalten',
          it: 'riscatt\\w{1,4}|ritir\\w{1,4}|ricev\\w{1,4}',
          nl: 'claim\\w{0,2}|ophalen|ontvang\\w{0,3}',
          'hi-Latn': 'claim|paane|lene',
          tl: 'i-?claim|kunin|makuha',
          id: 'klaim|ambil|dapatkan|terima',
          zh: '领取|兑换|領取|兌換',
        }),
        prize,
        40,
      ),
      scamTalk,
    ),
    catches: ['claim your prize', 'redeem the free gift for you'],
    ignores: ['Collect the kids at 3.', 'The claim was settled.'],
  },
  {
    id: 'text/inheritance',
    theme: 'lure',
    kinds: ['prize'],
    find: without(
      near(
        estate,
        inEnglish('you|your|share|percent|%|claim|fund|transfer|million|bank|partner', {
          es: 'usted|su|fondos|banco|millones',
          pt: 'voce|fundos|banco|milhoes',
          fr: 'vous|fonds|banque|millions',
          de: 'sie|bank|millionen|geld',
          it: 'lei|fondi|banca|milioni',
          nl: 'u|bank|miljoen',
          id: 'anda|dana|bank',
          zh: '您|你|资金',
        }),
        60,
      ),
      scamTalk,
    ),
    catches: [
      'You are the next of kin to a dormant account',
      'My late husband left 4.5 million dollars, I want to share with you',
    ],
    ignores: [
      'My late train.',
      'She has her eyes.',
      'Für die Auslieferung durch den Notar fallen 900 Euro an, zahlen Sie heute.',
      "valider l'ajout du bénéficiaire, votre banque",
      'It asks for your insurer, PPS number and next of kin.',
      "As your late husband's name is also on the agreement, it would help.",
    ],
  },
  {
    id: 'text/stranger-needs-partner',
    theme: 'lure',
    kinds: ['prize'],
    find: quotesOf(
      inEnglish(
        '(?:business|mutual(?:ly)?|financial|confidential|lucrative|profitable) (?:proposal|proposition|benefit\\w{0,4}|transaction|deal|partnership)|foreign partner|trustworthy (?:person|partner)|god[- ]fearing|dear (?:beloved|in christ)|beloved in christ|% of the (?:total sum|fund)',
        {
          es: 'propuesta de negocio|persona de confianza',
          pt: 'proposta de negocio|pessoa de confianca',
          fr: "proposition d'affaires?|personne de confiance",
          de: 'geschaftsvorschlag|vertrauenswurdige person',
          it: "proposta d'affari|persona di fiducia",
          nl: 'zakelijk voorstel|betrouwbaar persoon',
        },
      ),
    ),
    catches: ['I have a confidential business proposal for you', 'Dear beloved in Christ'],
    ignores: [
      'The friend of my sister.',
      'The business is closed.',
      'Dear Sir/Madam, thank you for your cooperation.',
      'She left your organization ten percent of the residue.',
    ],
  },
  {
    id: 'text/guaranteed-profit',
    theme: 'lure',
    kinds: ['investment'],
    find: without(unless(near(invest, profit, 60), never, 20), scamTalk),
    catches: ['Invest $500 and earn guaranteed profit', 'crypto trading with daily returns of 5%'],
    ignores: ['Investing never comes with guaranteed returns.', 'I trade stamps.'],
  },
  {
    id: 'text/signal-group',
    theme: 'lure',
    kinds: ['investment'],
    find: without(
      near(
        invest,
        inEnglish(
          '(?:vip|trading|telegram|whats ?app|signals?|our|my|the|this) group|channel|mentor|teacher|professor|analyst|coach|signals?|community|vip|assistant|insider',
          {
            es: 'grupo|canal|mentor|profesor|analista|comunidad|asesor',
            pt: 'grupo|canal|mentor|professor|analista|comunidade',
            fr: 'groupe|canal|mentor|professeur|analyste|conseiller',
            de: 'gruppe|kanal|mentor|professor|analyst|berater\\w{0,2}|coach',
            it: 'gruppo|canale|mentore|professore|analista|consulente',
            nl: 'groep|kanaal|mentor|professor|analist|adviseur',
            'hi-Latn': 'group|channel|guru',
            tl: 'group|coach|mentor|gc',
            id: 'grup|channel|mentor|admin',
            zh: '群|老师|导师|带你|老師|帶你|教授|助理|内部|內部',
          },
        ),
        50,
      ),
      scamTalk,
    ),
    catches: ['Join our VIP trading group', 'my mentor gives crypto signals'],
    ignores: [
      'The reading group meets on Friday.',
      'Stock up on milk.',
      'Your uncle in the mines had shares.',
      'I represent a group of private investors.',
    ],
  },
  {
    id: 'text/withdraw-blocked',
    theme: 'lure',
    kinds: ['investment', 'job'],
    find: without(
      unless(
        near(
          inEnglish('withdraw(?:al|als|ing)?|release|unfreeze|cash out|payout', {
            es: 'retir\\w{1,4}|desbloque\\w{1,4}',
            pt: 'sac\\w{1,4}|saque|levant\\w{1,5}|desbloque\\w{1,4}',
            fr: 'retir\\w{1,4}|retrait|debloqu\\w{1,4}',
            de: 'auszahl\\w{1,4}|abheb\\w{1,3}|freigabe|freigeben',
            it: 'preliev\\w|prelev\\w{1,4}|sblocc\\w{1,4}|riscatt\\w{1,4}',
            nl: 'opnemen|uitbetal\\w{1,4}|vrijgeven',
            'hi-Latn': 'withdraw\\w{0,3}|paise? nikal\\w{0,3}',
            tl: 'withdraw\\w{0,3}|ma-?withdraw|mailabas',
            id: 'tarik|penarikan|withdraw|wd|pencairan|cair\\w{0,3}',
            zh: '提现|提取|解冻|提領|出金|提款',
          }),
          inEnglish('tax|fee|deposit|top ?up|margin|recharge|pay|upgrade', {
            es: 'impuesto\\w{0,1}|tasa|deposit\\w{1,3}|pagar|comision',
            pt: 'imposto|taxa|deposit\\w{1,3}|pagar',
            fr: 'taxe|frais|depot|payer|impot',
            de: 'steuer\\w{0,2}|gebuhr\\w{0,2}|einzahl\\w{1,4}|zahlen',
            it: 'tass[ae]|commission\\w|deposit\\w{1,3}|pagare|versare',
            nl: 'belasting|kosten|storten|betalen',
            'hi-Latn': 'tax|fee|charge|deposit|pay',
            tl: 'tax|fee|deposit|bayad',
            id: 'pajak|biaya|deposit|admin|bayar',
            zh: '税|保证金|手续费|充值|激活|稅金|保證金|手續費',
          }),
          50,
        ),
        inEnglish('parcel|package|driver|delivery|release (?:notes?|form|date)|press release|receipt and release'),
        12,
      ),
      scamTalk,
    ),
    catches: ['To withdraw your profit you must pay the tax first', 'top up to unlock the withdrawal'],
    ignores: [
      'I withdrew cash at the bank.',
      'The lock needs oil.',
      'I can release the parcel if you promise to pay the driver.',
      'Students whose fee is not received are withdrawn.',
    ],
  },
  {
    id: 'text/easy-job',
    theme: 'lure',
    kinds: ['job'],
    find: without(
      near(
        work,
        anyOf(
          inEnglish(
            '(?:[0-9]{1,3}|few|two|one) ?(?:-|to)? ?(?:[0-9]{1,3} )?(?:minutes?|mins?|hours?|hrs?) (?:a |per |each |every )?(?:day|daily|week)|no experience|from (?:home|your phone|anywhere)|simple|easy|flexible|(?:daily|weekly|per day|a day|an hour|per hour|per week|a week)|earn|start today|immediate start|paid (?:daily|weekly|same day)|extra income|no interview',
            {
              es: 'desde casa|sin experiencia|al dia|diarios|por semana|facil',
              pt: 'de casa|sem experiencia|por dia|por semana|facil|diarios',
              fr: 'de chez vous|a domicile|sans experience|par jour|par semaine|facile',
              de: 'von zuhause|von zu hause|ohne erfahrung|am tag|pro tag|pro woche|taglich|einfache?',
              it: 'da casa|senza esperienza|al giorno|a settimana|facile',
              nl: 'vanuit huis|thuis|zonder ervaring|per dag|per week|makkelijk|eenvoudig',
              'hi-Latn': 'ghar (?:se|baithe)|roz|daily|per day|mobile se',
              tl: 'sa bahay|araw-?araw|per day|kada araw|no experience|madali',
              id: 'dari rumah|per hari|tanpa pengalaman|harian|mudah|sehari|sampingan',
              zh: '在家|日结|日赚|每天|手机|轻松|日薪|每日|輕鬆|无需经验',
              hi: 'घर बैठे|रोज|प्रतिदिन',
            },
          ),
          thing('sum'),
        ),
        70,
      ),
      scamTalk,
    ),
    catches: ['Remote job, earn $300 a day, no experience needed', 'part time work from home, 2 hours a day'],
    ignores: [
      'My job is hard.',
      'The position of the sun.',
      "Vous pouvez verser 22 950 € depuis l'application.",
      '£300 held, no application on file.',
      'Job guarantee certificate: NZD 950',
    ],
  },
]
