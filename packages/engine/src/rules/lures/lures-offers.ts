import { inEnglish } from '../in-english.ts'
import { anyOf, near, quotesOf, thing, unless, without } from '../rule.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { recovery } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const luresOffers: readonly Rule[] = [
  {
    id: 'text/recovery-offer',
    theme: 'lure',
    kinds: ['recovery'],
    find: anyOf(
      near(
        recovery,
        inEnglish(
          'contact|telegram|whatsapp|helped me|expert|hacker|specialist|(?:our|recovery) team|firm|we can|recovery unit|lawyer|recovery department',
          {
            es: 'contact\\w{1,3}|abogad\\w{1,2}|expert\\w|ayud\\w{1,4}|tasa',
            pt: 'contact\\w{1,3}|advogad\\w{1,2}|especialista|ajud\\w{1,4}|taxa',
            fr: 'contacte[rz]|avocat|expert|aid\\w{1,4}|frais',
            de: 'kontakt\\w{0,6}|anwalt|experte\\w{0,1}|spezialist\\w{0,2}|kanzlei|gebuhr',
            it: 'contatt\\w{1,3}|avvocato|esperto|aiut\\w{1,4}|spese',
            nl: 'contact|advocaat|expert|help\\w{0,2}|kosten',
            'hi-Latn': 'contact|team|officer|fee|helpline',
            tl: 'contact|expert|tulong',
            id: 'hubungi|tim|ahli|bantu',
            zh: '联系|律师|团队|專業|聯絡|律師|协助',
          },
        ),
        60,
      ),
    ),
    catches: ['We can recover your lost crypto, contact our expert', 'a hacker helped me recover my money'],
    ignores: ['She recovered from the flu.', 'The tow truck came.'],
  },
  {
    id: 'text/testimonial',
    theme: 'lure',
    kinds: ['investment', 'recovery'],
    find: without(
      quotesOf(
        inEnglish(
          "(?:thanks to|all thanks to|thank you) (?:mr|mrs|ms|sir|madam|coach|expert|@)\\.? ?\\w{2,20}|changed my life|i (?:made|earned|withdrew) (?:over |my |a )?(?:\\$|£|€|₹)[0-9]|(?:he|she) (?:helped|guided) me (?:to )?(?:make|earn|recover|trade|get)|i (?:was )?(?:skeptical|doubted|didn'?t believe)|best (?:trader|account manager|broker)|dm (?:her|him|me) (?:on|now|for|at)|message (?:her|him) (?:on|at)",
        ),
      ),
      scamTalk,
    ),
    catches: ['I made $5,000 in a week thanks to Mrs Karen', 'she helped me earn, dm her now'],
    ignores: ['I made soup.', 'The manager is out.'],
  },
  {
    id: 'text/too-cheap',
    theme: 'lure',
    kinds: ['shopping'],
    find: without(
      anyOf(
        inEnglish(
          '(?:[6-9][0-9]|9[0-9]) ?% off|(?:clearance|liquidation|closing down|store closing|warehouse) (?:sale|event)|everything must go|free (?:puppy|puppies|to a good home)|just pay (?:the )?(?:shipping|postage|delivery)|rehoming fee|adoption fee|only (?:\\$|£|€)[0-9]{1,2}(?:\\.[0-9]{2})?(?![,.]?[0-9])|giveaway price|unclaimed (?:parcels?|packages?|luggage)',
          {
            es: '(?:[6-9][0-9]) ?% (?:de )?descuento|liquidacion',
            pt: '(?:[6-9][0-9]) ?% (?:de )?desconto|liquidacao',
            fr: '-[6-9][0-9] ?%|liquidation',
            de: '[6-9][0-9] ?% rabatt|raumungsverkauf',
            it: 'sconto .{0,6}[6-9][0-9] ?%|liquidazione|svendita',
            nl: '[6-9][0-9] ?% korting|opheffings\\w{1,10}|uitverkoop',
            id: 'diskon [6-9][0-9]%|cuci gudang',
            zh: '清仓|白菜价|低至',
          },
        ),
      ),
      scamTalk,
    ),
    catches: ['80% off everything, clearance sale', 'free puppy, just pay the shipping'],
    ignores: [
      'I paid full price.',
      'Turn off the light.',
      'We short paid by the pallet that came broken.',
      'Seven nights near Haram only £1,950.',
    ],
  },
  {
    id: 'text/free-money',
    theme: 'lure',
    kinds: ['prize', 'charity'],
    find: without(
      unless(
        quotesOf(
          inEnglish(
            'free (?:money|cash|grant|crypto|bitcoin|coins)|(?:cash|financial|government|stimulus|relief|covid\\S{0,4}) (?:aid|assistance|grant|support payment|stimulus|relief|app gift)|(?:federal|government|facebook|empowerment) grants?|no (?:repayment|need to pay back)|give(?:ing)? away (?:\\$|[0-9])|double your (?:money|cash|bitcoin|crypto)|flip(?:ping)? (?:\\$|[0-9])|blessing (?:loom|circle|of money|ng pera)|send .{0,16}get (?:back )?(?:\\$[0-9]{1,7}|double|[0-9]{1,7})|(?:crypto|token|coin|usdt) airdrop',
            {
              es: 'dinero gratis|ayuda (?:economica|del gobierno)|bono (?:social|del)',
              pt: 'dinheiro gratis|auxilio|ajuda (?:financeira|do governo)',
              fr: "argent gratuit|aide (?:financiere|de l'etat)",
              de: 'geld geschenkt|staatliche hilfe|zuschuss',
              it: 'soldi gratis|bonus (?:statale|inps)|aiuto economico',
              nl: 'gratis geld|energietoeslag|overheidssteun',
              'hi-Latn': 'muft|free (?:recharge|paise|laptop)',
              tl: 'libreng (?:pera|load)|ayuda|free load',
              id: 'bantuan (?:pemerintah|tunai|sosial)|kuota gratis',
              zh: '免费领|补贴|空投|補助金|免費領',
            },
          ),
        ),
        never,
        16,
      ),
      scamTalk,
    ),
    catches: ['Government grant, no repayment', 'send $50 get back $500'],
    ignores: ['Entry is free.', 'The grandparents came.', 'My name is Sister Blessing.'],
  },
  {
    id: 'text/adult-lure',
    theme: 'lure',
    kinds: ['romance', 'other'],
    find: quotesOf(
      inEnglish(
        '(?:lonely|hot|sexy|naughty|horny|single) (?:girl|wom[ae]n|lad(?:y|ies)|wife|housewives|singles?)|nudes?|private (?:pics?|photos|video|cam)|bang buddy|hook ?up|wants? to meet you|sent you (?:a )?(?:nude|private|pic|secret)|sugar (?:daddy|mommy|mummy|baby|momma)|onlyfans|weekly allowance|verified? (?:hookup|meet ?up)|escort',
        {
          es: 'chicas? (?:calientes?|cerca)|fotos (?:intimas|privadas)|sugar',
          pt: 'novinhas?|fotos (?:intimas|privadas)|sugar',
          fr: 'rencontre coquine|photos (?:intimes|privees)|sugar',
          de: 'heisse (?:frauen|dates)|private fotos|sugar',
          zh: '约炮|裸聊|上门服务|楼凤|包养|約會|援交|外围',
          id: 'open bo|vcs',
          tl: 'sugar (?:daddy|mommy)|vcs',
        },
      ),
    ),
    catches: ['Lonely housewives near you', 'I am looking for a sugar baby, weekly allowance'],
    ignores: ['It is hot today.', 'A single ticket please.'],
  },
  {
    id: 'text/gambling-bonus',
    theme: 'lure',
    kinds: ['other'],
    find: without(
      unless(
        quotesOf(
          inEnglish(
            'casino|(?:online |free )slots?(?: games?)?|slot (?:games?|machines?)|jackpot|free spins|betting|rummy|(?:first )?deposit bonus|welcome bonus|jili|cockfight|sabong|online gaming|bet (?:now|and)|free (?:p|php|rs|₱)\\s?[0-9]{2,5}',
            {
              id: 'slot (?:gacor|online)|gacor|judi|maxwin|togel|scatter',
              tl: 'casino|sabong|sugal',
              zh: '博彩|彩票|赌场|百家乐|首充|六合彩|娛樂城|下注',
              'hi-Latn': 'rummy|satta|jackpot|teen patti',
              es: 'casino|tiradas gratis|apuestas',
              pt: 'cassino|casino|rodadas gratis|tigrinho|apostas',
              it: 'casino|giri gratis',
              de: 'casino|freispiele',
              nl: 'casino|gratis spins',
              fr: 'casino|tours gratuits',
            },
          ),
        ),
        never,
        12,
      ),
      inEnglish('gamble responsibly|begambleaware|18\\+|responsible gam\\w{1,5}|national lottery'),
    ),
    catches: ['Best online casino, deposit bonus 100%', 'rummy bonus Rs 500'],
    ignores: [
      'The car park is full.',
      'The better team won.',
      'Evri: rebook your slot. Your biometrics slot is expiring.',
      'Sudah terdaftar dan diawasi OJK. Bukan judi, bukan MLM.',
    ],
  },
  {
    id: 'text/send-to-friends',
    theme: 'lure',
    kinds: ['prize', 'other'],
    find: without(
      unless(
        quotesOf(
          inEnglish(
            '(?:share|send|forward) (?:this |it )?(?:\\w{1,8} ){0,3}(?:to|with) (?:[0-9]{1,2}|all|your|ten|five|other) (?:\\w{1,10} )?(?:friends|contacts|groups|people|family)|vote for (?:me|my)|(?:help|need) (?:me )?(?:\\w{1,8} ){0,3}vote|tag [0-9]{1,2} friends',
            {
              es: 'compart\\w{1,4} con [0-9]{1,2}|votar? por|reenvi\\w{1,3} a',
              pt: 'compartilh\\w{1,4} com [0-9]{1,2}|vot[ae]\\w{0,2} (?:em|por)|encaminh\\w{1,4} (?:para|a) (?:todos|[0-9]{1,2}|seus|os)',
              fr: 'partage[rz] (?:a|avec) [0-9]{1,2}|vote[rz] pour',
              de: 'teile .{0,14}mit [0-9]{1,2}|stimm\\w{0,3} fur|abstimm\\w{1,3}',
              it: 'condivid\\w{1,3} con [0-9]{1,2}|vota(?:te|mi|re)? (?:per|la|il|mi)',
              nl: 'deel .{0,14}met [0-9]{1,2}|stem(?:men)? (?:op|voor)',
              'hi-Latn': '(?:share|forward) kar\\w{0,4}|vote (?:kar|de)\\w{0,4}',
              tl: 'i-?share (?:mo|nyo|sa)|i-?vote|pa-?vote',
              id: 'bagikan ke (?:[0-9]{1,2}|semua|teman|grup)|sebarkan ke|vote',
              zh: '转发(?:给|到|此|本)|投票|轉發(?:給|到|此)',
            },
          ),
        ),
        inEnglish(
          "(?:i|we)(?:'ll| will| shall|'m going to)? (?:\\w{1,8} )?(?:share|send|forward|post)|or (?:i|we)|video|pay|nudes?|photos? of you",
        ),
        40,
      ),
      scamTalk,
    ),
    catches: ['Share this with 10 friends to unlock', 'please vote for my niece'],
    ignores: ['I shared lunch.', 'Polls open at 7.', 'Pay or I will send the video to all your friends.'],
  },
  {
    id: 'text/donate-now',
    theme: 'lure',
    kinds: ['charity'],
    find: without(
      near(
        inEnglish(
          'donat\\w{1,4}|charity|fundrais\\w{1,4}|flood appeal|orphan\\w{0,4}|(?:flood|fire|storm|earthquake|war|quake) victims|relief fund|contributions?|zakat|seed of|sow a seed|tithe|sadaqah|animal shelter',
          {
            es: 'donar|dona|donacion\\w{0,2}|donativ\\w{1,2}|colecta|huerfan\\w{1,3}|damnificad\\w{1,2}',
            pt: 'do(?:e|acao|acoes|ar)|vakinha|donativ\\w{1,2}|orfa\\w{1,5}|vitimas',
            fr: 'dons?|cagnotte|orphelin\\w{0,3}|victimes',
            de: 'spend\\w{1,4}|waisen\\w{0,8}|opfer',
            it: 'donazion\\w|donare|dona|raccolta fondi|orfan\\w{1,4}|vittime',
            nl: 'doneer\\w{0,2}|donatie\\w{0,1}|doneren|collecte|wees\\w{0,8}|slachtoffers',
            'hi-Latn': 'daan|donation|chanda',
            tl: 'donasyon|donate|abuloy',
            id: 'donasi|sumbangan|sedekah|zakat',
            zh: '捐款|捐助|爱心|捐獻|捐錢|慈善',
            hi: 'दान |चंदा',
          },
        ),
        anyOf(
          thing('payment-app'),
          thing('crypto'),
          thing('gift-card'),
          thing('link'),
          inEnglish('bank transfer|personal account|wallet'),
        ),
        90,
      ),
      scamTalk,
    ),
    catches: ['Donate to the flood victims by CashApp $help'],
    ignores: [
      'I donated books.',
      'The shelter is warm.',
      'Help your children with maths: https://maths.example',
      '¿Dónde está el enlace? https://example.com',
    ],
  },
]
