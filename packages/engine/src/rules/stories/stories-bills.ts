import { inEnglish } from '../in-english.ts'
import { anyOf, near, thing, unless, without } from '../rule.ts'

import { scamTalk } from '../pressure/words-pressure.ts'

import type { Rule } from '../rule.ts'

export const storiesBills: readonly Rule[] = [
  {
    id: 'text/toll-unpaid',
    theme: 'story',
    kinds: ['toll-parking'],
    find: without(
      near(
        inEnglish(
          'tolls?|toll ?road|e-?z ?pass|fastrak|sunpass|txtag|linkt|fastag|parking|congestion|vehicle|traffic (?:violation|ticket|fine)|speeding|pcn|penalty charge|m-?50|etoll|challan|driving (?:offence|licence)|number plate|licen[cs]e plate',
          {
            es: 'peaje|multa|trafico|dgt|estacionamiento|infraccion|vehiculo|fotomulta',
            pt: 'portagem|portagens|pedagio|multa|transito|estacionamento|veiculo|infracao|detran',
            fr: 'peage|amende|stationnement|infraction|vehicule|contravention|antai|vignette',
            de: 'maut|bussgeld|strafzettel|parken|park\\w{1,8}|fahrzeug|verwarnung\\w{0,4}',
            it: 'pedaggio|multa|parcheggio|infrazione|veicolo|telepass|contravvenzione',
            nl: 'tol|boete|parkeer\\w{1,8}|verkeersboete|voertuig|cjib|kenteken',
            'hi-Latn': 'challan|toll|fastag|gaadi|vehicle|rto',
            tl: 'toll|multa|lto|traffic|rfid|sasakyan',
            id: 'tilang|tol|etle|kendaraan|parkir',
            zh: 'ETC|违章|罚单|罰單|通行费|停車|高速|交通',
            hi: 'चालान|टोल|फास्टैग|वाहन',
          },
        ),
        inEnglish('unpaid|outstanding|overdue|past due|is due|owe|pay|late fee|penalty|violation|settle|blacklisted', {
          es: 'impagad[ao]|pendiente|pag\\w{1,4}|recargo',
          pt: 'em (?:falta|divida|atraso|aberto)|pendente|pag\\w{1,4}|nao pag[ao]',
          fr: 'impaye\\w{0,2}|en attente|regl\\w{1,4}|payer|majoree?|majoration',
          de: 'offen\\w{0,2}|unbezahlt\\w{0,2}|zahl\\w{1,4}|bezahl\\w{1,4}|begleich\\w{1,3}|fallig',
          it: 'non pagat\\w|insolut\\w|pag\\w{1,5}|sald\\w{1,4}|mora',
          nl: 'onbetaald\\w{0,1}|openstaand\\w{0,1}|betaal\\w{0,2}|betalen|verhog\\w{1,4}',
          'hi-Latn': 'pending|pay|bhar\\w{0,3}|baki|expire',
          tl: 'bayad\\w{0,3}|hindi pa|unpaid|violation',
          id: 'belum dibayar|bayar|tunggakan|terkena|denda',
          zh: '未缴|欠费|逾期|缴|未處理|处理|失效|過期',
          hi: 'बकाया|भुगतान|भरें',
        }),
        60,
      ),
      anyOf(scamTalk, inEnglish("needn'?t pay|no need to pay|you (?:still )?owe me")),
    ),
    catches: ['Your toll balance is unpaid', 'Parking violation: pay today'],
    ignores: [
      'The toll road opens in May.',
      'We parked by the church.',
      'Your E-ZPass balance has dropped below $10.',
      'You still owe me a burger for that parking fine.',
    ],
  },
  {
    id: 'text/utility-cutoff',
    theme: 'story',
    kinds: ['utility'],
    find: without(
      near(
        inEnglish(
          'electricity|power|gas|water|energy|utility|meter|hydro|internet|broadband|line|service|sim|connection|bijli|supply|current',
          {
            es: 'luz|electricidad|gas|agua|suministro|internet|linea|medidor',
            pt: 'luz|energia|gas|agua|eletricidade|fornecimento|internet|contador',
            fr: 'electricite|gaz|eau|energie|compteur|internet|ligne',
            de: 'strom\\w{0,6}|gas|wasser|energie\\w{0,8}|anschluss|zahler|internet',
            it: 'luce|gas|acqua|energia|fornitura|utenza|contatore|internet',
            nl: 'stroom|gas|water|energie|aansluiting|internet|meter',
            'hi-Latn': 'bijli|light|electricity|gas|connection|meter|sim',
            tl: 'kuryente|meralco|tubig|internet|sim|linya',
            id: 'listrik|pln|air|pdam|meteran|token|kartu sim',
            zh: '电费|停电|水费|燃气|停机|电力|電費|停電|水費|煤氣|宽带',
            hi: 'बिजली|गैस|पानी|कनेक्शन|सिम',
          },
        ),
        inEnglish(
          'disconnect\\w{0,4}|cut (?:off)?|shut ?off|turned off|terminated|disconnection|interrupt\\w{1,4}|suspended|off in|truck|technician is|deactivat\\w{1,4}',
          {
            es: 'cort\\w{1,4}|suspend\\w{1,5}|suspension|desconect\\w{1,4}',
            pt: 'cort\\w{1,4}|suspen\\w{1,5}|deslig\\w{1,4}|interromp\\w{1,4}',
            fr: 'coup\\w{1,5}|suspen\\w{1,5}|interrup\\w{1,5}|resili\\w{1,4}',
            de: 'abgeschaltet|abgestellt|gesperrt|sperrung|unterbrochen|abschalt\\w{1,4}|abgeklemmt',
            it: 'stacc\\w{1,5}|interro\\w{1,6}|sospes\\w|sospen\\w{1,6}|distacc\\w{1,3}',
            nl: 'afgesloten|afsluit\\w{1,4}|onderbroken|stopgezet',
            'hi-Latn': 'kat\\w{0,5}|band|disconnect\\w{0,2}|cut',
            tl: 'putol\\w{0,3}|mapuputulan|puputulan|disconnect\\w{0,4}',
            id: 'putus\\w{0,3}|diputus|dicabut|blokir|nonaktif',
            zh: '停|断|切断|停止|終止|關閉|欠费',
            hi: 'कट|काट|बंद',
          },
        ),
        50,
      ),
      scamTalk,
    ),
    catches: ['Your electricity will be disconnected tonight', 'power shut off in 30 minutes'],
    ignores: ['The power of love.', 'Water the plants.'],
  },
  {
    id: 'text/medicare-card',
    theme: 'story',
    kinds: ['health'],
    find: without(
      near(
        inEnglish(
          'medicare|medicaid|health (?:card|insurance|plan|id)|medical insurance|nhs|back brace|knee brace|genetic test|cancer screening|diabetic|prescription|covid|vaccine|benefit card|philhealth|bpjs|ayushman',
          {
            es: 'tarjeta sanitaria|seguro (?:medico|de salud)|receta|vacuna',
            pt: 'cartao de saude|plano de saude|sns|vacina|sus|seguro de saude',
            fr: 'carte vitale|ameli|mutuelle|assurance maladie|vaccin',
            de: 'krankenkasse|gesundheitskarte|krankenversicherung|rezept|impf\\w{1,6}',
            it: 'tessera sanitaria|assicurazione (?:sanitaria|malattia|medica)|asl|vaccin\\w|ricetta',
            nl: 'zorgverzeker\\w{1,5}|zorgpas|vaccin\\w{0,4}|recept',
            'hi-Latn': 'ayushman|insurance|bima|policy',
            tl: 'philhealth|insurance|bakuna',
            id: 'bpjs|asuransi|vaksin',
            zh: '医保|社保卡|疫苗|醫保|健保',
            hi: 'आयुष्मान|बीमा',
          },
        ),
        inEnglish(
          'free|no cost|fully (?:paid|covered)|new card|expire[ds]?|expiring|eligible|qualify|verify|confirm|replacement|number|update|press|renew|inactive|suspended',
          {
            es: 'gratis|nueva|renov\\w{1,4}|caduc\\w{1,4}|actuali\\w{1,4}',
            pt: 'gratis|nov[ao]|renov\\w{1,4}|expir\\w{1,4}|atuali\\w{1,4}',
            fr: 'gratuit\\w{0,2}|nouvelle|renouvel\\w{1,4}|expir\\w{1,4}|mise a jour|commande[rz]',
            de: 'kostenlos|neue|erneuer\\w{1,4}|ablauf\\w{0,4}|lauft ab|aktualisier\\w{1,4}',
            it: 'gratis|gratuit\\w|nuova|rinnov\\w{1,4}|scad\\w{1,4}|aggiorn\\w{1,4}',
            nl: 'gratis|nieuwe|vernieuw\\w{0,3}|verloop\\w{0,1}|verlopen',
            'hi-Latn': 'free|muft|bonus|expire|claim',
            tl: 'libre|expired?|update',
            id: 'gratis|nonaktif|klaim|update',
            zh: '停用|失效|免费|更新|异常|過期',
            hi: 'मुफ्त|बोनस',
          },
        ),
        50,
      ),
      scamTalk,
    ),
    catches: ['Free back brace fully covered by Medicare', 'Your Medicare card expired, confirm it'],
    ignores: ['The insurance office moved.', 'My back hurts.', "L'assicurazione risulta scaduta, le passo l'avvocato."],
  },
  {
    id: 'text/visa-trouble',
    theme: 'story',
    kinds: ['immigration'],
    find: without(
      unless(
        near(
          inEnglish(
            'visa|immigration|green card|work permit|residen(?:ce|cy)|deport\\w{1,5}|passport|embassy|consulate|sponsorship|citizenship|i-?20|study permit|student visa|overstay|ircc|uscis|home office|pr card',
            {
              es: 'visado|visa|inmigracion|extranjeria|nie|residencia|deport\\w{1,5}',
              pt: 'visto|imigracao|residencia|sef|aima|deport\\w{1,5}',
              fr: 'visa|prefecture|titre de sejour|immigration|naturalisation',
              de: 'visum|aufenthalts\\w{1,10}|auslanderbehorde|abschieb\\w{1,4}',
              it: 'visto|permesso di soggiorno|questura|immigrazione',
              nl: 'visum|verblijfs\\w{1,10}|ind|uitzet\\w{1,4}',
              'hi-Latn': 'visa|immigration|passport|work permit',
              tl: 'visa|immigration|poea|work permit|passport',
              id: 'visa|imigrasi|paspor|izin kerja|deportasi',
              zh: '签证|移民|绿卡|遣返|簽證|居留|大使馆|出入境',
              hi: 'वीजा|पासपोर्ट',
            },
          ),
          anyOf(
            thing('sum'),
            inEnglish('fees?|pay|payment|costs?|guaranteed', {
              es: 'pag\\w{1,4}|tasa|garantizad[ao]',
              pt: 'pag\\w{1,4}|taxa|garantid[ao]',
              fr: 'payer|frais|garanti\\w{0,1}',
              de: 'zahl\\w{1,4}|gebuhr\\w{0,2}|garantiert',
              it: 'pag\\w{1,5}|garantit\\w',
              nl: 'betal\\w{1,4}|kosten|gegarandeerd',
              'hi-Latn': 'fees?|paise|guarantee|pakka',
              tl: 'bayad|fee|sure',
              id: 'biaya|bayar|dijamin',
              zh: '费|包过|保签|取消|逾期|費',
            }),
          ),
          60,
        ),
        inEnglish(
          '(?:your |to |with |by |laser or )visa (?:card|debit|credit|ending|x|\\W?[0-9])|(?:to|with|by|using|on|the) (?:your |the )?visa|visa (?:ending|x-|\\W{1,3}[0-9])|visa or|visa consult|visa (?:gift |debit |credit )?cards?|visa (?:pay|payment|debit|purchase|txn|charge)',
        ),
        6,
      ),
      scamTalk,
    ),
    catches: ['Your visa will be cancelled unless you pay $900', 'work permit guaranteed, fee 2000 EUR'],
    ignores: [
      'My passport is in the drawer.',
      'The embassy is near the park.',
      'We charged $5.60 to your Visa ending in 8872.',
      'Visa pay of £899 APPLE.COM/BILL pending.',
    ],
  },
]
