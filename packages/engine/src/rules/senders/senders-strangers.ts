import { words } from '../../reading/sought.ts'
import { anyOf, before, eachOf, near, quotesOf, unless, without } from '../rule.ts'
import { movePlace } from '../asks/words-ask.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { account, parcel, unusual } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const sendersStrangers: readonly Rule[] = [
  {
    id: 'text/bank-alert-claim',
    theme: 'sender',
    kinds: ['bank-impersonation'],
    find: without((sought) => {
      const banks = sought.things('sender').filter(({ sort }) => sort === 'bank' || sort === 'pay')
      return banks.length === 0
        ? []
        : anyOf(
            before(
              () => banks,
              anyOf(
                unusual,
                near(
                  account,
                  words({
                    en: 'locked|blocked|suspended|limited|restricted|on hold|disabled|deactivated|frozen|verify|unusual|update',
                  }),
                  40,
                ),
              ),
              90,
            ),
          )(sought)
    }, scamTalk),
    catches: ['Chase: unusual activity on your account', 'PayPal: your account has been limited'],
    ignores: ['I bank with Chase.', 'PayPal is a payment service.', 'He already blocked the sim and gcash.'],
  },
  {
    id: 'text/landlord-or-agent',
    theme: 'sender',
    kinds: ['shopping'],
    find: without(
      quotesOf(
        words({
          en: "(?:i'?m|i am|owner is|landlord is|currently|we are|moved|been) (?:\\w{1,10} ){0,3}(?:out of (?:town|the country|state)|abroad|overseas|relocated)|(?:keys?|documents) (?:\\w{1,8} ){0,6}(?:by (?:courier|post|mail|fedex|dhl|ups)|will be (?:sent|shipped|mailed))|can(?:'t|not) (?:show (?:you )?(?:it|the|you)|do viewings)|no viewings?|without (?:a )?viewing|viewing is not possible|airbnb (?:agent|handles)",
          es: 'estoy (?:en el extranjero|fuera)|llaves por (?:correo|mensajer)|sin visita',
          pt: 'estou (?:no estrangeiro|fora|no exterior)|chaves (?:por|pelo) correio',
          fr: "je suis (?:a l'etranger|mutee?)|cles par (?:courrier|la poste|dhl)",
          de: '(?:bin|lebe|wohne) (?:zurzeit |derzeit |gerade |jetzt )?im ausland|schlussel (?:per|mit) (?:post|kurier|dhl)|ohne besichtigung',
          it: "(?:sono|vivo|lavoro) all'estero|chiavi (?:per|con|tramite) (?:posta|corriere)",
          nl: '(?:ben|woon|werk) in het buitenland|sleutels? (?:per|via) (?:post|koerier|dhl)',
          tl: 'nasa abroad',
          id: 'sedang di luar (?:kota|negeri)',
          zh: '人在国外|人在外地',
        }),
      ),
      scamTalk,
    ),
    catches: [
      'I am currently out of the country so I cannot show the flat',
      'the keys will be sent by courier after the deposit',
    ],
    ignores: [
      'The keys are under the mat.',
      'We visited the house.',
      'Please hold it until they send a corrected invoice.',
      'Secure it now and we fit it on Friday.',
    ],
  },
  {
    id: 'text/soldier-or-offshore',
    theme: 'sender',
    kinds: ['romance', 'marketplace'],
    find: without(
      quotesOf(
        words({
          en: '(?:us |army |military |marine |un )?(?:soldier|army (?:officer|general|captain|sergeant)|deployed|peacekeep\\w{1,4}|military (?:base|doctor|camp)|oil ?rig|off ?shore|petroleum engineer|marine engineer|un doctor|on a (?:ship|vessel|rig)(?!.s )|cisf|army (?:person|transfer)|gen\\.? [a-z]{3,12} (?:of|from) the army)|surgeon (?:in|with) (?:the un|yemen|syria)',
          es: 'soldado|plataforma petrolera|ingeniero (?:petrolero|marino)|cirujano',
          pt: 'soldado|plataforma (?:de petroleo|petrolifera)|engenheiro (?:de petroleo|naval)',
          fr: 'militaire|soldat|plateforme petroliere|en mission (?:au|en|militaire)',
          de: 'soldat\\w{0,2}|bohrinsel|olplattform|ingenieur auf (?:see|einer)',
          it: 'soldato|piattaforma petrolifera|in missione (?:in|di pace|militare)',
          nl: 'soldaat|booreiland|op missie|legerarts',
          'hi-Latn': 'army (?:officer|me|mein|se)|fauji|cisf|bsf',
          tl: 'sundalo|us army|seaman',
          id: 'tentara|pelaut|kapal pesiar',
          zh: '军官|维和|石油(?:平台|工程师)|军人|軍官|軍醫',
        }),
      ),
      scamTalk,
    ),
    catches: ['I am a soldier deployed in Syria', 'I work on an oil rig'],
    ignores: [
      'The ship arrived.',
      'The army museum opens at 10.',
      'Go to Dollar General and call me back.',
      'General worker wanted, underground.',
      "I'm 71 and on a ship's pension.",
    ],
  },
  {
    id: 'text/claims-support',
    theme: 'sender',
    kinds: ['account', 'tech-support'],
    find: without(
      unless(
        quotesOf(
          words({
            en: '(?:customer|technical|tech|account|meta|facebook|instagram|whatsapp|telegram|microsoft|apple|amazon|paypal|binance|coinbase|it|help ?desk|admin|page|copyright|verification) (?:support|service|care|helpdesk|help desk|team|center|centre|department)(?: (?:team|here|agent|officer|representative))?',
            es: '(?:soporte|servicio) (?:tecnico|de atencion|al cliente)',
            pt: '(?:suporte|assistencia) (?:tecnic[ao]|ao cliente)',
            fr: 'service (?:client|technique|assistance)',
            de: 'kunden(?:service|dienst|support)|support-?team|technischer dienst',
            it: '(?:assistenza|servizio) (?:clienti|tecnic[ao])',
            nl: 'klantenservice|helpdesk|technische dienst',
            id: '(?:cs|customer service|layanan pelanggan)',
            tl: 'customer service|support',
            zh: '客服|技术支持',
          }),
        ),
        never,
        20,
      ),
      scamTalk,
    ),
    catches: ['This is the Meta support team', 'Contact customer care on the number below'],
    ignores: ['I support the team.', 'Our customer service never asks for codes. This is a scam warning.'],
  },
  {
    id: 'text/move-to-app',
    theme: 'sender',
    kinds: ['job', 'investment', 'romance'],
    find: without(
      unless(
        quotesOf(movePlace),
        eachOf(
          never,
          words({
            en: 'off (?:the|our)|(?:blocked|hacked|lost|into) my|(?:in|from) (?:the|our) (?:school|class|family|club|church) whatsapp',
          }),
        ),
        20,
      ),
      scamTalk,
    ),
    catches: ['Add me on Telegram and we talk there', 'contact HR on WhatsApp: wa.me/1555'],
    ignores: [
      'We do not use WhatsApp.',
      'The line at the shop was long.',
      'Call me on my personal number.',
      '感谢您参加我公司的招聘',
      'Tonight we move to the new storage.',
      'I am willing to line up at 5am.',
      "I'd leave it off the WhatsApp group for now.",
      'They blocked my Snap.',
    ],
  },
  {
    id: 'text/parcel-problem',
    theme: 'sender',
    kinds: ['parcel'],
    find: without(
      near(
        parcel,
        words({
          en: 'could not be delivered|cannot be delivered|unable to (?:be )?deliver\\w{0,2}|undeliver\\w{1,4}|failed (?:delivery|to deliver)|(?:delivery )?(?:attempt )?failed|on hold|being held|is held|stopped|suspended|incomplete (?:address|information)|(?:incorrect|wrong|invalid|missing) (?:house )?(?:address|number|details|postcode|zip)|reschedul\\w{1,4}|returned to sender|warehouse|confirm (?:your|the) (?:address|delivery|shipment)|missed',
          es: 'no (?:ha podido|pudo|se pudo|puede)|retenid[ao]|direccion (?:incorrecta|incompleta)|pendiente|reprogram\\w{1,4}|devuelt[ao]|almacen',
          pt: 'nao (?:foi possivel|pode|conseguimos)|retid[ao]|morada (?:incorreta|incompleta)|endereco (?:incorreto|incompleto)|pendente|reagend\\w{1,4}|devolvid[ao]|tributad[ao]',
          fr: "n'a pas (?:pu|ete)|retenue?|adresse (?:incorrecte|incomplete)|en attente|reprogramm\\w{1,4}|bloquee?|entrepot|ne (?:peut|rentrait)",
          de: 'konnte nicht|zuruckgehalten|adresse (?:unvollstandig|falsch)|wartet|neu (?:planen|terminieren)|nicht zugestellt|zollamt|unvollstandig|fehlgeschlagen',
          it: 'non (?:e stato|puo|e possibile)|in (?:giacenza|sospeso|attesa)|indirizzo (?:errato|incompleto)|trattenut\\w|riprogramm\\w{1,4}|bloccat\\w',
          nl: 'kon niet|kan niet|vastgehouden|adres (?:onjuist|onvolledig)|wacht|opnieuw (?:inplannen|plannen)|niet bezorgd|onvolledig|mislukt',
          'hi-Latn': 'deliver nahi|hold|ruk\\w{0,3}|address (?:galat|incomplete)',
          tl: 'hindi (?:na)?-?deliver|na-?hold|kulang|mali ang address',
          id: 'gagal (?:dikirim|kirim|diantar)|tertahan|alamat (?:tidak lengkap|salah)|ditahan',
          zh: '无法(?:派送|投递|送达)|地址(?:不详|有误|错误)|滞留|待领|無法(?:派送|投遞|配送)|地址(?:不完整|錯誤)|丢失|丢件',
          hi: 'डिलीवर नहीं|रुक|अधूरा',
        }),
        70,
      ),
      scamTalk,
    ),
    catches: ['Your package could not be delivered due to incomplete address', 'parcel on hold at the warehouse'],
    ignores: ['Your parcel is out for delivery.', 'We are packing the boxes.'],
  },
]
