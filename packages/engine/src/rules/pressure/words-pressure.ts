import { words } from '../../reading/sought.ts'

// Words for hurry, threat, secrecy and denial. Accents are left out: the plain copy has none.

export const urgent = words({
  en: "urgent(?:ly)?|immediate(?:ly)?|asap|right (?:now|away)|at once|act (?:now|fast|immediately)|as soon as possible|without delay|hurry|quick(?:ly)?|instantly|promptly|now now|straight ?away|final (?:notice|warning|reminder|attempt|call)|last (?:chance|warning|notice|reminder|day)|time[- ]sensitive|important notice|action required|attention|don'?t delay|fast",
  es: 'urgente\\w{0,5}|inmediat\\w{1,7}|de inmediato|ahora mismo|ya mismo|cuanto antes|ultimo aviso|ultima oportunidad|rapido|lo antes posible|hoy mismo',
  pt: 'urgente\\w{0,5}|imediat\\w{1,7}|de imediato|agora mesmo|o quanto antes|ultimo aviso|ultima chance|rapido|ainda hoje|ja',
  fr: 'urgent\\w{0,1}|urgence|immediat\\w{1,7}|tout de suite|au plus vite|dernier (?:avis|rappel|avertissement)|rapidement|sans delai|des maintenant|vite',
  de: 'dringend\\w{0,2}|sofort\\w{0,3}|umgehend\\w{0,2}|unverzuglich|eilig|schnell\\w{0,4}|letzte (?:mahnung|warnung|chance|erinnerung)|so schnell wie moglich|jetzt',
  it: 'urgent\\w|subito|immediat\\w{1,7}|il prima possibile|ultimo (?:avviso|sollecito)|ultima possibilita|in fretta|adesso|entro oggi',
  nl: 'dringend\\w{0,1}|direct|onmiddellijk\\w{0,1}|spoed|zo snel mogelijk|laatste (?:herinnering|waarschuwing|kans)|meteen|nu meteen|vandaag nog|snel',
  'hi-Latn': 'turant|jaldi|abhi|fauran|urgent|aaj hi|fast|warna',
  hi: 'तुरंत|जल्दी|अभी|आज ही|अंतिम',
  tl: 'agad|ngayon na|bilisan|madali|asap|urgent|kaagad|dali',
  id: 'segera|sekarang juga|cepat|buruan|secepatnya|mendesak|terakhir',
  zh: '立即|马上|尽快|紧急|最后|立刻|速|即刻|馬上|盡快|緊急|最後|否则|逾期',
})

