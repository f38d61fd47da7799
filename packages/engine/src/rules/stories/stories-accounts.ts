import { inEnglish } from '../in-english.ts'
import { anyOf, eachOf, near, quotesOf, thing, unless, without } from '../rule.ts'

import { never, scamTalk } from '../pressure/words-pressure.ts'

import type { Rule } from '../rule.ts'

export const storiesAccounts: readonly Rule[] = [
  {
    id: 'text/copyright-strike',
    theme: 'story',
    kinds: ['account'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:copyright|community (?:guidelines?|standards?)|trademark|policy|terms|intellectual property) (?:\\w{1,12} ){0,2}(?:violation|infringement|strike|complaint|breach|issue)s?|violat\\w{1,4} (?:our|the|community|copyright)|(?:page|account|channel|profile) (?:\\w{1,10} ){0,4}(?:reported|violates?|will be (?:removed|unpublished|deleted|disabled))|(?:blue|verified) (?:badge|tick|check ?mark)|verification badge|appeal form|your (?:post|video|page|content) (?:has been|was) (?:reported|flagged|removed)',
          {
            es: '(?:derechos de autor|normas de la comunidad)|verificacion azul',
            pt: '(?:direitos autorais|direitos de autor|padroes da comunidade)|selo (?:azul|de verificacao)',
            fr: "(?:droits? d'auteur|regles de la communaute|standards de la communaute)",
            de: '(?:urheberrecht\\w{0,10}|gemeinschaftsstandards)|blaues? (?:hakchen|haken)',
            it: "(?:copyright|diritti d'autore|standard della community)|spunta blu",
            nl: '(?:auteursrecht\\w{0,6}|communityrichtlijnen)|blauw vinkje',
            id: 'hak cipta|centang biru|pelanggaran (?:komunitas|hak)',
            tl: 'copyright|community standards',
            zh: '版权|侵权|版權|账号违规|帳號違規',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['Your page has violated our community standards', 'copyright infringement: appeal here'],
    ignores: ['The violin is mine.', 'Strike while the iron is hot.'],
  },
  {
    id: 'text/mailbox-full',
    theme: 'story',
    kinds: ['phishing', 'account'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:mailbox|mail ?box|email|e-mail|webmail|storage|cloud|icloud|inbox|office ?365|outlook|password) (?:\\w{1,10} ){0,5}(?:full|quota|exceeded|almost full|out of date|upgrade|deactivat\\w{1,4}|expire\\w{0,1}|will (?:expire|be (?:closed|deactivated|terminated|deleted))|expir\\w{1,4}|pending (?:messages|mails)|de-?activation|limit|failed to sync|shut ?down)|(?:undelivered|pending|incoming|held|quarantined) (?:messages?|mails?|emails?)|(?:keep|retain) (?:the )?(?:same|current) password|quota (?:exceeded|limit)|storage (?:is )?full',
          {
            es: '(?:buzon|correo|almacenamiento) .{0,20}(?:lleno|caduc|superad|actuali)\\w{0,4}',
            pt: '(?:caixa|correio|armazenamento|e-?mail) .{0,20}(?:chei[ao]|expir|atuali|esgotad)\\w{0,4}',
            fr: '(?:boite|messagerie|stockage|mot de passe) .{0,20}(?:plein|satur|expir)\\w{0,3}',
            de: '(?:postfach|speicher\\w{0,6}|passwort|mailbox) .{0,20}(?:voll|lauft ab|abgelaufen|uberschritten)',
            it: '(?:casella|posta|spazio|password) .{0,20}(?:pien|scad|esaurit)\\w{0,3}',
            nl: '(?:mailbox|postvak|opslag|wachtwoord) .{0,20}(?:vol|verloopt|verlopen)',
            id: '(?:penyimpanan|email) .{0,14}penuh',
            zh: '邮箱.{0,8}(?:已满|升级|停用|过期)|存储空间',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['Your mailbox is full, upgrade now', 'You have 5 pending messages'],
    ignores: ['The inbox is tidy.', 'The glass is full.'],
  },
  {
    id: 'text/payroll-change',
    theme: 'story',
    kinds: ['business-email'],
    find: without(
      near(
        inEnglish('payroll|salary|direct deposit|pay ?check|wages|invoice|payment|supplier|vendor|remittance', {
          es: 'nomina|sueldo|factura|proveedor|pago',
          pt: 'salario|fatura|fornecedor|pagamento|vencimento',
          fr: 'salaire|facture|fournisseur|paiement|virement',
          de: 'gehalt|lohn|rechnung|lieferant|zahlung',
          it: 'stipendio|fattura|fornitore|pagamento',
          nl: 'salaris|loon|factuur|leverancier|betaling',
          zh: '工资|货款|发票|貨款',
          id: 'gaji|tagihan|invoice',
          tl: 'sahod|sweldo|invoice',
        }),
        inEnglish(
          '(?:new|different|updated|another|other|changed) (?:bank |checking )?(?:account|details|information|iban|bank)|change (?:my|the|our) (?:\\w{1,10} ){0,2}(?:account|bank|deposit|details)|update (?:my|our|the) (?:\\w{1,10} ){0,2}(?:bank|account|deposit|payroll)|account (?:is )?(?:under audit|being audited|frozen|closed)',
          {
            es: '(?:nueva|otra) cuenta|cambi\\w{1,4} (?:la|mi|de) cuenta',
            pt: '(?:nova|outra) conta|(?:mudar|alterar|trocar) (?:a|minha|os) (?:conta|dados)',
            fr: '(?:nouveau|autre) (?:compte|rib)|change[rz]? .{0,10}(?:compte|rib)',
            de: '(?:neues|anderes) konto|neue bankverbindung|konto (?:andern|gewechselt)',
            it: '(?:nuovo|altro) (?:conto|iban)|cambi\\w{1,4} .{0,8}(?:conto|iban)',
            nl: '(?:nieuwe?|andere) (?:rekening\\w{0,6}|iban)|rekening\\w{0,6} .{0,8}(?:wijzig|verander)\\w{0,3}',
            zh: '新账户|变更账户|新帳戶|更换账号',
            id: 'rekening baru|ganti rekening',
          },
        ),
        90,
      ),
      inEnglish('you (?:have )?(?:changed|updated)|if you did not'),
    ),
    catches: ['Please send my payroll to a new account', 'pay the invoice to our updated bank details'],
    ignores: ['Payroll runs on Friday.', 'A new bank opened in town.'],
  },
  {
    id: 'text/ticket-or-pet-deposit',
    theme: 'story',
    kinds: ['shopping', 'marketplace'],
    find: without(
      unless(
        near(
          inEnglish(
            'deposit|holding fee|down ?payment|to reserve|hold it|secure it|first month|advance|upfront|half now',
            {
              es: 'senal|anticipo|deposito|reserva|fianza',
              pt: 'sinal|caucao|deposito|reserva|adiantamento',
              fr: 'acompte|caution|reservation|arrhes',
              de: 'anzahlung|kaution|reservier\\w{1,4}|vorkasse',
              it: 'caparra|acconto|cauzione|deposito|prenot\\w{1,4}',
              nl: 'aanbetaling|borg|reserver\\w{1,4}|voorschot',
              'hi-Latn': 'advance|token|booking',
              tl: 'downpayment|down|reservation|deposit',
              id: 'dp|uang muka|tanda jadi|booking',
              zh: '定金|押金|订金|訂金|預付',
              hi: 'एडवांस|टोकन',
            },
          ),
          anyOf(
            inEnglish(
              'apartment|flat|room|house|rental|rent|villa|puppy|puppies|kitten|dog|ticket\\w{0,1}|car|phone|iphone|ps5|bike|caravan|studio|booking|place|property',
              {
                es: 'piso|habitacion|casa|alquiler|cachorr\\w{1,2}|entradas?|coche',
                pt: 'apartamento|quarto|casa|cachorr\\w{1,2}|bilhetes?|ingresso|carro|aluguel',
                fr: 'appartement|chambre|studio|maison|chiot\\w{0,1}|billets?|location|voiture',
                de: 'wohnung|zimmer|haus|welpen?|karten|tickets?|auto|ferien\\w{1,8}',
                it: 'appartamento|stanza|casa|affitto|cucciol\\w|bigliett\\w|auto',
                nl: 'woning|kamer|appartement|huis|puppy\\w{0,2}|kaartjes|tickets|auto',
                'hi-Latn': 'flat|room|gaadi|bike|ticket|plot',
                tl: 'unit|room|ticket|aso|motor',
                id: 'kos|rumah|tiket|motor|mobil|hp|villa',
                zh: '房|票|车|猫|狗|民宿|車',
                hi: 'मकान|कमरा|गाड़ी',
              },
            ),
            thing('sum'),
          ),
          60,
        ),
        eachOf(
          never,
          inEnglish(
            'direct deposit|mobile deposit|term deposits?|cash adv\\S{0,6}|adv@nce|deposit (?:it|(?:the|this|your) (?:check|cheque))|print and deposit|advance notice|reserve bank|federal reserve|pot .?deposit|bill deposit|refund\\W{1,3}\\S{1,12} for (?:your|ur|the) deposit|deposit of [0-9.]{1,5} ?million|utility deposit',
          ),
        ),
        16,
      ),
      scamTalk,
    ),
    catches: ['Send a deposit to hold the apartment', 'the puppy needs a down payment'],
    ignores: ['My deposit came back.', 'Two dogs ran by.'],
  },
  {
    id: 'text/fake-courier-sale',
    theme: 'story',
    kinds: ['marketplace'],
    find: without(
      near(
        inEnglish(
          "(?:is (?:this|it|the \\w{1,12}) )?still available|buyer|i(?:'ll| will)? (?:buy|take) it|your (?:item|listing|sofa|bike)|marketplace|already paid for|olx|vinted|depop|gumtree|carousell",
          {
            es: 'sigue disponible|comprador|su anuncio|wallapop',
            pt: 'ainda (?:esta )?disponivel|comprador|anuncio|olx',
            fr: 'toujours disponible|acheteur|votre annonce|leboncoin|vinted',
            de: 'noch (?:da|verfugbar|zu haben)|kaufer\\w{0,2}|anzeige|kleinanzeigen|vinted',
            it: 'ancora disponibile|acquirente|annuncio|vinted',
            nl: 'nog (?:te koop|beschikbaar)|koper|advertentie|marktplaats|vinted',
            'hi-Latn': 'available hai|olx|kharid',
            tl: 'available pa|buyer|carousell',
            id: 'masih ada|pembeli|olx',
            zh: '还在吗|闲鱼|買家|卖家|旋轉',
          },
        ),
        inEnglish(
          '(?:my|a|the) courier|courier (?:will|service|company|pick ?up)|delivery (?:service|company)|(?:secure|safe|payment) (?:link|page|form)|confirm (?:the )?(?:payment|sale)|receive (?:the )?(?:money|payment|funds)|enter your card|verification code|shipping agent|mover|qr|business account|email you (?:will|should)|pick ?up agent',
          {
            es: 'mensajer\\w{1,3}|recibir el (?:pago|dinero)|enlace|correos',
            pt: 'transportadora|receber o (?:pagamento|dinheiro)|link|correios',
            fr: "livreur|coursier|recevoir (?:le paiement|l'argent)|lien|mondial relay|livraison securisee",
            de: 'kurier|sicher bezahlen|geld erhalten|link|versanddienst|dhl',
            it: 'corriere|ricevere (?:il pagamento|i soldi)|link|spedizione',
            nl: 'koerier|betaling ontvangen|link|postnl|gelijk oversteken|verzendservice',
            'hi-Latn': 'qr|scan|courier|receive',
            tl: 'courier|link|qr',
            id: 'kurir|link|rekber',
            zh: '链接|客服|担保|快递|連結|賣貨便|運費',
          },
        ),
        110,
        true,
      ),
      scamTalk,
    ),
    catches: [
      'Is it still available? I will send a courier, enter your card on the secure link',
      'I already paid for your item, use the payment link',
    ],
    ignores: ['Is it still available? I can come at 6.', 'The seller was kind.'],
  },
]
