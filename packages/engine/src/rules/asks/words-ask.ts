import { words } from '../../reading/sought.ts'

// Words for what is asked. Accents are left out: the plain copy has none.

export const send = words({
  en: 'send(?:ing)?|transfer(?:ring)?|wire|remit|forward|deposit|pay(?:ing)?|top ?up|load|loan|lend',
  es: 'envi[ae]\\w{0,4}|mand[ae]\\w{0,4}|transfier\\w{1,4}|transferir|paga\\w{0,4}|pague|abon[ae]\\w{0,3}|deposit[ae]\\w{0,3}|ingres[ae]\\w{0,3}|hazme|haga|presta\\w{0,4}',
  pt: 'envi[ae]\\w{0,4}|mand[ae]\\w{0,4}|transfer\\w{1,5}|transfira|pag(?:a|ar|ue|uem)|deposit[ae]\\w{0,3}|faz(?:er)?|faca|passa|empresta\\w{0,3}',
  fr: 'envoye[rz]?|envoie|vire[rz]?|virement|paye[rz]?|regle[rz]|regler|verse[rz]?|transfere[rz]?|depose[rz]?|avance[rz]?|prete[rz]?',
  de: 'uberweis\\w{0,4}|schick\\w{0,3}|send\\w{0,3}|zahl(?:en|e|st|t)?|bezahl\\w{0,3}|einzahl\\w{0,3}|begleich\\w{0,4}',
  it: 'invi[ai]\\w{0,4}|mand[ai]\\w{0,4}|trasferi\\w{0,4}|paga\\w{0,4}|versa\\w{0,4}|bonific\\w{1,5}|ricarica\\w{0,3}|anticip\\w{1,4}|prest\\w{1,4}',
  nl: 'stuur\\w{0,2}|overma\\w{1,5}|maak|betaal\\w{0,2}|betalen|stort\\w{0,2}|verstuur\\w{0,2}|voldoen|voldoe|voorschieten|voorschiet',
  'hi-Latn': 'bhej\\w{0,4}|transfer|daal\\w{0,3}|dal\\w{1,3}|jama|pay|karwa\\w{0,3}|bhar\\w{0,3}',
  hi: 'भेज|ट्रांसफर|जमा|भुगतान|डाल',
  tl: 'padala|ipadala|magpadala|pasend|pa-?send|ibayad|bayad\\w{0,3}|magbayad|isend|i-?send|hulog|maghulog|ihulog|pahiram|pautang|i-?transfer',
  id: 'kirim\\w{0,3}|transfer|tf|bayar\\w{0,3}|setor\\w{0,3}|lunasi|isi(?:in|kan)?|pinjam\\w{0,3}',
  zh: '转账|转帐|汇款|打款|打到|支付|缴纳|缴费|付款|转到|转给|充值|垫付|轉帳|匯款|匯到|繳|付錢|入數|過數|轉',
})

export const money = words({
  en: 'money|cash|funds?|payment|fee|fees|deposit|balance|amount|savings|bucks|quid|rent',
  es: 'dinero|plata|efectivo|pago|importe|tasa|tasas|cuota|deposito|fondos|saldo|monto|ahorros',
  pt: 'dinheiro|pagamento|taxa|taxas|valor|deposito|saldo|quantia|grana|economias|montante|euros|reais',
  fr: 'argent|paiement|frais|montant|somme|depot|fonds|caution|epargne|solde|sous',
  de: 'geld|betrag|zahlung|gebuhr\\w{0,2}|kaution|anzahlung|guthaben|ersparnisse|summe|kosten',
  it: 'soldi|denaro|pagamento|importo|somma|spese|tassa|commissione|deposito|caparra|risparmi|saldo',
  nl: 'geld|betaling|bedrag|kosten|borg|spaargeld|saldo|aanbetaling',
  'hi-Latn': 'pais[ae]|rupa?ye|rs|amount|fees?|raqam|charge|payment|advance',
  hi: 'पैसे|पैसा|रुपये|रुपए|राशि|शुल्क|फीस',
  tl: 'pera|bayad|halaga|cash|fee|pamasahe|puhunan|gcash',
  id: 'uang|dana|biaya|saldo|duit|pembayaran|tagihan|nominal|ongkir|modal',
  zh: '钱|款|费用|资金|保证金|押金|手续费|余额|存款|定金|本金|錢|費用|資金|保證金|手續費|訂金|按金|存款',
})