export const deadline = words({
  en: '(?:within|in|next|only|by|before|for) (?:the next |the )?(?:[0-9]{1,3}|one|two|three|ten|twelve|fifteen|twenty[- ]four|twenty|thirty|forty[- ]eight|sixty|an|half an) ?(?:-)?(?:mins?|minutes?|hours?|hrs?|h|days?|business days|working days)|(?:by|before|until|till|ends?|expires?) (?:midnight|tonight|today|tomorrow|noon|close of business|end of (?:the )?day|eod|[0-9]{1,2} ?(?:am|pm)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|today only|this (?:afternoon|evening)|(?:24|48|72|12)[- ]?(?:hours?|hrs?|h)',
  es: '(?:en|dentro de|antes de|hasta) (?:las )?(?:[0-9]{1,3}|una|dos|tres) ?(?:h|horas?|minutos?|dias?)|(?:hoy|manana|medianoche|24h|48h|24 horas|48 horas)',
  pt: '(?:em|dentro de|antes d[eao]s?|ate(?: as)?) (?:[0-9]{1,3}|uma|duas|tres) ?(?:h|horas?|minutos?|dias?)|(?:ate|ainda) (?:hoje|amanha|a meia-noite)|24h|48h|24 horas|48 horas',
  fr: "(?:sous|dans|avant|d'ici) (?:les )?(?:[0-9]{1,3}|une|deux|trois) ?(?:h|heures?|minutes?|jours?)|avant (?:ce soir|minuit|demain)|aujourd'hui|24h|48h|24 heures|48 heures",
  de: '(?:innerhalb|binnen|in|innert) (?:von |der nachsten )?(?:[0-9]{1,3}|einer|zwei|drei) ?(?:h|stunden?|minuten|tagen|werktagen)|bis (?:heute|morgen|mitternacht|spatestens|[0-9]{1,2} uhr)|noch heute|24 stunden|48 stunden',
  it: "(?:entro|in) (?:le |i )?(?:[0-9]{1,3}|un'?|due|tre) ?(?:h|ore|ora|minuti|giorni)|entro (?:oggi|domani|mezzanotte|stasera)|24 ore|48 ore",
  nl: '(?:binnen|in) (?:de )?(?:[0-9]{1,3}|een|twee|drie) ?(?:u|uur|minuten|dagen)|voor (?:vanavond|middernacht|morgen)|vandaag|24 uur|48 uur',
  'hi-Latn': '(?:aaj|raat|[0-9]{1,2} ?(?:baje|ghante|minute|min|ghanta))(?: tak| me| mein)?|24 ghante',
  hi: 'आज|घंटे|मिनट|रात .{1,6} बजे|24 घंटे',
  tl: 'sa loob ng [0-9]{1,3} ?\\w{1,8}|ngayong araw|hanggang (?:bukas|mamaya|ngayon)|within [0-9]{1,2} ?\\w{1,6}|mamayang|24 hours|24 oras',
  id: '(?:dalam|sebelum|maksimal|paling lambat) (?:waktu )?(?:[0-9]{1,3}|jam)? ?(?:x24 ?jam|jam|menit|hari)?|hari ini|malam ini|1x24 jam|24 jam',
  zh: '(?:[0-9]{1,3}|两|三|24|48)(?:小时|分钟|天|小時|分鐘|个小时)内?|今天|今日|今晚|截止|之前|逾期|前完成',
})

export const threat = words({
  en: "(?:or|otherwise|else|failure to|failing|if you (?:do not|don't|fail|ignore|refuse|hang up)|to avoid|or else|will result|will be (?:forced|charged|reported|arrested|disconnected|sent|forwarded|permanently)|legal action|lose (?:access|your)|be (?:sued|arrested|disconnected|cut off|charged|fined|deported)|consequences|avoid (?:suspension|penalt\\w{1,3}|closure|disconnection|legal|late|interruption|further))",
  es: 'de lo contrario|si no|evitar|en caso contrario|o (?:sera|se)|perdera|acciones legales|consecuencias',
  pt: 'caso contrario|se nao|evitar|sob pena|ou (?:sera|sua|seu)|perdera|consequencias|sera (?:cancelad|bloquead|suspens)[ao]',
  fr: 'sinon|faute de|a defaut|sans reponse|eviter|sous peine|dans le cas contraire|poursuites|serez|consequences',
  de: 'andernfalls|sonst|ansonsten|um .{0,30} zu vermeiden|vermeiden|sollten sie nicht|droht|konsequenzen|rechtliche schritte',
  it: 'altrimenti|in caso contrario|per evitare|evitare|pena|perdera|conseguenze|azioni legali|oppure',
  nl: 'anders|zo niet|om .{0,30} te voorkomen|voorkomen|indien u niet|gevolgen|wordt (?:u|uw)',
  'hi-Latn': 'warna|nahi to|varna|nahin toh|nahi toh|otherwise',
  hi: 'वरना|अन्यथा|नहीं तो|कार्रवाई',
  tl: 'kung hindi|para hindi|upang hindi|maiwasan|makakasuhan|kundi',
  id: 'atau|jika tidak|bila tidak|agar tidak|supaya tidak|kalau tidak|akan (?:di|hangus|dikenakan)|sebelum diblokir',
  zh: '否则|不然|将被|將被|后果|後果|避免|以免|否則|追究|影响征信|承担',
})

