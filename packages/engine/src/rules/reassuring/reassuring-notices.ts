import { inEnglish } from '../in-english.ts'
import { foreignLink, secretsWanted } from './reassuring-words.ts'
import { anyOf, near, quotesOf, thing, without } from '../rule.ts'
import { call, send } from '../asks/words-ask.ts'
import { scamTalk } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const reassuringNotices: readonly Rule[] = [
  {
    id: 'text/no-payment-needed',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          "(?:no|without) (?:extra |further |additional |any )?(?:charge|cost|fee)s?(?: (?:is |to |needed|required|due|for))?|no (?:further )?payment (?:is )?(?:due|needed|required|to make)|(?:free of charge|at no (?:extra )?cost)|nothing (?:is )?(?:due|owed|to pay)|(?:pay|payment) (?:on|at|after|when) (?:collection|delivery|pick ?up|viewing|the (?:door|desk|counter|day|till)|you(?:'ve| have)? (?:seen|see|collect))|cash on (?:delivery|collection)",
          {
            es: 'sin (?:coste|costo|cargo)|no (?:hay que|tiene que|debe) pagar|contra ?reembolso|al recogerlo',
            pt: 'sem (?:custos?|encargos)|nao (?:precisa|tem de|e preciso) pagar|na entrega',
            fr: 'sans frais|gratuit\\w{0,4}|rien a payer|a la livraison',
            de: 'kostenlos|kostenfrei|ohne kosten|nichts (?:zu )?(?:bezahlen|zahlen)|bei abholung',
            it: 'senza (?:costi|spese)|nulla da pagare|alla consegna|al ritiro',
            nl: 'kosteloos|zonder kosten|niets (?:te )?betalen|bij (?:ophalen|afhalen|levering)',
            'hi-Latn': 'koi (?:charge|fee|paisa) nahi|free hai|cash on delivery|cod',
            tl: 'walang bayad|cod',
            id: 'tanpa biaya|gratis(?! [0-9])|cod|bayar di tempat|tidak (?:ada|dipungut) biaya',
            zh: '无需付费|免费|货到付款|免費|不收費|到付',
          },
        ),
      ),
      inEnglish(
        'no cod|hindi pwede cod|not cod|free (?:gift|iphone|money)|win|prize|claim|(?:if|when|after) no payment|no payment (?:by|before|received|yet)',
        {},
      ),
    ),
    catches: ['There is no charge for this.', 'Pay cash on collection'],
    ignores: [
      'Pay the fee today',
      'You win a free iphone',
      'If no payment by 12 we send your photo to all.',
      'Come and see her with mum.',
      'No payment is confidential from your own line manager.',
      'Susu UHT beli 2 gratis 1!',
    ],
  },
  {
    id: 'text/independent-check',
    theme: 'reassuring',
    find: quotesOf(
      inEnglish(
        "(?:take your time|no (?:rush|hurry|pressure)|whenever (?:you|it) (?:like|can|suits?)|if you (?:have|'ve) (?:any )?questions|ask (?:your|a) (?:doctor|lawyer|solicitor|bank|family|parent|accountant)|(?:check|verify|confirm) (?:it |this )?(?:with|on|at) (?:our|the|your) (?:official|website|office|branch|bank|manager)|(?<!if )you can (?:also )?(?:come|visit|call|drop)|(?:come|drop) (?:by|into) (?:our|any) |(?:come|go|visit|bring it|sign|meet|apply|tour|view|collect|or|office|us) (?:\\w{1,8} ){0,3}in person|in person (?:at|or|on|with|tour|viewing|only)|(?:ask|reply|say so|answer|complain|object|write|put it|get it|confirm\\w{0,2}) (?:\\w{1,8} ){0,3}in writing|right to (?:appeal|cancel|complain)|(?:appeal|object) (?:within|by)|speak to (?:your|the|our) (?:branch|pharmacist|teacher|line manager|gp|surgery))",
        {
          es: 'sin prisa|tomese su tiempo|si tiene (?:alguna )?(?:duda|pregunta)s?|en persona',
          pt: 'sem pressa|se tiver (?:alguma )?duvidas?|pessoalmente|por escrito',
          fr: 'prenez votre temps|si vous avez des questions|en personne|sur rendez-vous',
          de: 'in ruhe|keine eile|bei (?:fragen|ruckfragen)|personlich|schriftlich',
          it: 'senza fretta|con calma|per (?:domande|informazioni|dubbi)|di persona|per iscritto',
          nl: 'rustig aan|geen haast|heeft u vragen|bij vragen|persoonlijk|schriftelijk',
          'hi-Latn': 'aaram se|koi jaldi nahi|branch me aa',
          tl: 'walang pressure|punta po',
          id: 'tidak buru|santai|datang langsung|bila ada pertanyaan',
          zh: '不急|慢慢|有疑问|有疑問|如有查詢|親身',
        },
      ),
    ),
    catches: ['No rush, take your time.', 'If you have any questions, ask our office in person'],
    ignores: [
      'Hurry now',
      'The rush hour',
      "Don't complain to anyone.",
      'The bank asked do I know him in person.',
      'You come in as a petal at 1,450.',
      'If you can drop it in by Sunday that would be wonderful.',
      'Lei riceve 15 euro oggi stesso, può provare senza impegno.',
    ],
  },
  {
    id: 'text/appointment',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          '(?:appointment|booking|reservation|viewing|delivery|collection|visit|meeting|interview|class|table)(?: \\w{1,10}){0,5} (?:on|at|for|is) (?:\\w{1,10} )?(?:[0-9]{1,2}|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|today(?!.s))|(?:remind(?:er|ing)|confirm(?:ed|ing)?) (?:\\w{1,8} ){0,5}(?:appointment|booking|visit|reservation|interview)|out for delivery|(?:arriv(?:es?|ing)|deliver(?:ed|y|ing)?) (?:today(?!.s)|tomorrow|between|by (?!hand)|on (?!today))|left (?:it|your parcel) (?:with (?:your|a|the|number)|at (?:your|the) (?:door|gate|house))|left your parcel|ready (?:for|to) (?:collect\\w{0,4}|pick ?up)',
          {
            es: '(?:cita|reserva|visita) (?:el|para|confirmad|a las)\\w{0,3}|en reparto|llegara',
            pt: '(?:consulta|marcacao|reserva|visita) (?:no|para|marcad|as|confirmad)\\w{0,3}|saiu para entrega',
            fr: '(?:rendez-vous|rdv|reservation) (?:le|du|a|confirme)|en cours de livraison|sera livre',
            de: '(?:termin|reservierung|buchung) (?:am|um|bestatigt|ist)|wird (?:heute|morgen|am) .{0,14}(?:geliefert|zugestellt)|abholbereit',
            it: '(?:appuntamento|prenotazione|visita) (?:il|del|alle|per|confermat)\\w{0,2}|in consegna',
            nl: '(?:afspraak|reservering|bezoek) (?:op|om|is|bevestigd)|wordt (?:vandaag|morgen) bezorgd|onderweg',
            'hi-Latn': 'appointment|delivery aaj|nikal chuka',
            tl: 'appointment|schedule (?:mo|nyo|ng)|out for delivery',
            id: 'jadwal|janji temu|sedang diantar|dalam perjalanan',
            zh: '预约(?:已|成功|时间|挂号|号)|您的预约|派送中|已签收|預約(?:已|成功|時間)|嘅預約|取件|配送中',
          },
        ),
      ),
      anyOf(
        thing('gift-card'),
        near(send, thing('sum'), 20),
        inEnglish('fee|verify|confirm your (?:card|details)', {}),
      ),
    ),
    catches: ['Reminder: your appointment is on Tuesday at 10', 'Your parcel is out for delivery'],
    ignores: [
      'Pay the fee',
      'I appointed her',
      'I left it in the machine at the garage',
      "free delivery on today's basket",
      '体检凭短信预约，费用公司承担',
      'Delivered by hand',
    ],
  },
  {
    id: 'text/known-amount-own-account',
    theme: 'reassuring',
    undoneBy: secretsWanted,
    find: without(
      quotesOf(
        inEnglish(
          '(?:(?:ending|ends)(?: in| with| no\\.?)? ?[*x.#•]{0,8}|(?:card|a\\/c|acct?|account)(?: (?:no\\.?|number))? ?[*x.#•]{1,8}) ?[0-9]{3,4}(?![ -]?[0-9])|x{2,8}[0-9]{3,5}|\\*{2,8} ?[0-9]{3,5}',
          {
            es: 'terminada en [0-9]{4}',
            pt: 'final [0-9]{4}|terminad[ao] em [0-9]{4}',
            fr: 'se terminant par [0-9]{4}',
            de: 'endziffern? [0-9]{4}|endet auf [0-9]{4}',
            it: 'che termina (?:con|per) [0-9]{4}',
            nl: 'eindigend op [0-9]{3,4}',
            zh: '尾号|尾號|末四码',
          },
        ),
      ),
      foreignLink,
      near(call, thing('phone'), 40),
    ),
    catches: ['card ending 4411', 'a/c XX2739'],
    ignores: [
      'ending soon',
      'in 2024',
      'ACH: routing 0840, account 5512 0077 14',
      'Steam card 100 would mean the world',
    ],
  },
  {
    id: 'text/transfer-between-known',
    theme: 'reassuring',
    find: without(
      quotesOf(
        inEnglish(
          "(?:your|my|our) (?:share|half|bit) (?:of|is|for)|split the (?:bill|cost|rent|taxi|bill)|(?:owe|owed) (?:you|me|ya) (?:for|from)|(?:owe|pay|paid|venmo|transfer|[£$€] ?[0-9.]{1,6}|[0-9]{1,4}) (?:\\w{1,8} ){0,3}for (?:the |last (?:night|week)'?s? )?(?:pizza|dinner|drinks|petrol|gas money|groceries|taxi|uber|tickets|lunch|coffee|babysitting|cleaning|lessons?|match|curry|takeaway)|same (?:account|details|number) as (?:always|before|usual|last)|in cash (?:when|on|at|tomorrow)|pay (?:me )?(?:back )?(?:whenever|when you can)|(?:pay|paid|owe|transfer|venmo|cash|check|bill)(?: [a-z0-9.]{1,10}){0,5},? no rush",
          {
            es: 'tu parte|a medias|la cuenta de siempre',
            pt: 'sua parte|tua parte|racha|conta de sempre',
            fr: 'ta part',
            de: 'dein anteil',
            it: 'la tua parte|a meta|solito conto',
            nl: 'jouw deel',
            'hi-Latn': 'aadha|hissa|jab time mile',
            tl: 'ambagan|hati|pag may time',
            id: 'patungan|kapan-kapan|bagi dua',
            zh: 'AA制|均摊|拆數|平分',
          },
        ),
      ),
      anyOf(scamTalk, thing('gift-card'), thing('crypto')),
    ),
    catches: ['Your share of the pizza is $8', 'pay me back whenever'],
    ignores: [
      'Share this link',
      'Pay the fee',
      'Pay in your UPI app to receive in same account.',
      'the part of the fee',
      'Shall we meet for lunch?',
      'Llámame cuando puedas.',
      "I'll be there for half eight. No rush, I've got the crossword.",
    ],
  },
  {
    id: 'text/asked-by-you',
    theme: 'reassuring',
    undoneBy: secretsWanted,
    find: quotesOf(
      inEnglish(
        "you (?:have |just |recently ){0,2}(?:requested|asked (?:for|us|about|to|me (?:to|for|about))|signed up|applied|registered (?:for|with|at|on)|booked|ordered|changed|updated|added|enabled|turned on|subscribed)(?: \\w{1,8}){0,3}|(?:at|on|per) your request|your request (?:for|to|of)|your recent (?:request|order|booking|application)|as (?:you )?requested|as (?:we )?(?:discussed|agreed)|following (?:your|our) (?:call|request|visit|conversation|meeting)|thank(?:s| you) for (?:your )?(?:application|applying|request|email|visit|contacting|registering|call|signing)|if you (?:did not|didn'?t) (?:request|make|ask|do)(?: \\w{1,8}){0,3},? (?:you can )?(?:please )?(?:safely )?(?:ignore|disregard)",
        {
          es: 'segun (?:su|lo) (?:solicitud|acordado)|gracias por (?:su|tu) (?:solicitud|registro|visita)|si no (?:lo )?(?:ha |has )?solicitad[ao].{0,20}ignor\\w{1,4}',
          pt: 'conforme (?:solicitado|combinado)|se nao (?:foi|pediu|solicitou).{0,24}ignor\\w{1,4}',
          fr: "suite a votre|comme convenu|merci (?:pour|de) votre (?:commande|demande|inscription|visite|achat|reservation|message|candidature|interet|paiement)|si vous n'etes pas a l'origine.{0,30}ignor\\w{1,4}",
          de: 'wie (?:besprochen|vereinbart)|auf ihre anfrage|vielen dank fur ihr\\w{0,2} (?:anfrage|bestellung|bewerbung|anmeldung|nachricht|buchung|interesse|zahlung)|wenn sie .{0,30}nicht .{0,20}ignorier\\w{1,4}',
          it: 'come (?:concordato|richiesto|da accordi)|grazie per (?:la (?:sua|tua) (?:richiesta|iscrizione|domanda)|aver (?:chiesto|scelto|contattat\\w))|se non (?:hai|ha) richiesto.{0,20}ignor\\w{1,4}',
          nl: 'zoals (?:afgesproken|besproken)|bedankt voor (?:uw|je) (?:aanvraag|bestelling|inschrijving|reservering|aanmelding|bericht|bezoek|interesse|betaling|sollicitatie)|heeft u .{0,20}niet .{0,20}negeer',
          zh: '如非本人.{0,8}忽略|(?:感谢|感謝)您的(?:申请|订购|预约|报名|咨询|购买|申請|訂購|預約|報名|查詢|購買)',
          id: 'sesuai (?:permintaan|kesepakatan)|abaikan (?:pesan|email)',
          'hi-Latn': 'aapke request|aapki request',
          tl: 'ayon sa (?:iyong|inyong) (?:request|hiling)',
        },
      ),
    ),
    catches: [
      'You requested a password reset. If you did not request this, ignore this email.',
      'As discussed, here are the minutes',
    ],
    ignores: [
      'You must pay',
      'Ignore the noise',
      'If you have used it already, ignore this message.',
      'Grazie per la collaborazione!',
      'We are your registered agent.',
      'If it was not you reset your password.',
    ],
  },
]