export const code = words({
  en: '(?:the |that |your |a |this )?(?:(?:[0-9]|four|six|eight)[- ]?digit |verification |security |one[- ]time |confirmation |sms |login |activation |access |authenti\\w{1,8} |whatsapp |text )?(?:code(?! of (?:conduct|practice|ethics))|codes|otp|passcode|one[- ]time (?:pin|password)|tac|o t p|six digits|numbers? (?:we|i) (?:texted|sent))',
  es: '(?:el |ese |un )?(?:codigo|clave|otp|token|pin)(?: (?:de )?(?:verificacion|seguridad|6 (?:digitos|numeros|cifras)|sms|whatsapp))?',
  pt: '(?:o |esse |um )?(?:codigo|token|otp|pin)(?: (?:de )?(?:verificacao|seguranca|6 (?:digitos|numeros)|sms|confirmacao))?',
  fr: '(?:le |ce |un )?code(?:s)?(?: (?:de )?(?:verification|securite|confirmation|recu|sms|a 6 chiffres))?|otp',
  de: '(?:den |der |einen )?(?:code|codes|tan|push-?tan|sms-?code|bestatigungscode|sicherheitscode|freigabecode|otp|pin|zahlencode|6-?stellig\\w{0,3} \\w{1,12})',
  it: '(?:il |quel |un )?(?:codice|codici|otp|pin)(?: (?:di )?(?:verifica|sicurezza|conferma|6 cifre|sms))?',
  nl: '(?:de |die |een )?(?:code|codes|verificatiecode|beveiligingscode|sms-?code|otp|pincode|tan-?code|inlogcode)',
  'hi-Latn': 'otp|code|pin|o t p|6 digit (?:ka )?(?:code|number)|verification code',
  hi: 'ओटीपी|कोड|पिन|OTP',
  tl: 'otp|code|mpin|pin|6[- ]?digit code|verification code',
  id: '(?:kode )?(?:otp|verifikasi)|kode|pin|6 (?:digit|angka)',
  zh: '验证码|驗證碼|动态码|校验码|密码|OTP|短信码|認證碼',
})

export const hand = words({
  en: "send|give|tell|read(?:ing)?(?: (?:it|me|out|back))?|text|forward|share|provide|reply with|what is|whats|what's|type|enter|drop|screenshot|dm",
  es: 'envi[ae]\\w{0,4}|mand[ae]\\w{0,4}|d[ai](?:me|ga|gas|game|ctame|cteme)|dime|dame|le[ae]\\w{0,4}|pas[ae]\\w{0,4}|compart\\w{1,4}|reenvi[ae]\\w{0,3}|facilit\\w{1,4}|indi\\w{1,5}|confirm\\w{1,4}|introdu\\w{1,5}|comparta',
  pt: 'envi[ae]\\w{0,4}|mand[ae]\\w{0,4}|me (?:diz|fala|passa|da)|diga\\w{0,3}|dite|leia\\w{0,3}|informe|informar|pass[ae]\\w{0,3}|compartilh\\w{1,3}|partilh\\w{1,3}|reencaminh\\w{1,3}|digite|introduza|confirm\\w{1,3}',
  fr: 'envoye[rz]?|envoie|donne[rz]?|dicte[rz]?|dites|dis|lis(?:ez)?|communique[rz]?|transmet\\w{0,4}|partage[rz]?|renvo\\w{1,5}|saisi\\w{1,5}|transfere[rz]?|indique[rz]?',
  de: 'schick\\w{0,3}|send\\w{0,3}|gib|geben sie|nenn\\w{0,4}|lesen sie|lies|sag\\w{0,3}|leit\\w{0,3}|mitteil\\w{0,3}|durchgeben|vorlesen|weiterleiten|eingeben|bestatig\\w{0,4}|diktier\\w{0,4}',
  it: 'invi[ai]\\w{0,4}|mand[ai]\\w{0,4}|dimmi|mi dica|dica|legg[ai]\\w{0,3}|detti?|comunic\\w{1,5}|d[ai](?:mmi|cci)?|inoltr\\w{1,4}|condivid\\w{1,3}|inseri\\w{1,5}|fornis\\w{1,5}|confermi?|giri?|girami',
  nl: 'stuur\\w{0,2}|geef\\w{0,2}|lees|zeg|noem|doorgeven|door te geven|voorlezen|deel|delen|invullen|doorsturen|app',
  'hi-Latn':
    'bhej\\w{0,4}|bata\\w{0,4}|batayein|bol\\w{0,3}|share|padh\\w{0,3}|de\\b|dijiye|do\\b|dedo|dal\\w{0,3}|forward',
  hi: 'बता|भेज|दीजिए|शेयर|डालें|दे दो|बोल',
  tl: 'ibigay|bigay|pabigay|pasend|pa-?send|isend|i-?send|pa-?forward|i-?forward|sabihin|pasabi|pakisabi|i-?share|ilagay|basahin|ipasa|pakibigay|i-?reply',
  id: 'kirim\\w{0,3}|sebutkan|berikan|kasih|bacakan|infokan|beritahu|masukkan|share|balas|forward|teruskan|minta',
  zh: '告诉|发给|发我|报给|报一下|提供|念|读|输入|轉發|發給|話俾|俾我|告訴|念給|輸入|填写|填寫|说一下',
})

