import { inEnglish } from '../in-english.ts'
import { anyOf, before, beside, inShort, near, quotesOf, thing, unless, without } from '../rule.ts'
import { call, money, send } from '../asks/words-ask.ts'
import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

/** Pay or send, as a wish and not as a booking. */
const askMoney = inEnglish(
  '(?:please |pls |plz |kindly |can (?:u|you) |could (?:u|you) |just |to )?(?:send|pay|transfer|wire|remit|(?:zelle|venmo|cash ?app|gpay) (?:me|us|him|her))(?: (?:me|us|him|her|them|it|over|the|a|in|back|just|only|first|total|fee|balance|rest|another|small|processing|registration|insurance|activation|clearance|delivery|stamp|service|deposit|charge|advance|now|ur|your|my|of|for)){0,4}',
  {
    es: 'env[ií]a\\w{0,2}|manda\\w{0,3}|paga\\w{0,2}|transfier\\w{1,3}|deposita\\w{0,2}',
    pt: 'envi[ae]|manda|paga|pague|transfira|faz um pix',
    fr: 'envoie|envoye[zr]|paye[zr]|vire[zr]|verse[zr]|regle[zr]',
    de: 'uberweis\\w{0,3}|schick\\w{0,2}|zahl(?:e|en)?',
    it: 'manda\\w{0,3}|invi[ai]|paga|paghi|versi?',
    nl: 'stuur|maak|betaal',
    'hi-Latn': 'bhej\\w{0,3}|transfer|pay',
    tl: 'padala|pasend|send|bayad',
    id: 'kirim|transfer|tf|bayar|setor',
    zh: '转账|转给|转到|先转|汇款|付款|支付|缴纳|轉帳|匯款|先匯|繳納|轉給',
    hi: 'भेज|जमा|भुगतान',
  },
)

