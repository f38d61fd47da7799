import { inEnglish } from '../in-english.ts'
import { allOf, anyOf, before, inShort, near, quotesOf, thing, without } from '../rule.ts'
import { call, money, send } from '../asks/words-ask.ts'
import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const tricksStories: readonly Rule[] = [
  {
    id: 'text/illness-money',
    theme: 'story',
    kinds: ['romance', 'charity', 'family-emergency'],
    title: 'Illness and a bill to pay',
    why: 'Check with the hospital or the person before you help.',
    find: without(
      near(
        inEnglish(
          'hospital|surgery|operation|medication|medicine|chemo|cancer|ward|discharge|clinic bill|doctor|nurse|sick|treatment|ambulance|insulin|coma|accident',
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
    title: 'A sales or prize call on a recorded line',
    why: 'You may hang up at once. Nothing is lost.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:on |this is )(?:a |an )?recorded (?:line|call)|(?:this|the) call (?:is|may be) (?:being )?recorded|calling (?:you )?(?:back )?(?:regarding|about|concerning) (?:your|the) (?:recent|car|vehicle|student|credit|medicare|account|computer|warranty|timeshare|order|social)|(?:enrollment|award|benefits?|claims?|refund|disbursement|eligibility|processing|verification|resolution|warranty|release) (?:center|centre|department|desk|office|unit|patrol|division|bureau)|how are you (?:doing )?today (?:good|great|i)|the reason (?:for|of) (?:the|my) call|this is not a (?:sales|solicitation)|congratulations you|(?:last|final|courtesy) (?:and final )?(?:courtesy )?call',
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
    ignores: ['I recorded the match.', 'The sports center is open.'],
  },
  {
    id: 'text/door-visit',
    theme: 'story',
    kinds: ['utility', 'other'],
    title: 'Someone at the door wants cash or a look inside',
    why: 'Let nobody in whom you did not ask for. Call the firm yourself.',
    find: without(
      near(
        inEnglish(
          '(?:at|to|your|the) (?:front )?door|in your (?:area|street|neighbou?rhood|zip|postcode)|crew|technician|engineer|surveyor|inspector|come by|knock',
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
    title: 'Passes you on to another "officer"',
    why: 'A second voice is there to make the first one believable.',
    find: without(
      quotesOf(
        inEnglish(
          '(?:officer|agent|inspector|manager|supervisor|colleague|investigator|lawyer|technician)(?: \\w{1,10}){0,3} will (?:join|call|contact|ring|visit|be (?:in touch|calling)|guide|assist|take|collect|explain)|(?:transfer|connect|put|forward)(?:ring|ting|ed|ing)? (?:you|your call|u)(?: \\w{1,8}){0,2} (?:to|through|with) (?:\\w{1,10} ){0,4}(?:officer|department|supervisor|police|agent|manager|team|inspector|bank)|video call (?:with|by) (?:the )?(?:officer|police|cbi|court)|badge (?:number|id)|employee id',
          {
            es: '(?:le|lo) (?:paso|transfiero|comunico) con|un agente (?:le|se)',
            pt: 'vou (?:transferir|passar)|um (?:agente|gerente) (?:vai|ira)',
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
    ignores: ['The officer parked the car.', 'I transferred to another school.'],
  },
  {
    id: 'text/short-money-ask',
    theme: 'payment',
    title: 'A short message that asks a stranger for money',
    why: 'Ask who it is and why, on a number you already know.',
    find: without(
      inShort(
        anyOf(
          before(send, thing('sum'), 40),
          inEnglish(
            '(?:i )?need (?:\\$|£|€|₹|₱|ksh ?|r|n)?[0-9][0-9,.k]{1,8}|[0-9][0-9,.k]{1,8}(?: \\w{1,8}){0,3} (?:today|tonight|now|by (?:lunch|noon|tonight|5|6|7|8|9))|can (?:u|you) (?:help|send|lend|spot)',
          ),
        ),
        240,
      ),
      anyOf(scamTalk, thing('link'), inEnglish('debited|credited|spent|received|balance|split|owe')),
    ),
    catches: ['send 85 dollars today pls', 'I need 450 tonight'],
    ignores: ['See you at 5.', 'You spent $20.'],
  },
  {
    id: 'text/callback-mobile',
    theme: 'sender',
    title: 'An office that answers on a private number',
    why: 'Offices have lines of their own. Look the number up yourself.',
    find: without(
      allOf(
        before(call, thing('phone'), 40),
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
      ),
      anyOf(scamTalk, inEnglish('number on (?:the back of )?your card|statement')),
    ),
    catches: ['Call the fraud desk on 0800 555 0100', 'ring our officer at +65 8000 0177'],
    ignores: ['Call me on 0800 555 0100', 'The bank is shut'],
  },
]