export const password = words({
  en: '(?:your |the )?(?:password|passwords|pass ?word|log ?in details|login credentials|credentials|username|user ?id|sign-?in details|online banking (?:password|login|details)|user name)',
  es: '(?:su |tu |la )?(?:contrasena|clave|usuario|credenciales|claves)(?: de acceso)?',
  pt: '(?:sua |a )?(?:senha|palavra-?passe|utilizador|usuario|credenciais|login)',
  fr: "(?:votre |vos |ton )?(?:mot de passe|identifiants?|codes? d'acces|code secret)",
  de: '(?:ihr |ihre |dein )?(?:passwort|kennwort|zugangsdaten|anmeldedaten|benutzername|login)',
  it: '(?:la sua |la tua )?(?:password|credenziali|nome utente|codice utente)',
  nl: '(?:uw |je )?(?:wachtwoord|inloggegevens|gebruikersnaam)',
  'hi-Latn': 'password|user ?id|login|net ?banking',
  hi: 'पासवर्ड|यूजर आईडी',
  tl: 'password|username|login|mpin',
  id: 'password|kata sandi|username|sandi',
  zh: '密码|账号|密碼|帳號|登录信息',
})

export const cardDetails = words({
  en: 'card (?:number|details|info\\w{0,8}|data)|(?:credit|debit|bank|atm) ?card(?: number| details)?|long number(?! (?:at|on) the (?:bottom|top) of)|(?:16|sixteen)[- ]digit(?! (?:code|voucher|pin|serial))|cvv|cvc|security code on the back|three (?:digits|numbers) on the back|expiry(?: date)?|number on (?:your|the front of your|the) card|card on file',
  es: '(?:numero|datos) de (?:su |tu |la )?tarjeta|tarjeta(?: de (?:credito|debito))?|cvv|caducidad|los 16 (?:digitos|numeros)',
  pt: '(?:numero|dados) do (?:seu )?cartao|cartao(?: de (?:credito|debito))?|cvv|validade',
  fr: '(?:numero|coordonnees) (?:de (?:votre )?carte|bancaires?)|carte (?:bancaire|bleue|de credit)|cvv|cryptogramme|16 chiffres',
  de: 'kartennummer|kartendaten|(?:kredit|ec-?|giro|debit|bank)-?karten?(?:nummer|daten)?|prufziffer|cvv|cvc',
  it: '(?:numero|dati) (?:della|di) (?:sua |tua )?carta|carta (?:di credito|di debito)|cvv|scadenza della carta|16 cifre',
  nl: 'pasnummer|kaartgegevens|kaartnummer|creditcard\\w{0,9}|bankpas|cvc|cvv|pinpas|betaalpas',
  'hi-Latn': 'card (?:number|details|ka number)|cvv|atm card|debit card|credit card|expiry',
  hi: 'कार्ड नंबर|सीवीवी|एटीएम कार्ड|कार्ड',
  tl: 'card number|cvv|card details|atm card|debit card',
  id: 'nomor kartu|kartu (?:atm|kredit|debit)|cvv|16 digit',
  zh: '银行卡号|卡号|CVV|信用卡|有效期|銀行卡|卡號|安全码',
})

