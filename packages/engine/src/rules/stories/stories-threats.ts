import { inEnglish } from '../in-english.ts'
import { allOf, anyOf, before, near, quotesOf, thing, without } from '../rule.ts'
import { money, send } from '../asks/words-ask.ts'
import { scamTalk } from '../pressure/words-pressure.ts'
import { fee, love } from './words-story.ts'
import type { Rule } from '../rule.ts'

export const storiesThreats: readonly Rule[] = [
  {
    id: 'text/webcam-threat',
    theme: 'story',
    kinds: ['extortion'],
    find: without(
      near(
        inEnglish(
          'video|videos|recorded?|recording|webcam|camera|footage|photos|pictures|nudes?|screenshots?|masturbat\\w{1,4}|intimate|porn|adult (?:site|website)s?|browsing history|pics',
          {
            es: 'video|grab\\w{1,5}|webcam|camara|fotos|intim[ao]s?',
            pt: 'video|grav\\w{1,5}|webcam|camera|fotos|intim[ao]s?|nudes',
            fr: 'video|enregistr\\w{1,4}|webcam|camera|photos|intimes?',
            de: 'video|aufgenommen|aufnahmen?|webcam|kamera|fotos|intime\\w{0,1}',
            it: 'video|registrat\\w|webcam|telecamera|foto|intim\\w',
            nl: "video|opgenomen|opname\\w{0,1}|webcam|camera|foto'?s?|naakt\\w{0,6}",
            'hi-Latn': 'video|photo|recording|nude',
            tl: 'video|litrato|picture|nudes',
            id: 'video|foto|rekaman|vcs',
            zh: '视频|录像|照片|裸聊|影片|裸照',
            hi: 'वीडियो|फोटो|रिकॉर्ड',
          },
        ),
        inEnglish(
          '(?:send|share|sent|forward|release|publish|post|leak|expose|show|upload|email)\\w{0,3} (?:\\w{1,10} ){0,5}(?:all|your|to|the|it|every|ur) ?(?:\\w{1,10} )?(?:contacts?|friends|family|followers|wife|husband|employer|boss|mum|colleagues|everyone|online|internet|facebook|instagram|parents)|ruin (?:your|you)|your (?:contacts|followers|family) will',
          {
            es: '(?:envi|mand|public|difund|compart)\\w{1,5} .{0,24}(?:contactos|familia|amigos|todos)',
            pt: '(?:envi|mand|public|divulg|espalh|vai para)\\w{0,5} .{0,24}(?:contatos|contactos|familia|amigos|lista|todos)',
            fr: '(?:envo|diffus|publi|partag)\\w{1,5} .{0,24}(?:contacts|famille|amis|proches|tous)',
            de: '(?:send|schick|veroffentlich|verbreit|teil)\\w{0,4} .{0,24}(?:kontakte\\w{0,1}|familie|freunde\\w{0,1})|(?:kontakte\\w{0,1}|familie|freunde\\w{0,1}) .{0,20}(?:send|schick|veroffentlich)\\w{0,3}',
            it: '(?:invi|mand|pubblic|diffond|condivid)\\w{1,5} .{0,24}(?:contatti|famiglia|amici|tutti)',
            nl: '(?:stuur|sturen|deel|delen|publice\\w{1,3}|verspreid\\w{0,2}) .{0,24}(?:contacten|familie|vrienden|iedereen)',
            'hi-Latn': '(?:viral|family|contacts?|sabko|doston)',
            tl: 'ikakalat|i-?(?:post|send) .{0,20}(?:pamilya|friends|lahat)|ipapakalat',
            id: '(?:sebar|kirim)\\w{0,4} .{0,20}(?:keluarga|teman|kontak|semua)|viralkan',
            zh: '发给|群发|通讯录|曝光|發給|親友|家人|散布',
            hi: 'वायरल|सबको|परिवार',
          },
        ),
        120,
      ),
      scamTalk,
    ),
    catches: [
      'I recorded you with your webcam and will send the video to all your contacts',
      'pay or your nudes go out: I share the photos with your family',
    ],
    ignores: ['Here are the baby photos for grandma.', 'The camera is broken.'],
  },
  {
    id: 'text/hacked-your-device',
    theme: 'story',
    kinds: ['extortion'],
    find: without(
      quotesOf(
        inEnglish(
          'i (?:have )?(?:hacked|infected|gained|got|have|placed|installed) (?:\\w{1,10} ){0,5}(?:access|your (?:device|computer|phone(?! (?:appointment|call|interview|number|order))|system|password|operating|router|webcam|account)|malware|trojan|spyware|virus|software on)|your (?:device|system|password|computer) (?:was|is|has been) (?:hacked|infected|compromised)|i know (?:your password|what you did|\\S{2,14} is one of your passwords?)|full access to your|(?:malware|trojan|spyware|rat) (?:on|in|into|onto) your',
          {
            es: 'he (?:hackeado|infectado|accedido|pirateado|instalado)|hackee|tengo acceso',
            pt: '(?:hackeei|invadi|infetei|infectei|tenho acesso|instalei)',
            fr: "j'ai (?:pirate|infecte|installe|eu acces|acces)|votre appareil a ete",
            de: 'ich habe (?:zugriff|einen trojaner|ihr (?:gerat|konto|system)|dein (?:gerat|konto))|gehackt|zugriff auf (?:ihr|dein)\\w{0,2}',
            it: 'ho (?:hackerato|violato|infettato|installato|avuto accesso|accesso)',
            nl: 'ik heb (?:toegang|malware)|gehackt|toegang tot (?:je|uw)',
            id: 'saya (?:telah )?(?:meretas|membobol)|akses penuh',
            zh: '我已(?:入侵|黑入|控制)|黑了你|入侵了',
            'hi-Latn': 'hack kar (?:liya|diya)',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['I hacked your device and have full access', 'I installed malware on your computer'],
    ignores: [
      'I have a new device.',
      'The path is icy.',
      'I have your phone appointment for retirement down for Tuesday.',
    ],
  },
  {
    id: 'text/hit-threat',
    theme: 'story',
    kinds: ['extortion'],
    find: without(
      quotesOf(
        inEnglish(
          '(?:paid|hired|ordered|contract) to (?:kill|hurt|harm|attack)|hit ?man|(?:kill|hurt|harm|shoot) you|(?:kill|hurt|harm|shoot|burn|cut|break) (?:your (?:family|kids|children|wife|son|daughter|legs|house))|we (?:have|got) your (?:son|daughter|kid|child|family|address|grandson)|(?:gun|knife) (?:to|at) (?:his|her|my|your)|cartel|watch(?:ing|ed) your (?:house|family|kids)|know where (?:you live|your (?:kids|family|children))|ransom',
          {
            es: '(?:matar|hacerle dano|secuestr\\w{1,4})|tenemos a (?:su|tu) (?:hij[ao]|familia)|cartel|sicari\\w{1,2}',
            pt: '(?:matar|sequestr\\w{1,4}|machucar)|(?:com|ta com) (?:seu|sua|uma) (?:filh[ao]|arma)|faccao',
            fr: '(?:tuer|enleve\\w{0,1}|faire du mal)|nous avons votre (?:fils|fille)|rancon',
            de: '(?:umbring\\w{1,3}|entfuhr\\w{1,3}|verletzen)|haben (?:ihren|deinen|ihre) (?:sohn|tochter)|losegeld',
            it: '(?:uccid\\w{1,4}|rapit\\w|fare del male)|abbiamo (?:suo|tuo) figli[ao]|riscatto',
            nl: '(?:vermoord\\w{0,2}|ontvoer\\w{0,2}|pijn doen)|we hebben (?:je|uw) (?:zoon|dochter)|losgeld',
            'hi-Latn': 'jaan se maar|kidnap|uthwa|maar d\\w{1,4}',
            tl: 'papatayin|kidnap|sasaktan',
            id: 'bunuh|culik|celakai',
            zh: '绑架|砍|弄死|撕票|綁架|斷手',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['I was paid to kill you', 'we have your daughter'],
    ignores: ['The hit song is on.', 'Cut the bread.'],
  },
  {
    id: 'text/love-and-money',
    theme: 'story',
    kinds: ['romance'],
    find: without(
      allOf(
        anyOf(
          near(love, anyOf(before(send, money, 40), thing('gift-card'), thing('payment-app'), thing('sum')), 260, true),
        ),
        anyOf(before(send, anyOf(money, thing('sum')), 50), thing('gift-card'), near(fee, thing('sum'), 40)),
      ),
      anyOf(scamTalk, inEnglish('in love with (?:it|the|this)')),
    ),
    catches: ['My love, please send the money for the visa'],
    ignores: [
      'I love you, see you at home.',
      'My dear, dinner is ready.',
      'from the women who come after you honey, it is abundance',
      'Look up the photo before you fall in love with it. If they want you to send money by Zelle, walk away.',
    ],
  },
  {
    id: 'text/stuck-abroad',
    theme: 'story',
    kinds: ['romance', 'family-emergency'],
    find: without(
      near(
        inEnglish(
          'stuck (?:in|at|here|abroad)|stranded|detained|held at (?:the )?(?:airport|customs|border)|trapped|wallet (?:was )?stolen|robbed|mugged|leave (?:papers|fee)|(?:flight|ticket) (?:home|back|to (?:see|meet|you))|my account (?:is )?(?:frozen|blocked)',
          {
            es: 'varad[ao]|retenid[ao] en|me robaron|el (?:billete|pasaje) (?:de vuelta|para verte)',
            pt: 'pres[ao] (?:no|na|aqui)|retid[ao] (?:no|na)|fui roubad[ao]|me roubaram|roubaram',
            fr: "bloquee? (?:a|au|en|ici)|retenue? (?:a|au|en)|on m'a vole|billet (?:retour|pour te)",
            de: 'festgehalten|(?:sitze|stecke|hange) .{0,20}fest|(?:ausgeraubt|bestohlen)|ruckflug',
            it: 'bloccat\\w (?:a|in|qui)|trattenut\\w (?:a|in)|mi hanno rubato|(?:il )?biglietto (?:di ritorno|per venire)',
            nl: 'vastgehouden|(?:zit|sta) vast|beroofd|gestolen',
            'hi-Latn': 'airport (?:par|pe)|phas\\w{0,3}|fas (?:gay|gya)\\w{0,2}',
            tl: 'naipit|ninakaw|na-?stranded|na-?hold sa (?:airport|customs)',
            id: 'tertahan|dirampok|terjebak',
            zh: '被扣在|滞留|被困|被偷|被搶|买机票|買機票',
          },
        ),
        anyOf(
          before(send, anyOf(money, thing('sum')), 40),
          thing('payment-app'),
          thing('gift-card'),
          inEnglish('need (?:\\$|£|€|money|help|you to)|help me (?:pay|with)|pay (?:for )?(?:the|my)', {
            es: 'necesito|ayud\\w{1,4}|pagar',
            pt: 'preciso|ajud\\w{1,4}|pagar',
            fr: 'besoin|aide[rz]?|payer',
            de: 'brauche|hilf|zahlen|helfen',
            it: 'ho bisogno|aiut\\w{1,4}|pagare',
            nl: 'nodig|help\\w{0,2}|betalen',
          }),
        ),
        100,
      ),
      scamTalk,
    ),
    catches: ['I am stuck at customs, please send $900', 'my ticket home: I need money, I was robbed'],
    ignores: [
      'The flight is on time.',
      'The ticket machine is broken.',
      'Paid with Visa x-1180, this will appear as PAYPAL',
      'slot sa gcash, tourist visa muna',
    ],
  },
]
