import { words } from '../../reading/sought.ts'
import { allOf, anyOf, before, near, quotesOf, thing, unless, without } from '../rule.ts'
import { newNumber, kin, trouble, caller } from './senders-words.ts'
import { send } from '../asks/words-ask.ts'
import { scamTalk } from '../pressure/words-pressure.ts'
import { authority } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const sendersFamily: readonly Rule[] = [
  {
    id: 'text/new-number-family',
    theme: 'sender',
    kinds: ['family-emergency'],
    find: without(near(newNumber, kin, 120), scamTalk),
    catches: ['Hi Mum, this is my new number, I dropped my phone', 'papa its kenzie im using a friends phone'],
    ignores: ['My new phone is great.', 'Mum, dinner at 7?'],
  },
  {
    id: 'text/new-number',
    theme: 'sender',
    kinds: ['family-emergency'],
    find: without(
      unless(
        quotesOf(newNumber),
        words({
          en: '(?:the|your|our|a) new (?:number|phone)|your new phone',
          zh: '别想着|不要',
        }),
        4,
      ),
      scamTalk,
    ),
    catches: ['I lost my phone, this is my new number', 'texting from a friends phone'],
    ignores: ['My new address is below.', 'I bought a new lamp.', 'The new number is on the back of your rent slip.'],
  },
  {
    id: 'text/relative-in-trouble',
    theme: 'sender',
    kinds: ['family-emergency'],
    find: without(allOf(near(kin, trouble, 120), anyOf(send, thing('sum'))), scamTalk),
    catches: ['Grandma I had an accident, I need you to send bail', 'mom im in jail please send $2,000'],
    ignores: ['Mum is in hospital, visiting is at 2.', 'The accident blocked the road.'],
  },
  {
    id: 'text/guess-who',
    theme: 'sender',
    kinds: ['family-emergency'],
    find: quotesOf(
      words({
        en: "guess who|don'?t you (?:recogni[sz]e|remember|know) (?:me|my voice)|it'?s me (?:grandma|grandpa|mum|mom|your)|you don'?t (?:recogni[sz]e|know) my voice|your (?:favou?rite|oldest) (?:grandson|grandchild)",
        es: 'adivina quien|no me (?:reconoces?|conoce)',
        pt: 'adivinha quem|nao (?:me|ta me) reconhece\\w{0,3}|sou eu (?:mae|pai|vo|tia|tio|seu|tua)',
        fr: "devine qui|tu (?:ne )?me reconnais|c'est moi (?:maman|papa|mamie|papi|ton|ta)",
        de: 'rate mal|erkennst du mich',
        it: 'indovina chi|non mi riconosci|sono io (?:nonn|mamm|tuo|tua|suo)\\w{0,1}',
        nl: 'raad eens|herken je me',
        'hi-Latn': 'pehchana|pehchane',
        zh: '猜我是谁|猜猜我|猜我係邊個|听不出|聽不出',
        tl: 'hulaan mo',
        id: 'coba tebak|masa lupa',
      }),
    ),
    catches: ['hi grandma guess who', 'dont you recognize my voice?'],
    ignores: [
      'Guess what we had for lunch.',
      'It is late.',
      'Compra de R$ 20 aprovada. Não reconhece? Veja no app.',
      'oi vó sou eu o Gui',
    ],
  },
  {
    id: 'text/fraud-team',
    theme: 'sender',
    kinds: ['bank-impersonation'],
    find: without(
      anyOf(
        words({
          en: '(?:fraud|security|anti-?fraud|risk|loss prevention|account protection|card) (?:team|department|dept|unit|desk|office\\w{0,1}|investigat\\w{1,4}|specialist|prevention|division|alert\\w{0,1}|cell)|fraud (?:prevention )?(?:hotline|line)',
          es: '(?:departamento|equipo|area) de (?:seguridad|fraude\\w{0,1}|prevencion)|seguridad de(?:l)? \\w{3,12}',
          pt: '(?:departamento|setor|central|equipa|equipe|area) de (?:seguranca|fraudes?|prevencao)|central de (?:seguranca|atendimento)',
          fr: 'service (?:des )?(?:fraudes?|securite|anti-?fraude|opposition)|conseiller (?:bancaire|fraude)',
          de: 'sicherheits(?:abteilung|team|zentrale)|betrugs(?:abteilung|pravention)|kartensicherheit',
          it: '(?:ufficio|servizio|reparto|dipartimento) (?:sicurezza|frodi|anti-?frode)|centro sicurezza',
          nl: 'fraude(?:afdeling|desk|helpdesk|team)|afdeling (?:fraude|veiligheid)|beveiligingsafdeling',
          'hi-Latn': '(?:fraud|security|kyc|card) (?:department|team|cell)',
          id: '(?:tim|bagian|divisi) (?:keamanan|fraud)|layanan (?:nasabah|pelanggan)',
          tl: '(?:fraud|security) (?:department|team)',
          zh: '安全中心|风控|客服中心|反诈中心|風控|保安部',
        }),
      ),
      scamTalk,
    ),
    catches: ['This is the fraud department of your bank', 'I am calling from the security team'],
    ignores: ['The football team won.', 'Fraudsters pretend to be the fraud team.'],
  },
  {
    id: 'text/authority-calls',
    theme: 'sender',
    kinds: ['government'],
    find: without(
      unless(
        before(caller, authority, 60),
        words({ en: 'jail|prison|arrest\\w{0,3}|lawsuit|regarding the police', hi: 'पकड़' }),
        1,
      ),
      scamTalk,
    ),
    catches: ['This is Officer Reed from the federal court', 'I am calling from the crime branch about your case'],
    ignores: [
      'The police closed the road.',
      'I am calling about the sofa.',
      'This is a prepaid call from Dwayne at the county jail.',
    ],
  },
  {
    id: 'text/legal-case',
    theme: 'sender',
    kinds: ['government'],
    find: without(
      anyOf(
        near(
          words({
            en: '(?:in |against |under )?(?:your|you|ur) ?(?:name|ssn|sin|number|aadhaar|id)?',
            es: 'su(?:s)? |usted|contra',
            pt: 'sua?|voce|contra',
            fr: 'votre|vous|contre',
            de: 'ihr\\w{0,2}|sie|gegen',
            it: 'su[oa]|lei|contro|suoi',
            nl: 'uw|u|tegen',
            'hi-Latn': 'aap\\w{0,2}',
            tl: 'inyong?|iyong|mo|kayo',
            id: 'anda',
            zh: '您|你',
            hi: 'आप',
          }),
          words({
            en: '(?:arrest )?warrant|criminal (?:case|charges?)|legal (?:case|notice|action|proceedings)|lawsuit|money laundering|illegal drugs|drugs (?:in|found|inside)|illegal (?:activit\\w{1,3}|goods|items)|suspended social|tax fraud|summons|identity (?:was|has been|is being) used|fir |case (?:has been )?(?:filed|registered)',
            es: 'orden de (?:arresto|detencion|captura)|denuncia|embargo|proceso judicial|blanqueo|delito',
            pt: 'mandado|processo (?:criminal|judicial)|lavagem|intimacao|penhora',
            fr: "mandat d'arret|poursuites|plainte|saisie|blanchiment|procedure",
            de: 'haftbefehl|strafanzeige|geldwasche|vollstreckung|pfandung|strafverfahren',
            it: 'mandato|denuncia|riciclaggio|pignoramento|procedimento',
            nl: 'arrestatiebevel|aangifte|witwassen|beslag|dagvaarding|strafzaak',
            'hi-Latn': 'arrest|warrant|fir|case|money laundering|drugs',
            tl: 'warrant|kaso|demanda|kasong',
            id: 'kasus|pencucian uang|surat panggilan|ditahan|narkoba',
            zh: '涉嫌|洗钱|逮捕|通缉|案件|拘捕|洗錢|通緝|刑事',
            hi: 'गिरफ्तार|वारंट|केस|मनी लॉन्ड्रिंग',
          }),
          60,
        ),
      ),
      scamTalk,
    ),
    catches: ['There is an arrest warrant in your name', 'a criminal case has been filed against you'],
    ignores: ['The police have no news.', 'My case broke at the airport.'],
  },
]