/** Tell nobody. What keeps people from checking, or on the line, has rules of its own. */
export const secret = words({
  en: "(?:do not|don'?t|dont|never|not to|no need to|please don't) (?:\\w{1,8} ){0,2}(?:tell|mention|inform|involve|let (?:anyone|my|him|her|them) know|(?:speak|talk) (?:about|of|to)|discuss)|(?:keep|stay) (?:this|it|that|everything|things)? ?(?:\\w{1,10} )?(?:secret|confidential|between us|quiet|to yourself|discreet)|between (?:you and me|us)|strictly confidential|confidential (?:matter|deal|transaction|investigation)|secrecy|nobody (?:else )?(?:must|should) (?:know|hear)|not a word to|behind (?:his|her|their) back",
  es: 'no (?:se lo |le |lo )?(?:digas? (?:a|nada)|cuentes? (?:a|nada|esto)|comentes? (?:a|nada|esto|con)|avises? a)|en secreto|estrictamente confidencial|quede entre nosotros|maxima discrecion',
  pt: 'nao (?:conta|conte|contes|fala|fale|fales|comenta|comente|comentes|avisa|avise|diga|digas|diz) (?:\\w{1,6} ){0,2}(?:pra|para|com|a|ao|nada|ninguem|isso|isto|nem)|em segredo|sigilo\\w{0,2}|confidencial|entre nos',
  fr: "n(?:e |')(?:en )?(?:parle[rz]?|dites|dis) (?:rien|pas|a personne)|en secret|strictement confidentiel\\w{0,3}|cela reste entre nous|reste discr\\w{1,3}",
  de: 'niemand\\w{0,2} (?:etwas )?(?:davon )?(?:sagen|erzahlen|sprechen)|(?:sag|sagen|erzahl|erzahlen|sprechen|sprich)(?: sie)? (?:bitte )?(?:\\w{1,8} )?(?:niemand\\w{0,2}|mit niemand\\w{0,2}|nichts)|geheim ?halten|streng vertraulich|bleibt unter uns|unter uns bleiben|stillschweigen|schweigepflicht',
  it: 'non (?:lo )?(?:dica|dire|dirlo|dirgli|parli|parlare|parlarne|avvisare) (?:\\w{1,6} ){0,2}(?:a|al|alla|con|nessuno|niente)|in segreto|(?:massima|assoluta|totale) riservatezza|riservatezza (?:assoluta|totale|massima)|resti? tra (?:noi|di noi)|confidenziale|non (?:dirlo|parlarne)',
  nl: '(?:vertel|zeg) (?:het |dit )?(?:maar )?(?:\\w{1,6} )?(?:aan |tegen )?niemand|niet (?:vertellen|zeggen) (?:aan|tegen)|geheim ?houden|strikt vertrouwelijk|blijft onder ons|tegen niemand',
  'hi-Latn':
    'kisi ko (?:bhi )?(?:mat|nahi|na) bata\\w{0,3}|mat bata\\w{0,3}|kisi se (?:mat|na) (?:keh|bol)\\w{0,3}|secret rakh\\w{0,3}',
  hi: 'किसी को (?:भी )?मत|किसी को (?:भी )?न |मत बता|गोपनीय रख',
  tl: '(?:wag|huwag) (?:mo |nyo |niyo |na |muna |lang ){0,3}(?:sabihin|ipagsabi|ikwento)|sikreto|lihim|tayo(?:ng)? dalawa lang',
  id: 'jangan (?:bilang|beritahu|kasih tahu|cerita|diberitahukan)|rahasia(?:kan)?',
  zh: '不要告诉|别告诉|请保密|要保密|严格保密|不能告诉|唔好同|唔好話|不要跟.{0,6}(?:说|讲|講)|偵查不公開|不要声张|别声张|不要聲張',
})