export const bankDetails = words({
  en: 'bank(?:ing)? (?:details|info\\w{0,8}|account(?: (?:number|details|info\\w{0,8}))?|login)|account (?:number|details|and (?:sort|routing))|routing(?: number)?|sort code|iban|direct deposit|voided check|upi (?:id|pin)|account number',
  es: '(?:datos|cuenta) bancari[ao]s?|numero de cuenta|iban|cbu|clabe|rut',
  pt: 'dados bancarios|conta bancaria|numero da conta|iban|chave pix|agencia e conta',
  fr: 'coordonnees bancaires|rib|iban|numero de compte|compte bancaire',
  de: 'bankverbindung|bankdaten|kontodaten|kontonummer|iban|onlinebanking|online-banking',
  it: 'coordinate bancarie|iban|dati bancari|conto corrente|numero di conto',
  nl: 'bankgegevens|rekeningnummer|iban|bankrekening',
  'hi-Latn': 'account (?:number|no|details)|bank (?:details|account)|ifsc|upi (?:id|pin)|khata',
  hi: 'बैंक खाता|खाता नंबर|यूपीआई|खाते',
  tl: 'account number|bank (?:details|account)|gcash number',
  id: 'nomor rekening|no ?rek|rekening|data bank',
  zh: '银行账户|账户信息|银行卡|收款账户|銀行賬戶|銀行帳戶|帳戶資料|戶口號碼',
})

export const idPapers = words({
  en: "social security(?: number)?|ssn|sin number|national insurance number|ni number|passport(?: copy| number| photo| scan)?|driver'?s? licen[cs]e|aadhaar|pan (?:card|number)|nric|nino|copy of (?:your )?id|photo of (?:your )?id|id card|date of birth|dob|mother'?s maiden name|selfie(?: (?:with|holding))?|tax file number|tfn|bvn|medicare (?:number|card)|full name|kra pin|id number|ni\\.? number",
  es: 'dni|nie|pasaporte|curp|fecha de nacimiento|foto de (?:su|tu) (?:dni|documento|cedula)|cedula|documento de identidad|selfie',
  pt: 'cpf|rg|nif|cartao de cidadao|passaporte|data de nascimento|selfie|cnh|foto do documento|documento',
  fr: "piece d'identite|carte d'identite|passeport|numero de securite sociale|date de naissance|carte vitale|selfie|justificatif",
  de: 'personalausweis|ausweis\\w{0,6}|reisepass|geburtsdatum|steuer-?id|ausweiskopie|selfie|sozialversicherungsnummer',
  it: "carta d'identita|codice fiscale|passaporto|documento d'identita|data di nascita|selfie|tessera sanitaria|documento",
  nl: 'identiteitsbewijs|paspoort|bsn|rijbewijs|geboortedatum|kopie (?:van )?(?:uw|je) id|id-?kaart|selfie',
  'hi-Latn': 'aadhaar|aadhar|pan (?:card|number)|pan|dob|voter id|selfie',
  hi: 'आधार|पैन कार्ड|पैन|जन्मतिथि',
  tl: 'valid id|id mo|passport|selfie|birthday|umid',
  id: 'ktp|nik|kartu keluarga|paspor|selfie|npwp|foto diri',
  zh: '身份证|護照|护照|身分證|身份證|自拍|证件',
})

export const seedPhrase = words({
  en: '(?:recovery|seed|secret|backup|mnemonic) (?:phrase|words|key)s?|seed ?phrase|private key|(?:12|24|twelve|twenty[- ]four)[- ](?:recovery )?words?|wallet (?:phrase|key|seed)|keystore',
  es: 'frase (?:semilla|de recuperacion|secreta)|clave privada|(?:12|24) palabras',
  pt: 'frase (?:semente|de recuperacao|secreta)|chave privada|(?:12|24) palavras',
  fr: 'phrase (?:de recuperation|secrete|mnemonique)|cle privee|(?:12|24) mots',
  de: 'seed-?phrase|wiederherstellungs\\w{0,12}|(?:12|24) worter|privater schlussel|privaten schlussel',
  it: 'frase (?:seme|di recupero|segreta)|seed phrase|chiave privata|(?:12|24) parole',
  nl: 'herstelzin|seed phrase|(?:12|24) woorden|prive ?sleutel|herstelwoorden',
  id: 'frasa pemulihan|seed phrase|(?:12|24) kata',
  zh: '助记词|私钥|助記詞|私鑰',
})