export const tricksStories: readonly Rule[] = [
  {
    id: 'text/illness-money',
    theme: 'story',
    kinds: ['romance', 'charity', 'family-emergency'],
    find: without(
      near(
        inEnglish(
          'hospital|surgery|operation|medication|medicine|chemo|cancer|ward|discharge|clinic bill|doctor|nurse|sick|treatment|ambulance|insulin|coma',
          {
            es: 'hospital|operacion|cirugia|medicinas?|cancer|enferm[ao]',
            pt: 'hospital|operacao|cirurgia|remedio\\w{0,1}|cancer|doente',
            fr: 'hopital|operation|medicaments?|cancer|malade',
            de: 'krankenhaus|operation|medikament\\w{0,2}|krebs|krank',
            it: 'ospedale|operazione|medicin\\w|cancro|malat\\w',
            nl: 'ziekenhuis|operatie|medicijn\\w{0,2}|kanker|ziek',
            'hi-Latn': 'hospital|operation|dawai|bimar|ilaj',
            tl: 'ospital|hospital|operasyon|gamot|may sakit',
            id: 'rumah sakit|operasi|obat|sakit|rs',
            zh: '医院|手术|治病|癌|住院|醫院|手術',
            hi: 'अस्पताल|ऑपरेशन|दवा|बीमार',
          },
        ),
        anyOf(
          before(send, anyOf(money, thing('sum')), 40),
          thing('payment-app'),
          inEnglish(
            '(?:bill|balance|short|need|pay) (?:\\w{1,8} ){0,4}(?:\\$|£|€|₹|₱|[0-9][0-9,.]{1,7})|can (?:u|you) help',
          ),
        ),
        90,
      ),
      anyOf(scamTalk, inEnglish('insurance covers|appointment')),
    ),
    catches: ['my mother is in hospital, please send money', 'hospital bill is still short 6,200'],
    ignores: ['The hospital car park is full.', 'Doctor at 3.'],
  },
  {
    id: 'text/recorded-pitch',
    theme: 'sender',
    kinds: ['health', 'loan', 'tech-support'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:on |this is )(?:a |an )?recorded (?:line|call)|(?:this|the) call (?:is|may be) (?:being )?recorded|calling (?:you )?(?:back )?(?:regarding|about|concerning) (?:your|the) (?:recent|car|vehicle|student|credit|medicare|account|computer|warranty|timeshare|order|social)|(?:with|from|at) the (?:enrollment|award|disbursement|eligibility|warranty) (?:center|centre|department|desk|office|unit|patrol|division|bureau)|how are you (?:doing )?today (?:good|great|i)|the reason (?:for|of) (?:the|my) call|this is not a (?:sales|solicitation)|courtesy call',
          {
            es: 'llamada (?:grabada|de cortesia)|el motivo de (?:mi|la) llamada',
            pt: 'ligacao (?:gravada|esta sendo)|o motivo d[ao] (?:minha )?(?:ligacao|chamada|contato)',
            fr: 'appel (?:enregistre|est)|la raison de mon appel',
            de: 'gesprach wird aufgezeichnet|grund meines anrufs',
            it: 'chiamata (?:registrata|e)|il motivo della (?:mia )?chiamata',
            nl: 'gesprek wordt opgenomen|reden van mijn telefoontje',
            'hi-Latn': 'recorded line|call record',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['this is amber on a recorded line with the enrollment center', 'the reason for my call is your refund'],
    ignores: [
      'I recorded the match.',
      'The sports center is open.',
      'Last call! First month 50% off.',
      'Log in and report it in the Resolution Center.',
    ],
  },
  {
    id: 'text/door-visit',
    theme: 'story',
    kinds: ['utility', 'other'],
    find: without(
      near(
        inEnglish(
          '(?:at|to|your|the) (?:front )?door|in your (?:area|street|neighbou?rhood|zip|postcode)|(?:our|a|the|an) (?:crew|technician|engineer|surveyor|inspector) (?:\\w{1,8} ){0,2}(?:is|will|comes?|can)|engineer \\w{2,10} is|knock (?:on|at)',
          {
            es: 'en su (?:puerta|casa|zona)|tecnico|inspector',
            pt: 'na sua (?:porta|casa|zona|rua)|tecnico|inspetor',
            fr: 'a votre porte|chez vous|technicien|dans votre quartier',
            de: 'an der (?:tur|haustur)|techniker|in ihrer (?:strasse|nahe)',
            it: 'alla porta|tecnico|nella sua zona|a casa sua',
            nl: 'aan de deur|monteur|in uw (?:straat|buurt)',
          },
        ),
        inEnglish('cash|card|sign(?:ature)?|pay|free|unsafe|replace|inspection|today|pin', {
          es: 'efectivo|firma|pago|gratis|hoy',
          pt: 'dinheiro|assinar|pagamento|gratis|hoje',
          fr: "especes|signer|paiement|gratuit|aujourd'hui",
          de: 'bar|bargeld|unterschr\\w{1,6}|kostenlos|heute',
          it: 'contanti|firma|pagamento|gratis|oggi',
          nl: 'contant|handtekening|betaling|gratis|vandaag',
        }),
        50,
      ),
      anyOf(scamTalk, thing('link')),
    ),
    catches: ['150 cash to the lad at the door', 'our crew is in your area today for a free inspection'],
    ignores: ['Leave it by the gate.', 'The door is red.'],
  },
  {
    id: 'text/officer-joins-call',
    theme: 'sender',
    kinds: ['bank-impersonation', 'government'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:officer|agent|inspector|manager|supervisor|colleague|investigator|lawyer|technician)(?: \\w{1,10}){0,3} will (?:join|call|contact|ring|visit|be (?:in touch|calling)|guide|assist|take|collect|explain)|(?:transfer|connect|put|forward)(?:ring|ting|ed|ing)? (?:you|your call|u)(?: \\w{1,8}){0,2} (?:to|through|with) (?:\\w{1,10} ){0,4}(?:officer|department|supervisor|police|agent|manager|team|inspector|bank)|video call (?:with|by) (?:the )?(?:officer|police|cbi|court)|badge (?:number|id)',
          {
            es: '(?:le|lo) (?:paso|transfiero|comunico) con|un agente (?:le|se)',
            pt: 'vou (?:transferir|passar) (?:a (?:senhora|ligacao|chamada)|o senhor|voce|para)|um (?:agente|gerente) (?:vai|ira)',
            fr: 'je vous (?:passe|transfere)|un (?:agent|conseiller) (?:va|vous)',
            de: 'ich verbinde sie|ein (?:kollege|beamter|mitarbeiter) (?:wird|meldet|ruft)',
            it: 'le passo|un (?:agente|collega|operatore) (?:la|verra)',
            nl: 'ik verbind u|een (?:collega|medewerker|agent) (?:zal|komt|belt)',
            'hi-Latn': 'call transfer|officer se baat|sir se baat',
            zh: '转接|为您转|转给|幫你轉|轉接',
            id: 'disambungkan|petugas (?:kami )?akan',
            tl: 'i-?transfer (?:ko|kita|kayo)',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['An MAS officer will join the call', 'I will transfer you to the police department'],
    ignores: [
      'The officer parked the car.',
      'I transferred to another school.',
      'vai fazer um pix pra chave que eu vou passar',
    ],
  },
  {
    id: 'text/short-money-ask',
    theme: 'payment',
    find: without(
      inShort(
        anyOf(
          unless(
            before(askMoney, thing('sum'), 24),
            inEnglish(
              'pay(?:ing)? (?:later|slip|bill)|transfer of|sort code|limit|loan of|(?:will|shall|can) be|to you|you get|pays? you|(?:we|i)\\W?ll pay',
            ),
            4,
          ),
          inEnglish(
            '(?:i )?need (?:\\$|£|€|₹|₱|ksh ?|rs\\.? ?|r|n)?[0-9][0-9,.k]{1,8} (?:for|now|today|tonight|urgent\\w{0,2}|asap|please|pls|by)|(?:(?:\\$|£|€|₹|₱|ksh ?|rs\\.? ?)[0-9][0-9,.]{1,8}k?|[0-9]{1,4}k)(?: (?:today|tonight|now|asap))|(?:lend|spot|borrow) me (?:\\$|£|€|₹|₱)?[0-9][0-9,.]{0,9}|could (?:u|you) (?:send|lend|transfer|pop) (?:\\w{1,6} ){0,2}(?:\\$|£|€|₹|₱)[0-9][0-9,.]{0,9}',
          ),
        ),
        240,
      ),
      anyOf(scamTalk, thing('link'), inEnglish('debited|credited|spent|received|balance|split|owe|your code|is your')),
    ),
    catches: [
      'send 85 dollars today pls',
      'I need 450 tonight',
      'Could you send £1,870 before two?',
      'could you send £50?',
    ],
    ignores: [
      'See you at 5.',
      'You spent $20.',
      'Your limit is raised: Pay Later to Rs 1,80,000.',
      'Your credit union loan of €3,000 is passed.',
      'can u send it when you are on break',
      'e-Transfer of $900.00 to J. Tremblay',
      "We'll pay you $500 a week to wrap your car.",
    ],
  },
  {
    id: 'text/callback-mobile',
    theme: 'sender',
    find: without(
      beside(
        // Who announces a call leaves a number, but not to be rung.
        unless(before(call, thing('phone'), 40), inEnglish('(?:call|ring|phon)\\w{0,3} you'), 1),
        inEnglish(
          'bank|department|dept|officer|office|security|fraud|support|customs|tax|court|police|claims?|refund|insurance|desk|team|manager',
          {
            es: 'banco|departamento|oficina|seguridad|soporte',
            pt: 'banco|departamento|central|seguranca|suporte',
            fr: 'banque|service|bureau|securite',
            de: 'bank|abteilung|amt|sicherheit',
            it: 'banca|ufficio|sicurezza|assistenza',
            nl: 'bank|afdeling|kantoor|beveiliging',
          },
        ),
        80,
      ),
      anyOf(scamTalk, inEnglish('number on (?:the back of )?your card|statement')),
    ),
    catches: ['Call the fraud desk on 0800 555 0100', 'ring our officer at +65 8000 0177'],
    ignores: [
      'Call me on 0800 555 0100',
      'The bank is shut',
      'The bank was shut, so we went for a long walk along the river and had some soup in the new place. Call me on 0800 555 0100',
    ],
  },
]
