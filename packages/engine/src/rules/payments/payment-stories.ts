import { words } from '../../reading/sought.ts'

import { anyOf, before, near, quotesOf, thing, unless } from '../rule.ts'
import { bankDetails, money, send } from '../asks/words-ask.ts'
import { deadline, never, urgent } from '../pressure/words-pressure.ts'
import type { Rule } from '../rule.ts'

export const paymentStories: readonly Rule[] = [
  {
    id: 'text/overpayment',
    theme: 'payment',
    kinds: ['marketplace', 'job'],
    find: unless(
      quotesOf(
        words({
          en: 'over ?paid|overpayment|paid (?:you )?(?:too much|extra)|sent (?:you )?too much|(?:send|refund|return|transfer|pay) (?:\\w{1,10} ){0,4}(?:the )?(?:extra|excess|difference|balance back|rest)|keep \\$?[0-9]{1,5} (?:for|and)|deposit (?:the|this|your) (?:check|cheque)|check (?:will|to) cover|by mistake (?:i|we) (?:sent|paid|transferred)|extra zero|sent .{0,24}by (?:mistake|accident)|(?:pass|give|send|hand) the (?:rest|remainder|balance|difference) (?:to|back|on)|(?:a )?(?:little|bit) over and|too much by mistake',
          es: 'pag\\w{1,4} de mas|devuelv\\w{1,3} la diferencia|por error (?:te|le) (?:envi|transfer)\\w{1,4}|bizum .{0,14}por error',
          pt: 'pag\\w{1,4} a mais|devolv\\w{1,3} a diferenca|pix .{0,14}(?:errado|engano)|por engano',
          fr: 'trop[- ](?:paye|verse)|(?:rendre|renvoyer|rembourser) la difference|par erreur',
          de: 'zu viel (?:uberwiesen|bezahlt|gezahlt)|die differenz (?:zuruck|uberweis)\\w{0,4}|versehentlich .{0,20}uberwiesen',
          it: 'pagat\\w (?:di|in) piu|(?:rest|rend|rimand|resti)\\w{1,6} la differenza|per (?:errore|sbaglio) .{0,20}(?:invi|mand|bonific)\\w{1,5}',
          nl: 'te veel (?:betaald|overgemaakt)|het verschil (?:terug|over)\\w{0,6}|per ongeluk .{0,20}(?:overgemaakt|gestuurd)',
          tl: 'sobra (?:ang|yung|na) (?:bayad|padala|send)|namali ng send',
          id: 'salah transfer|kelebihan|selisih',
          'hi-Latn': 'galti se .{0,24}(?:bhej|transfer|aa gaye|chale gaye)\\w{0,3}',
          zh: '多付|转错|多转|轉錯|匯錯',
        }),
      ),
      never,
      20,
    ),
    catches: [
      'I sent too much by mistake, please send the difference back',
      'deposit the check and keep $300 for yourself',
      'The cheque will be a little over and you pass the rest to their driver',
    ],
    ignores: [
      'You never paid too much.',
      'I ate too much.',
      'se ela ficar em apartamento, a diferença de R$ 390 é paga na recepção',
    ],
  },
  {
    id: 'text/pay-to-receive',
    theme: 'payment',
    kinds: ['marketplace'],
    find: unless(
      near(
        words({
          en: 'scan (?:the |this |my )?(?:qr|code)|accept the (?:request|collect)|collect request|enter (?:your |the )?(?:upi )?pin|approve the (?:request|notification)|enter your card',
          es: 'escan\\w{1,4}|acept\\w{1,3} la solicitud',
          pt: 'escane\\w{1,3}|aceit\\w{1,3}',
          fr: 'scann\\w{1,3}|entre[rz] (?:votre|les)',
          de: 'scann\\w{1,3}|karte eingeben|daten eingeben',
          it: 'scansion\\w{1,4}|inquadr\\w{1,3}|inseri\\w{1,4}',
          nl: 'scan\\w{0,3}|gegevens in',
          'hi-Latn': 'scan kar\\w{0,4}|pin daal\\w{0,4}|qr',
          id: 'scan|pindai',
          tl: 'i-?scan',
          zh: '扫码|扫描|掃碼',
        }),
        words({
          en: 'receive|get (?:the|your|paid|money)|credited?|refund|payment will|money will',
          es: 'recibir|cobrar',
          pt: 'receber|cair',
          fr: 'recevoir|encaisser|virement',
          de: 'erhalten|empfangen|geld|bekommen',
          it: 'ricevere|incassare|accredito',
          nl: 'ontvangen|krijgen|betaling',
          'hi-Latn': 'receive|credit|aa jaye\\w{0,2}|milega|aayega',
          id: 'terima|menerima|masuk',
          tl: 'matanggap|pumasok',
          zh: '收款|到账|收到',
        }),
        60,
      ),
      never,
      24,
    ),
    catches: [
      'Scan this QR and enter your UPI pin to receive the money',
      'accept the request and the payment will be credited',
    ],
    ignores: ['Scan the QR code on the table to see the menu.', 'You never need a PIN to receive money.'],
  },
  {
    id: 'text/friends-and-family',
    theme: 'payment',
    kinds: ['marketplace', 'shopping'],
    find: unless(
      quotesOf(
        words({
          en: 'friends (?:and|&|n) family|f ?[&+n] ?f|as a gift|no (?:cards|paypal goods)|bank transfer only|cash ?app only|zelle only|outside (?:the )?(?:app|platform|airbnb|site)|(?:pay|paid|deal|payment|book|transfer|do it|done) (?:\\w{1,8} ){0,3}off (?:the )?(?:app|platform)',
          es: 'amigos y familia(?:res)?|fuera de la (?:app|plataforma)',
          pt: 'amigos e familia|fora d[ao] (?:app|plataforma|site)',
          fr: 'entre proches|hors (?:de la )?(?:plateforme|application)',
          de: 'freunde (?:und|&) familie|ausserhalb (?:der|von)',
          it: 'amici e (?:familiari|parenti)|fuori (?:dalla|da) (?:piattaforma|app)',
          nl: 'vrienden en familie|buiten (?:het platform|de app|marktplaats)',
        }),
      ),
      never,
      24,
    ),
    catches: ['PayPal friends and family only please', 'pay by bank transfer only, outside the platform'],
    ignores: ['Never use friends and family for a purchase.', 'Dinner with my parents tonight.'],
  },
  {
    id: 'text/pay-now-or-lose',
    theme: 'payment',
    find: unless(
      anyOf(
        near(before(send, anyOf(money, thing('sum')), 30), urgent, 40),
        near(before(send, anyOf(money, thing('sum')), 30), deadline, 40),
      ),
      anyOf(
        never,
        words({
          en: "(?:i|we)(?:'ll| will)? (?:send|pay|transfer|deposit)|will be (?:paid|sent)|deposit of",
          nl: 'terug|kijkt',
          fr: 'virement recu|des le virement',
          zh: '额度|額度|限额',
        }),
      ),
      20,
    ),
    catches: ['Send the money immediately', 'pay $300 within 24 hours'],
    ignores: ['You sent the money yesterday.', 'I will pay for lunch.'],
  },
  {
    id: 'text/loan-of-money',
    theme: 'payment',
    kinds: ['family-emergency', 'romance'],
    find: unless(
      quotesOf(
        words({
          en: "(?:lend|loan|borrow|spot|front|help) (?:me|us) (?:\\w{1,10} ){0,3}(?:with )?(?:\\$|£|€|some|money|[0-9]|rent|the|a (?:bill|payment))|can you (?:pay|send|transfer|cover|help me pay)|could you (?:pay|send|transfer|cover)|pay you back|i'?ll (?:pay|return|refund) (?:you|it)|need (?:to pay|some money|money|help paying)|i need (?:\\$|£|€|₹)",
          es: 'me (?:prestas?|puedes (?:hacer|enviar|prestar|pagar))|te (?:lo )?devuelvo|necesito (?:pagar|dinero|que me)',
          pt: 'me (?:empresta|manda|ajuda)|te (?:devolvo|pago)|preciso (?:pagar|fazer|de dinheiro)|consegues (?:pagar|fazer|transferir)|pode (?:pagar|fazer)',
          fr: "peux[- ]tu (?:me|payer|regler|avancer|faire)|tu peux (?:me|payer|regler|avancer)|je te rembourse\\w{0,2}|m'avancer|besoin d'argent|besoin que tu",
          de: 'kannst du (?:mir|fur mich|die|das|eine).{0,30}(?:uberweisen|zahlen|bezahlen|leihen|auslegen)|zahle? (?:es )?dir zuruck|(?:kriegst|bekommst) (?:du )?.{0,14}(?:zuruck|wieder)',
          it: 'mi (?:presti|puoi (?:fare|pagare|mandare|prestare|anticipare))|puoi (?:pagare|farmi|anticipar\\w{1,3})|te li (?:rendo|ridò|restituisco)|ti (?:ridò|rimborso|restituisco)',
          nl: 'kun je (?:mij|me|voor mij|dit|iets|even).{0,30}(?:overmaken|betalen|voorschieten|lenen)|betaal (?:het )?(?:je )?terug|krijg je (?:het )?terug',
          'hi-Latn': 'paise (?:bhej|de|udhar|chahiye)\\w{0,3}|wapas kar dung\\w{1,2}|lauta dung\\w{1,2}|udhar',
          tl: 'pahiram|pautang|babayaran (?:ko|kita)|ibabalik ko',
          id: 'pinjam\\w{0,3}|talangin|nanti (?:saya|aku|di)?\\w{0,3} ?(?:ganti|balikin|kembalikan)|minta tolong (?:transfer|tf|isi)',
          zh: '借我|先帮我|还你|垫一下|借錢|還你|幫我.{0,6}(?:轉|買|付)|帮我.{0,6}(?:转|买|付)',
          hi: 'उधार|लौटा दूंगा',
        }),
      ),
      never,
      14,
    ),
    catches: ['Can you pay it for me today, I will pay you back', 'could you send me the money, mum'],
    ignores: ['You never pay me back.', 'I need some milk.'],
  },
  {
    id: 'text/sum-to-number',
    theme: 'payment',
    find: unless(
      before(send, before(thing('sum'), anyOf(thing('phone'), thing('mail'), bankDetails), 60), 40),
      never,
      20,
    ),
    catches: ['send Ksh 5,000 to 0755 010 270', 'transfer €900 to the account number below'],
    ignores: ['You sent Ksh 500 to Jane.', 'Call 0755 010 270.'],
  },
]