export const remoteTool = words({
  en: 'any ?desk|team ?viewer|quick ?support|ultra ?viewer|rust ?desk|supremo|quick ?assist|alpemix|aero ?admin|iperius|hoptodesk|zoho assist|go ?to ?(?:assist|my ?pc)|tight ?vnc|real ?vnc|splashtop|mirror(?:ing)? your screen|remote view|remote (?:access|desktop|session|support|control|connection)|screen ?shar\\w{1,4}|share (?:your|ur|the) screen|connect (?:in)?to your (?:computer|pc|phone|device|machine)|take control of your|let me (?:connect|log in)|9 ?digit (?:code|number|id) on your screen|air ?droid|connect ?wise|logmein|screen ?connect',
  es: 'acceso remoto|visor remoto|tomar? (?:el )?control de su|compart\\w{1,4} (?:la )?pantalla|control remoto',
  pt: 'acesso remoto|compartilh\\w{1,3} (?:a )?tela|partilh\\w{1,3} (?:o )?ecra',
  fr: "acces a distance|prise? (?:en main|de controle) a distance|partage[rz]? (?:votre |d')?ecran",
  de: 'fernzugriff|fernwartung|fernwartungsprogramm|bildschirm (?:teilen|freigeben)|verbinde mich mit ihrem',
  it: 'accesso remoto|assistenza remota|condivid\\w{1,3} (?:lo )?schermo|controllo remoto',
  nl: 'op afstand|meekijken|scherm delen|kijkt? (?:via|met) (?:een )?(?:veilige )?\\w{0,12} ?mee|overnemen',
  'hi-Latn': 'screen share|any ?desk|screen dikha\\w{0,2}',
  zh: '屏幕共享|共享屏幕|远程|遠端|下载.{0,6}(?:软件|APP|app)|遙距',
  id: 'bagikan layar|share screen',
  tl: 'share screen|screen share',
})

export const install = words({
  en: 'download|install|run|open|add|get',
  es: 'descarg\\w{1,4}|instal\\w{1,4}|abr[ae]\\w{0,2}',
  pt: 'baix\\w{1,3}|instal\\w{1,3}|descarreg\\w{1,4}',
  fr: 'telecharge[rz]?|installe[rz]?|ouvre[rz]?',
  de: 'herunterlad\\w{0,3}|lad\\w{1,4}|installier\\w{0,4}|offn\\w{1,3}',
  it: 'scari\\w{1,5}|install\\w{1,4}|apr[ai]\\w{0,2}',
  nl: 'download\\w{0,2}|installe\\w{1,4}|open\\w{0,2}',
  'hi-Latn': 'download|install|daal\\w{0,3}',
  tl: 'i-?download|i-?install|download|install',
  id: 'download|unduh|instal\\w{0,2}|pasang|buka',
  zh: '下载|安装|下載|安裝|打开',
})

export const click = words({
  en: 'click(?:ing)?|tap|visit|follow|open|go to|log ?(?:in|on)(?: (?:at|here|to))?|sign ?in(?: at)?|use (?:the|this|our) (?:secure )?(?:link|form|portal|page)|press the link|see|check|complete|via|here|at|on|using',
  es: 'haga clic|haz clic|pulse|pulsa|clic|entre|entra|acceda|accede|ingrese|ingresa|visite|visita|siga|sigue|toque|toca|aqui|desde|en|complete|inicie sesion|enlace|link',
  pt: 'clique|clica|acesse|aceda|acede|entre|entra|toque|visite|siga|aqui|pelo link|no link|em|atraves|link|faca login',
  fr: 'clique[rz]?|cliquant|rendez-vous|connecte[rz]-vous|accede[rz]|visite[rz]|suive[rz]|ici|via|sur|lien|connectez|consulte[rz]',
  de: 'klick\\w{0,3}|tippen|besuch\\w{0,3}|folgen|hier|unter|uber|anmelden|melden sie sich|link|aufrufen|auf',
  it: 'clicc\\w{1,4}|acced\\w{1,3}|visit\\w{1,3}|segu\\w{1,3}|qui|tramite|su|entr\\w{1,3}|link|vada|vai',
  nl: 'klik\\w{0,2}|ga naar|bezoek|volg|hier|via|inloggen|log in|op|link|open',
  'hi-Latn': 'click|tap|link|yahan|is link|open|visit|karein|login',
  hi: 'क्लिक|लिंक|यहां|पर जाएं|खोलें',
  tl: 'i-?click|click|pindutin|bisitahin|mag-?log ?in|mag-?login|dito|sa link|i-?tap|link',
  id: 'klik|kunjungi|buka|akses|login|link|di sini|disini|di|tautan|melalui|cek',
  zh: '点击|点此|登录|登陆|访问|打开|链接|點擊|點此|登入|連結|網址|按此|查看|进入',
})