/** Denies what stands beside it. "If you do not pay" denies nothing: it threatens. */
export const never = words({
  en: "never|(?<!if (?:you|u) do )not|(?<!if (?:you|u) )(?:don'?t|do not)|doesn'?t|does not|won'?t|will not|wouldn'?t|cannot|can'?t|no one|nobody|without|isn'?t|nothing|beware|fake|scam|no need|didn'?t|refused|instead of|stop|avoid",
  es: '(?<!si )no|nunca|jamas|nadie|sin|tampoco|falso',
  pt: '(?<!se )nao|nunca|jamais|ninguem|sem|falso',
  fr: "ne|pas|jamais|aucun|aucune|personne|sans|faux|n'",
  de: 'nicht|nie|niemals|kein\\w{0,2}|niemand|ohne|falsch\\w{0,2}',
  it: '(?<!se )non|mai|nessuno|senza|falso',
  nl: 'niet|nooit|geen|niemand|zonder|nep',
  'hi-Latn': 'nahi|nahin|mat|kabhi|na',
  // A lone word: the letter ends other words, as in “phone”.
  hi: 'नहीं|(?<![ऀ-ॿ])(?:मत|न)(?![ऀ-ॿ])|कभी',
  tl: 'huwag|wag|hindi|never|walang',
  id: 'jangan|tidak|bukan|tanpa|tak|gak|ga',
  zh: '不要|不会|勿|别|切勿|不|請勿|唔好|不會',
})

/** Talk about scams by people who warn of them or tell of one. */
export const scamTalk = words({
  en: 'scam(?:s|mer|mers|med|ming)?|fraudsters?|con (?:artist|man|men)|phishing|smishing|fake (?:text|message|email|call|site|page|account|website|listing|profile|shop)s?|conned|warning to|impersonat\\w{1,5}|bogus|rip-?off',
  es: 'estafa\\w{0,4}|timo|fraude|phishing|suplanta\\w{0,5}|falso',
  pt: 'golpe\\w{0,3}|burla\\w{0,3}|fraude|phishing|golpista\\w{0,1}|falso',
  fr: 'arnaque\\w{0,3}|escro\\w{1,6}|fraude|hameconnage|phishing|faux',
  de: 'betrug\\w{0,4}|betrug|abzocke|phishing|masche|gefalscht\\w{0,2}|fake',
  it: 'truff\\w{1,5}|frode|phishing|raggiro|fals[oi]',
  nl: 'oplicht\\w{1,5}|fraude|phishing|nep\\w{0,8}|bedrieger\\w{0,1}',
  'hi-Latn': 'scam\\w{0,4}|fraud\\w{0,3}|thag\\w{0,3}|dhokha|fake|farzi',
  hi: 'धोखा|ठग|फ्रॉड|स्कैम|फर्जी',
  tl: 'scam\\w{0,4}|manloloko|budol|modus|peke|fake',
  id: 'penipu\\w{0,3}|tipu\\w{0,2}|modus|hoax|palsu',
  zh: '诈骗|骗子|骗局|被骗|詐騙|騙徒|騙子|反诈|防骗',
})

export const warning = words({
  en: "beware|be careful|watch out|be aware|heads up|psa|warning|don'?t fall for|reminder|report (?:it|this|them)|is (?:a )?(?:fake|scam)|this is not us|they are not us|going around|just (?:hang up|delete|ignore)|please warn|tell your (?:parents|mum|gran)",
  es: 'cuidado|ojo con|atencion|alerta|no caig\\w{1,3}|es falso|denuncia',
  pt: 'cuidado|atencao|alerta|nao cai\\w{1,3}|e falso|denunci\\w{1,3}',
  fr: 'attention|mefiez-vous|prudence|vigilan\\w{1,3}|ne tombez pas|signalez',
  de: 'vorsicht|achtung|warn\\w{1,4}|nicht reinfallen|fallt nicht|melden',
  it: 'attenzione|occhio|non cascat\\w{1,3}|segnalat\\w|diffidate',
  nl: 'pas op|let op|waarschuwing|trap er niet|meld',
  'hi-Latn': 'savdhan|bachke|satark|dhyan',
  hi: 'सावधान|सतर्क',
  tl: 'ingat|mag-?ingat|babala|huwag magpaloko',
  id: 'waspada|hati-?hati|awas|jangan percaya',
  zh: '小心|警惕|当心|提醒|谨防|注意|慎防|留意',
})