export const call = words({
  en: 'call(?:ing)?(?: (?:us|me|back|now|our|this|the))?|ring|phone|dial|contact(?: (?:us|our|me))?|press (?:one|1|two|2|nine|9)|text back|speak (?:to|with)|reach (?:us|me)|call back',
  es: 'llam[ae]\\w{0,4}|marque|contact[ae]\\w{0,3}|comuni\\w{1,8}|pulse (?:1|uno)|telefono',
  pt: 'lig(?:ue|ar|a|uem)|contact[ae]\\w{0,3}|contat[eo]|telefone|tecle (?:1|um)|disque|entre em contato|central',
  fr: 'appele[rz]|rappele[rz]|contacte[rz]|telephone[rz]|joindre|tapez (?:1|un)|composez|au',
  de: 'ruf\\w{0,3}|anrufen|kontaktier\\w{0,4}|wahlen sie|drucken sie|telefon\\w{0,6}|melden sie sich',
  it: 'chiam[ai]\\w{0,3}|contatt[ai]\\w{0,3}|telefon\\w{1,3}|richiam\\w{1,3}|preme?r?e? (?:1|uno)|numero',
  nl: 'bel|bellen|neem contact|contact op|toets (?:1|een)|terugbellen',
  'hi-Latn': 'call|phone|sampark|number par|dabaye|dabaiye|dabayein|contact',
  hi: 'कॉल|संपर्क|फोन|दबाएं',
  tl: 'tumawag|tawag|tawagan|i-?text|contact|pindutin ang (?:1|isa)|i-?dial',
  id: 'hubungi|telp|telepon|call|tekan (?:1|satu)|kontak|wa',
  zh: '拨打|致电|联系|联络|请按|回拨|來電|致電|聯絡|撥打|電話|按1',
})

export const movePlace = words({
  en: '(?:on|to|via|over|my|me on|add me|through|by|me) (?:whats ?app|telegram|wechat|viber|google chat|hangouts|wickr|kik|snap(?:chat)?|messenger|zangi)|(?:on|via) (?:signal|line|tg|imo)|(?:add|line) me on line|line id|whats ?app (?:me|us|number|group|only|at)|telegram (?:group|channel|me|@\\w{1,30})|t\\.me|wa\\.me|move (?:over to|this to|to) (?:whats ?app|telegram|signal|e-?mail|another app|a different app)|different app|add (?:our|my|the) (?:whats ?app|telegram|line|teacher|mentor|assistant|hr)|text me (?:at|on)|private email|join (?:our|the|my) (?:group|channel)|reply to my (?:personal|private)',
  es: '(?:por|al|a mi|en|grupo de) (?:whatsapp|telegram)|escrib\\w{1,6} (?:al|por|a) \\w{0,8} ?(?:whatsapp|telegram)|wsp|wasap',
  pt: '(?:no|pelo|para o|chama no|grupo do|meu) (?:whatsapp|telegram|whats|zap)|chama no zap|entre no grupo',
  fr: '(?:sur|par|groupe|mon|via) (?:whatsapp|telegram|hangouts)',
  de: '(?:auf|per|uber|in die|bei) (?:whatsapp|telegram)|whatsapp-?gruppe|telegram-?(?:gruppe|kanal)',
  it: '(?:su|al|gruppo|via|mio) (?:whatsapp|telegram)',
  nl: '(?:op|via|per|naar|mijn) (?:whatsapp|telegram)|whatsapp-?groep',
  'hi-Latn': '(?:whatsapp|telegram) (?:par|pe|group|karo|kare|karein|join)|group join',
  tl: '(?:sa|add|pm|message) (?:whatsapp|telegram|viber|tg)',
  id: '(?:via|lewat|ke|di|grup|gabung) (?:whatsapp|telegram|wa|tele)|(?:gabung|join|masuk) (?:ke )?(?:grup|group|channel)',
  zh: '加微信|加我(?:微信|V|v|QQ|LINE|line|的)|加V|加群|进群|微信群|Telegram|telegram|WhatsApp|加LINE|LINE ?(?:ID|id|群|@)|用LINE|加line|入群|群组|飞机|QQ',
})
