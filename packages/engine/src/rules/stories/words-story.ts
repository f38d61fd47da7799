import { words } from '../../reading/sought.ts'

// Words for who is claimed, what has happened and what is dangled. Accents are left out: the plain copy has none.

export const account = words({
  en: '(?:your |ur |the |my |this )?(?:\\w{1,12} )?(?:account|acct|a\\/c|profile|mailbox|card|membership|subscription|wallet|access|apple ?id|service|debit|sim|line|id|email|e-mail|page|licen[cs]e|benefits?|ssn|kyc)s?',
  es: '(?:su |tu |la )?(?:cuenta|tarjeta|perfil|acceso|linea|servicio|suscripcion|usuario|banca)',
  pt: '(?:sua |seu |a |o )?(?:conta|cartao|perfil|acesso|servico|assinatura|linha|cpf|chave)',
  fr: '(?:votre |ton |le )?(?:compte|carte|profil|acces|abonnement|ligne|espace|dossier)',
  de: '(?:ihr |ihre |dein |das )?(?:konto|karte|zugang|profil|kundenkonto|abo|mitgliedschaft|onlinebanking|account|pushtan|sim)',
  it: '(?:il suo |il tuo |la sua |la tua )?(?:conto|carta|utenza|profilo|accesso|account|abbonamento|servizio|app)',
  nl: '(?:uw |je |de )?(?:rekening|account|pas|bankpas|betaalpas|profiel|toegang|abonnement|digid|kaart)',
  'hi-Latn': '(?:aapka |aapki |aapke )?(?:account|khata|card|sim|number|kyc|connection|wallet|bijli)',
  hi: 'खाता|खाते|अकाउंट|कार्ड|सिम|केवाईसी|कनेक्शन|खाता',
  tl: '(?:ang |iyong |inyong )?(?:account|card|gcash|sim|wallet|bank)',
  id: '(?:akun|rekening|kartu|atm|nomor|sim|m-?banking|mobile banking)(?: anda| bapak| ibu)?',
  zh: '账户|账号|账户|卡片|银行卡|帐户|帳戶|帳號|賬戶|戶口|會員|会员|微信|支付宝',
})

export const locked = words({
  en: '(?:temporarily |been |be |is |was |has |will |permanently |currently |get |being |automatically ){0,6}(?:lock(?:ed)?|suspend(?:ed)?|suspension|block(?:ed)?|restrict(?:ed|ion)?|(?:been|is|was|are) limited|disabled?|deactivat(?:ed|ion)|clos(?:ed|ure)|frozen|freeze|terminat(?:ed|ion)|on hold|put on hold|held|cancel(?:l?ed|lation)|expir(?:ed|es|ing|e)|delet(?:ed|ion)|interrupted|revoked|stopped|removed|lapse[ds]?)',
  es: '(?:bloque\\w{1,5}|suspend\\w{1,5}|suspension|restring\\w{1,4}|limitad[ao]|desactiv\\w{1,5}|cancel\\w{1,5}|cerrad[ao]|cierre|congel\\w{1,5}|inhabilit\\w{1,4}|vencid[ao]|caduc\\w{1,3}|retenid[ao])',
  pt: '(?:bloque\\w{1,5}|suspens[ao]|suspender|restri\\w{1,4}|limitad[ao]|desativ\\w{1,5}|cancel\\w{1,6}|encerrad[ao]|congel\\w{1,4}|expir\\w{1,4}|retid[ao]|inativ\\w{1,4})',
  fr: '(?:bloque\\w{0,4}|suspen\\w{1,5}|restrein\\w{1,4}|limite\\w{0,2}|desactive\\w{0,4}|annul\\w{1,6}|cloture\\w{0,2}|ferme\\w{0,4}|resilie\\w{0,2}|expire\\w{0,2}|gele\\w{0,2}|interrompu\\w{0,2}|retenu\\w{0,2})',
  de: '(?:gesperrt|sperr\\w{1,5}|eingeschrankt|eingefroren|deaktiviert|gekundigt|geloscht|storniert|blockiert|abgelaufen|lauft ab|ausgesetzt|abgeschaltet|zuruckgehalten|ungultig)',
  it: '(?:bloccat\\w|blocc\\w{1,4}|sospes\\w|sospen\\w{1,6}|limitat\\w|disattivat\\w|cancellat\\w|chius[ao]|congelat\\w|scadut\\w|scade|scadenza|disabilitat\\w|interrott[ao])',
  nl: '(?:geblokkeerd|blokk\\w{1,5}|opgeschort|beperkt|gedeactiveerd|geannuleerd|bevroren|verlop\\w{1,3}|verloopt|afgesloten|stopgezet|vastgehouden|ongeldig)',
  'hi-Latn': '(?:block|band|suspend|freeze|deactivate|lock|kat\\w{0,4}|expire|cancel|disconnect|hold)(?:ed)?',
  hi: 'ब्लॉक|बंद|निलंबित|कट|रोक|समाप्त|फ्रीज',
  tl: '(?:na-?|ma-?)?(?:block|lock|suspend|hold|deactivate|freeze|putol|i-?lock|limit|expire)(?:ed)?|maba-?block|mapuputulan|isasara|na-?hold',
  id: '(?:di)?(?:blokir|bekukan|tangguhkan|nonaktif\\w{0,3}|terblokir|hangus|tutup|kunci|putus|suspend|batasi)|kadaluarsa|terkunci',
  zh: '冻结|封停|停用|限制|锁定|失效|过期|注销|暂停|停机|凍結|停用|鎖定|封鎖|限制|到期|過期|註銷|暫停|中断',
})

/** Shut for sure: what only ends, is cancelled or is held somewhere is left out. */
export const shut = words({
  en: '(?:temporarily |been |be |is |was |are |has |have |will |permanently |currently |get |being |automatically |going to ){0,6}(?:locked|suspended|suspension|blocked|restricted|(?:been|is|was|are) limited(?! to)|disabled|deactivated|deactivation|frozen|freeze|terminated|on hold|revoked|inactive)|(?:will|to|going to|gets?|be|being) (?:be )?(?:closed|deleted|cancell?ed|removed|stopped)',
  es: '(?:bloquead[ao]|bloqueo|suspendid[ao]|suspension|suspendera|restringid[ao]|desactivad[ao]|inhabilitad[ao]|congelad[ao]|sera (?:cerrad|cancelad)[ao]|se (?:cerrara|cancelara|bloqueara))',
  pt: '(?:bloquead[ao]|bloqueio|suspens[ao]|restri(?:ta|to|cao)|desativad[ao]|inativad[ao]|congelad[ao]|sera (?:encerrad|cancelad|bloquead)[ao])',
  fr: '(?:bloquee?|blocage|suspendue?|suspension|restreinte?|desactivee?|gelee?|sera (?:cloturee?|fermee?|resiliee?|annulee?))',
  de: '(?:gesperrt|sperrung|eingeschrankt|eingefroren|deaktiviert|blockiert|ausgesetzt|wird (?:geloscht|gekundigt|geschlossen))',
  it: '(?:bloccat\\w|blocco|sospes\\w|sospensione|limitat\\w|disattivat\\w|disabilitat\\w|congelat\\w|sara (?:chius[ao]|cancellat\\w))',
  nl: '(?:geblokkeerd|blokkering|opgeschort|gedeactiveerd|bevroren|wordt (?:afgesloten|gesloten|verwijderd|stopgezet))',
  'hi-Latn': '(?:block|band|suspend|freeze|deactivate|lock|hold)(?:ed)?(?: kar| ho| kiya| hone| raha| hai)',
  hi: 'ब्लॉक|बंद|निलंबित|फ्रीज',
  tl: '(?:na-?|ma-?|maba-?|isu)(?:block|lock|suspend|hold|deactivate|freeze)(?:ed)?|mapuputulan|isasara',
  id: 'di(?:blokir|bekukan|tangguhkan|nonaktifkan|kunci|suspend|batasi)|terblokir|terkunci|nonaktif',
  zh: '冻结|封停|停用|锁定|注销|被限制|受限|凍結|鎖定|封鎖|註銷|被暂停|被暫停',
})

export const verify = words({
  en: 'verif(?:y|ied|ication|ying)|confirm(?:ing|ation)?|updat(?:e|ing)|validat(?:e|ion)|restor(?:e|ing)|unlock|reactivat(?:e|ion)|re-?validate|secure|recover|reinstate|renew|authenticat(?:e|ion)|re-?activate|upgrade|regulari[sz]e|resolve|complete|fix|review',
  es: 'verifi\\w{1,5}|confirm\\w{1,5}|actuali\\w{1,5}|valid\\w{1,4}|reactiv\\w{1,4}|desbloque\\w{1,4}|restable\\w{1,5}|regulari\\w{1,5}|renuev\\w|renov\\w{1,3}',
  pt: 'verifi\\w{1,5}|confirm\\w{1,4}|atuali\\w{1,4}|valid\\w{1,4}|reativ\\w{1,4}|desbloque\\w{1,4}|restabele\\w{1,4}|regulari\\w{1,5}|renov\\w{1,3}|recadastr\\w{1,7}',
  fr: 'verifi\\w{1,5}|confirm\\w{1,5}|mettr?e[rz]? a jour|mise a jour|valid\\w{1,5}|reactiv\\w{1,4}|debloqu\\w{1,5}|renouvel\\w{1,5}|regularis\\w{1,5}|actualis\\w{1,4}',
  de: 'bestatig\\w{1,4}|verifizier\\w{1,5}|aktualisier\\w{1,5}|freischalt\\w{0,4}|reaktivier\\w{0,5}|entsperr\\w{1,4}|erneuer\\w{1,4}|prufen|uberprufen|validier\\w{1,4}|legitimier\\w{1,4}',
  it: 'verifi\\w{1,5}|conferm\\w{1,4}|aggiorn\\w{1,6}|valid\\w{1,4}|riattiv\\w{1,5}|sblocc\\w{1,4}|ripristin\\w{1,4}|rinnov\\w{1,4}|regolarizz\\w{1,4}',
  nl: 'verifi\\w{1,6}|bevestig\\w{0,4}|bijwerken|werk|update\\w{0,2}|valide\\w{1,5}|heractive\\w{1,5}|deblokk\\w{1,5}|vernieuw\\w{0,3}|controle\\w{1,4}|actualis\\w{1,5}',
  'hi-Latn': 'verify|update|confirm|link|activate|kyc|renew|unblock|chalu',
  hi: 'सत्यापित|अपडेट|वेरीफाई|पुष्टि|केवाईसी|चालू',
  tl: 'i-?verify|i-?update|i-?confirm|kumpirmahin|i-?activate|verify|update|unlock|i-?unlock|reactivate',
  id: 'verifikasi|konfirmasi|perbarui|update|aktifkan|validasi|aktivasi|buka blokir',
  zh: '验证|核实|确认|更新|激活|解冻|解锁|认证|重新认证|驗證|核實|確認|啟用|解鎖|認證|解除|办理',
})

export const unusual = words({
  en: '(?:unusual|suspicious|unauthori[sz]ed|unrecogni[sz]ed|fraudulent|strange|irregular|abnormal|unknown|illegal|malicious|failed)(?: \\w{1,12}){0,2} (?:activit\\w{1,3}|log-?in\\w{0,4}|sign-?in\\w{0,4}|transactions?|attempts?|access|charges?|device|payments?|purchases?|transfers?|usage|traffic)|(?:someone|a new device|new device|new payee) (?:tried|attempted|has|was|is|just)|attempted (?:log ?in|payment|transfer|purchase)',
  es: '(?:actividad|acceso|movimiento|cargo|inicio de sesion|compra|transaccion|dispositivo|operacion)\\w{0,2} (?:inusual|sospechos[ao]|no autorizad[ao]|no reconocid[ao]|irregular|extran[ao]|nuevo)\\w{0,2}',
  pt: '(?:atividade|acesso|movimento|compra|transacao|login|dispositivo|tentativa)\\w{0,2} (?:incomum|suspeit[ao]|nao autorizad[ao]|nao reconhecid[ao]|irregular|novo)\\w{0,2}|compra (?:aprovada|de r)',
  fr: '(?:activite|connexion|operation|paiement|tentative|transaction|appareil|prelevement|achat)\\w{0,2} (?:inhabituell?e?|suspecte?|non autorisee?|non reconnue?|anormale?|frauduleu[sx]e?|inconnue?)\\w{0,1}',
  de: '(?:ungewohnlich\\w{0,2}|verdachtig\\w{0,2}|unbefugt\\w{0,2}|unbekannt\\w{0,2}|unberechtigt\\w{0,2}|auffallig\\w{0,2}|nicht autorisiert\\w{0,2}) (?:\\w{1,12} )?(?:aktivitat\\w{0,2}|anmeld\\w{1,8}|zugriff\\w{0,2}|buchung\\w{0,2}|uberweisung\\w{0,2}|gerat|login\\w{0,10}|zahlung\\w{0,2}|abbuchung\\w{0,2}|transaktion\\w{0,2})',
  it: '(?:attivita|accesso|operazione|pagamento|tentativo|transazione|movimento|dispositivo|bonifico|addebito)\\w{0,1} (?:sospett\\w|anomal\\w|insolit\\w|non autorizzat\\w|non riconosciut\\w|sconosciut\\w)',
  nl: '(?:ongebruikelijke|verdachte|ongeautoriseerde|onbekende?|afwijkende|ongewone|vreemde) (?:\\w{1,12} )?(?:activiteit\\w{0,2}|inlog\\w{0,8}|transactie\\w{0,2}|betaling\\w{0,2}|apparaat|overboeking\\w{0,2}|afschrijving\\w{0,2})',
  'hi-Latn': '(?:suspicious|illegal|unusual|galat) (?:activity|transaction|login)',
  tl: '(?:suspicious|unusual|unauthorized|kahina-hinalang) (?:activity|login|transaction|transaksyon)',
  id: '(?:aktivitas|transaksi|login|akses) (?:mencurigakan|tidak dikenal|tidak wajar|ilegal)',
  zh: '异常|可疑|异地登录|非本人|盗刷|風險|异常交易|可疑交易|異常|可疑登入|盜用',
})

export const parcel = words({
  en: 'parcel|package|packages|shipment|delivery|courier|consignment|item|order',
  es: 'paquete|envio|pedido|entrega|mensajero',
  pt: 'encomenda|pacote|entrega|pedido|envio|objeto',
  fr: 'colis|livraison|envoi|commande|livreur',
  de: 'paket|sendung|lieferung|packchen|bestellung',
  it: 'pacco|spedizione|consegna|ordine|plico',
  nl: 'pakket(?:je)?|zending|bestelling|bezorging|levering',
  'hi-Latn': 'parcel|courier|package|delivery|order',
  hi: 'पार्सल|डिलीवरी|कूरियर|पैकेज',
  tl: 'parcel|package|padala|delivery|order|kargamento',
  id: 'paket|kiriman|pesanan|pengiriman|kurir|resi',
  zh: '包裹|快递|快件|物流|包裝|快遞|貨件|郵件|货物',
})

export const fee = words({
  en: '(?:[a-z]{2,14} )?(?:fee|fees|charge|charges|duty|duties|surcharge|postage|customs|tax|taxes|deposit|shipping|cost|costs|levy|stamp duty|toll|tolls|(?:a|the|your|this|parking|traffic|court) fine|penalty|clearance|insurance|premium)',
  es: '(?:tasas?|gastos?|aranceles?|aduanas?|cargos?|comision\\w{0,2}|impuestos?|deposito|multa|tarifa|fianza|seguro)',
  pt: '(?:taxas?|alfandega\\w{0,3}|despesas?|encargos?|imposto\\w{0,1}|multa|deposito|tarifa|caucao|seguro|frete)',
  fr: '(?:frais|taxes?|douane|amende|caution|droits|depot|assurance|cotisation)',
  de: '(?:gebuhr\\w{0,2}|zoll\\w{0,9}|kosten|steuer\\w{0,2}|kaution|bearbeitungs\\w{0,8}|versandkosten|strafe|bussgeld|versicherung)',
  it: '(?:spese|dazi?o?|tass[ae]|dogan\\w{1,4}|commission[ei]|multa|cauzione|deposito|oneri|assicurazione|costi)',
  nl: '(?:kosten|invoerkosten|douane\\w{0,7}|inklaring\\w{0,8}|borg|boete|toeslag|heffing|belasting|verzekering)',
  'hi-Latn': '(?:fees?|charge|charges|tax|customs|gst|duty|penalty|deposit|advance|jurmana|challan)',
  hi: 'शुल्क|चार्ज|टैक्स|फीस|जुर्माना|कस्टम',
  tl: '(?:fee|tax|customs|bayad|charge|multa|deposit)',
  id: '(?:biaya|bea cukai|pajak|denda|ongkir|admin|deposit|ongkos|cukai|administrasi)',
  zh: '费|税|保证金|手续费|关税|運費|手續費|保證金|清關費|稅|罚款|押金|定金',
})

export const prize = words({
  en: "(?:you(?:'ve| have|r|'re| are)? )?(?:been )?(?:won|win|winner|winners|prize|jackpot|lottery|lotto|sweepstakes?|raffle|giveaway|lucky (?:draw|winner|number)|selected (?:as|to receive|winner)|randomly selected|reward|free (?:iphone|gift|voucher|ipad|samsung)|gift (?:for you|from us)|voucher|bonus)",
  es: 'ganad\\w{1,5}|premio|sorteo|loteria|rifa|has ganado|felicidades|agraciad[ao]|bono|regalo',
  pt: 'ganh\\w{1,5}|premio|sorteio|loteria|sortead[ao]|parabens|contemplad[ao]|bonus|brinde',
  fr: 'gagn\\w{1,4}|loterie|tirage|felicitations|cadeau|gagnante?|lot|concours',
  de: 'gewonnen|gewinn\\w{0,10}|lotterie|verlosung|gluckwunsch|preis|bonus',
  it: 'vint[oi]|vincit\\w{1,5}|premio|lotteria|estrazione|congratulazioni|omaggio',
  nl: 'gewonnen|prijs|loterij|winnaar|gefeliciteerd|cadeaubon|prijswinnaar',
  'hi-Latn': 'jeet\\w{0,3}|lottery|inam|lucky draw|winner|prize|kbc|bonus',
  hi: 'लॉटरी|इनाम|जीत|बधाई|लकी ड्रॉ',
  tl: 'nanalo|premyo|raffle|panalo|congratulations|bonus|ayuda',
  id: 'menang|hadiah|undian|pemenang|selamat|bonus|cek tunai',
  zh: '中奖|奖金|奖品|幸运|恭喜|抽奖|中獎|獎金|獎品|幸運|福利|红包',
})

export const estate = words({
  en: 'inherit\\w{0,5}|(?:as|the|are) (?:\\w{1,8} )?next of kin (?:to|of)|(?:my|his|her|our|a|the) late (?:husband|wife|client|father|customer|mr)|deceased|will and testament|unclaimed (?:funds?|account|estate|property|money)|dormant account|consignment box|compensation fund|trust fund|donat\\w{1,4} (?:my|the|his|her|to you)|million (?:dollars|usd|euros?|pounds)|[0-9.,]{1,6} ?(?:million|m) (?:usd|us dollars|dollars|euros?|pounds)',
  es: 'herencia|heredero|difunt[ao]|fallecid[ao]|fondos no reclamados|millones',
  pt: 'heranca|herdeir[ao]|falecid[ao]|milhoes|testamento',
  fr: 'heritage|heritier|defunte?|legs|succession|millions',
  de: 'erbschaft|erbe|verstorben\\w{0,2}|nachlass|millionen',
  it: 'eredita|erede|defunt[ao]|lascito|milioni',
  nl: 'erfenis|erfgenaam|overleden|miljoen',
  id: 'warisan|ahli waris|almarhum|miliar',
  tl: 'mana|yumao|milyon',
  zh: '遗产|继承|遺產|繼承|巨额|百万',
})

export const invest = words({
  en: 'invest\\w{0,5}|trading|trade|trader|forex|crypto\\w{0,8}|bitcoin|btc|ethereum|usdt|stocks?|shares|ipo|platform|portfolio|mining|arbitrage|signals?|token|presale|staking|node|options',
  es: 'inver\\w{1,7}|trading|criptomonedas?|bitcoin|acciones|bolsa|plataforma',
  pt: 'invest\\w{1,7}|trading|criptomoedas?|bitcoin|acoes|plataforma|day trade|renda',
  fr: 'investi\\w{1,9}|trading|crypto\\w{0,9}|bitcoin|actions|bourse|plateforme|placement',
  de: 'invest\\w{1,8}|trading|krypto\\w{0,9}|bitcoin|aktien|anlage\\w{0,8}|plattform|borse',
  it: 'invest\\w{1,9}|trading|cripto\\w{0,8}|bitcoin|azioni|borsa|piattaforma',
  nl: 'invest\\w{1,8}|beleg\\w{1,6}|trading|crypto\\w{0,6}|bitcoin|aandelen|platform',
  'hi-Latn': 'invest\\w{0,5}|trading|share|ipo|crypto|bitcoin|stock',
  hi: 'निवेश|ट्रेडिंग|शेयर|आईपीओ|क्रिप्टो',
  tl: 'invest\\w{0,5}|trading|crypto|puhunan|bitcoin',
  id: 'investasi|trading|saham|kripto|crypto|bitcoin|modal|robot trading',
  zh: '投资|股票|炒股|比特币|虚拟币|外汇|平台|币|理财|老师|投資|股市|虛擬貨幣|加密|牛股|內幕|挖矿|基金',
})

export const profit = words({
  en: 'profit\\w{0,4}|returns?|roi|gains?|earn(?:ed|ing|ings|s)?|made|double[ds]?|doubling|guaranteed|risk[- ]?free|passive income|[0-9]{1,4} ?% (?:a |per |every |in |daily|weekly|monthly|return|profit)|daily (?:income|return|profit|pay)|payouts?|commission',
  es: 'ganancias?|rentabilidad|beneficios?|rendimientos?|garantizad[ao]s?|sin riesgo|duplic\\w{1,4}|ganar|diarios?',
  pt: 'lucros?|rentabilidade|rendimentos?|garantid[ao]s?|sem risco|dobr\\w{1,3}|ganhos?|retorno|por dia',
  fr: 'gains?|rendement|benefices?|garantis?|sans risque|doubl\\w{1,4}|rentab\\w{1,8}|par jour|profits?',
  de: 'gewinn\\w{0,2}|rendite\\w{0,2}|garantiert\\w{0,2}|risikofrei|verdoppel\\w{0,4}|verdien\\w{1,4}|ertrag\\w{0,2}',
  it: 'guadagn\\w{1,5}|rendiment\\w|profitt\\w|garantit\\w|senza rischi\\w{0,1}|raddoppi\\w{1,4}|al giorno',
  nl: 'winst\\w{0,2}|rendement|gegarandeerd|zonder risico|verdubbel\\w{0,3}|verdien\\w{0,3}|per dag',
  'hi-Latn': 'profit|kamai|kamao|kama\\w{0,4}|munafa|guarantee\\w{0,2}|double|return|roz',
  hi: 'मुनाफा|कमाई|कमाएं|लाभ|गारंटी|दोगुना',
  tl: 'kita|kikita|tubo|doble|guaranteed|kumita|profit',
  id: 'untung|keuntungan|profit|cuan|pasti|dijamin|hasil|komisi',
  zh: '收益|盈利|赚|稳赚|翻倍|回报|利润|獲利|賺|穩賺|保本|報酬|佣金|返利|涨停',
})

export const job = words({
  en: '(?:online |remote |part[- ]?time |full[- ]?time |work[- ]from[- ]home |home[- ]based )?(?:job|position|vacancy|vacancies|role|hiring|recruit\\w{1,5}|employment|work from home|part[- ]time|salary|wages?|onboarding|hr (?:manager|department|team)|resume|cv|application|interview|candidate|side hustle|extra income)',
  es: 'trabajo|empleo|vacante|puesto|sueldo|salario|contrat\\w{1,6}|oferta laboral|teletrabajo|reclut\\w{1,6}',
  pt: 'emprego|vaga|trabalho|salario|contrat\\w{1,6}|home office|recrut\\w{1,6}|renda extra',
  fr: 'emploi|poste|travail|salaire|recrut\\w{1,7}|embauch\\w{1,4}|teletravail|candidature',
  de: 'job|stelle|arbeit|gehalt|nebenjob|homeoffice|bewerb\\w{1,5}|minijob|verdienst',
  it: 'lavoro|impiego|stipendio|assun\\w{1,6}|candidatura|da casa|posizione|selezion\\w{1,5}',
  nl: 'baan|vacature|werk|salaris|thuiswerk\\w{0,2}|sollicit\\w{1,6}|bijverdien\\w{0,4}',
  'hi-Latn': 'job|naukri|kaam|salary|part time|work from home|vacancy',
  hi: 'नौकरी|काम|वेतन|भर्ती',
  tl: 'trabaho|hiring|sahod|sweldo|part[- ]?time|raket|work from home',
  id: 'kerja\\w{0,4}|lowongan|gaji|loker|pekerjaan|sampingan|freelance|karyawan',
  zh: '兼职|招聘|工资|工作|日结|在家|刷单|薪|兼職|徵人|時薪|日薪|月入',
})

export const task = words({
  en: 'tasks?|like (?:videos|posts|and subscribe|products)|lik(?:e|ing) (?:youtube|tiktok|videos)|(?:write|post|leave|paid) reviews?|rate (?:hotels|products|apps)|rating|optimi[sz]\\w{1,6}|data entry|subscribe to|click(?:ing)? (?:ads|orders)|grab orders|mystery shop\\w{1,4}|evaluat\\w{1,4}|reship\\w{0,4}|re-?ship\\w{0,4}|sets? of (?:orders|tasks)',
  es: 'tareas?|dar (?:me gusta|likes?)|resenas?|valorar',
  pt: 'tarefas?|curtir|avaliar|curtidas',
  fr: 'taches?|aimer|liker|avis|noter',
  de: 'aufgaben?|bewertung\\w{0,2}|liken',
  it: 'compiti|mettere (?:like|mi piace)|recensioni|recensire',
  nl: 'taken|liken|beoordel\\w{1,4}|reviews',
  'hi-Latn': 'tasks?|like kar\\w{0,3}|review|subscribe|rating',
  hi: 'टास्क|लाइक|रिव्यू',
  tl: 'tasks?|mag-?like|like|review',
  id: 'tugas|misi|like|subscribe|follow|review|task',
  zh: '任务|点赞|刷单|关注|做单|任務|按讚|追蹤|好评',
})

export const authority = words({
  en: 'police|officer|detective|sheriff|constable|federal (?:police|agents?|officers?|court|bureau|marshals?)|fbi|court|judge|magistrate|warrant|arrest\\w{0,3}|lawsuit|legal (?:action|proceedings|department)|prosecut\\w{1,5}|case (?:number|id|file|has been)|summons|subpoena|customs (?:officer|department|office)|tax (?:office|department|authority)|ministry|immigration (?:office|officer|department)|narcotics|money laundering|cyber ?crime|cbi|interpol|bailiffs?|jail|prison|crime branch|irs|hmrc|social security administration|bureau|enforcement|fir|commissioner|attorney|law firm|debt collections?',
  es: 'policia|guardia civil|juzgado|juez|fiscal\\w{0,2}|orden de arresto|detencion|demanda|multa|hacienda|denuncia|embargo|expediente|comisaria|delito|arrest\\w{1,4}',
  pt: 'policia|tribunal|juiz|justica|mandado|prisao|processo|multa|receita federal|financas|penhora|delegad[ao]|delegacia|intimacao|procuradoria',
  fr: 'police|gendarmerie|tribunal|juge|mandat|arrestation|poursuites|amende|plainte|huissier|impots|procureur|saisie|brigade',
  de: 'polizei|kripo|kommissar\\w{0,2}|gericht|haft\\w{0,6}|staatsanwalt\\w{0,6}|anzeige|finanzamt|gerichtsvollzieher|vollstreckung|mahnung|inkasso|festnahme|pfandung',
  it: 'polizia|carabinieri|tribunale|giudice|mandato|arrest\\w{1,3}|denuncia|multa|agenzia delle entrate|pignoramento|avvocato|procura|guardia di finanza|maresciallo',
  nl: 'politie|rechercheur|rechtbank|rechter|arrestatie|aanhouding|boete|deurwaarder|belastingdienst|aangifte|dagvaarding|incasso|justitie|agent',
  'hi-Latn':
    'police|thana|court|arrest|warrant|cbi|crime branch|fir|case|cyber cell|custom\\w{0,1}|officer|inspector|giraftar\\w{0,1}|trai|narcotics',
  hi: 'पुलिस|गिरफ्तार|कोर्ट|सीबीआई|केस|वारंट|क्राइम ब्रांच|थाना|अधिकारी',
  tl: 'pulis|nbi|korte|warrant|kaso|aresto|demanda|makukulong|abogado|barangay',
  id: 'polisi|polres|pengadilan|tangkap|penjara|kasus|surat panggilan|tilang|hukum|kejaksaan|bea cukai|narkoba|somasi',
  zh: '公安|警察|民警|法院|检察院|逮捕|拘捕|通缉|洗钱|案件|涉嫌|传票|警方|檢察官|法院|拘提|通緝|洗錢|涉案|警官|律师函|刑事',
})

export const love = words({
  en: 'my (?:love|dear|darling|queen|king|heart|angel|baby|sweetheart|honey)|love you|miss you|soul ?mate|our future|marry|marriage|fell in love|in love with|meet you (?:soon|in person)|god brought|feelings for|babe|honey|sweetheart|beautiful soul|destiny|hold you',
  es: 'mi (?:amor|vida|reina|rey|cielo|corazon|princesa)|te (?:amo|quiero|extrano)|casarnos|alma gemela|viud[ao]|carino',
  pt: 'meu (?:amor|bem|anjo|rei)|minha (?:vida|rainha|princesa)|te amo|saudades?|casar|viuv[ao]|alma gemea',
  fr: "mon (?:amour|coeur|ange|cheri)|ma (?:cherie|reine|belle)|je t'aime|tu me manques|mariage|ame soeur|veu[fv]e?",
  de: 'mein (?:schatz|herz|engel|liebling)|meine (?:liebe|konigin)|ich liebe dich|vermisse dich|heirat\\w{0,3}|witwer?|seelenverwandt\\w{0,2}',
  it: 'amore(?: mio)?|tesoro|mio (?:cuore|re)|mia (?:regina|vita)|ti amo|mi manchi|sposar\\w{1,3}|vedov[ao]|anima gemella',
  nl: 'mijn (?:lief|schat|liefste|engel|koningin)|lieverd|ik hou van je|mis je|trouwen|weduw\\w{1,4}|zielsverwant',
  'hi-Latn': 'jaan|pyaar|shaadi|dear|janu|meri jaan',
  hi: 'जान|प्यार|शादी',
  tl: 'mahal(?: ko| kita)?|miss kita|pakasal|honey|babe|asawa',
  id: 'sayang|cinta|menikah|kangen|cintaku|rindu',
  zh: '亲爱的|宝贝|爱你|想你|结婚|老公|老婆|親愛的|寶貝|愛你|結婚|缘分',
})

export const loan = words({
  en: 'loans?|credit (?:line|limit|score|repair)|debt\\w{0,1}|borrow|pre-?approved|mortgage|refinanc\\w{1,4}|cash advance|student loan|forgiveness|consolidat\\w{1,5}|lender|financing|overdraft',
  es: 'prestamos?|credito|deuda\\w{0,1}|financiacion|preaprobad[ao]',
  pt: 'emprestimos?|credito|divida\\w{0,1}|financiamento|consignado|pre-?aprovad[ao]',
  fr: 'prets?|credit|dette\\w{0,1}|emprunt|financement|rachat',
  de: 'kredit\\w{0,4}|darlehen|schulden|schufa|finanzierung',
  it: 'prestit[oi]|credito|debit[oi]|finanziament\\w|mutuo',
  nl: 'lening\\w{0,2}|krediet|schuld\\w{0,2}|lenen|financiering',
  'hi-Latn': 'loan|karz|udhaar|emi|credit',
  hi: 'लोन|ऋण|कर्ज',
  tl: 'loan|utang|pautang|credit',
  id: 'pinjaman|pinjol|kredit|utang|dana tunai|kta',
  zh: '贷款|借款|额度|放款|利息|征信|借貸|貸款|額度|信貸|免息',
})

export const refund = words({
  en: '(?:tax |overpaid |pending |full )?(?:refund\\w{0,2}|rebate|reimburse\\w{0,4}|compensat\\w{1,4}|overpa\\w{1,6}|owed|cash ?back|unclaimed|stimulus|(?:a|the|your|government|federal|heating|energy|free) grants?|subsidy|relief (?:fund|payment)|payout|benefit payment)',
  es: 'reembolso|devolucion|compensacion|indemnizacion|bono|ayuda|subsidio|subvencion',
  pt: 'reembolso|restituicao|devolucao|indemnizacao|indenizacao|auxilio|subsidio|valores a receber|apoio',
  fr: 'remboursement|indemnisation|indemnite|aide|prime|trop[- ]percu|avoir',
  de: 'ruckerstattung|erstattung|ruckzahlung|entschadigung|guthaben|zuschuss|gutschrift',
  it: 'rimborso|indennizzo|bonus|risarcimento|sussidio|accredito',
  nl: 'terugbetaling|teruggave|vergoeding|toeslag|compensatie|tegoed|subsidie',
  'hi-Latn': 'refund|cashback|subsidy|wapas|claim|muavza|yojana',
  hi: 'रिफंड|सब्सिडी|योजना|मुआवजा|वापस',
  tl: 'refund|ayuda|cash assistance|rebate',
  id: 'refund|pengembalian|bantuan|bansos|subsidi|kompensasi|cashback',
  zh: '退款|退费|补贴|理赔|赔付|返还|退稅|退款|補助|補貼|賠償|津贴',
})

export const recovery = words({
  en: 'recover(?:ed|ing)? (?:your|the|my|all|lost|stolen|scammed|his|her)|(?:asset|fund|fraud|crypto|money) recovery|recovery (?:unit|expert|agent|team|firm|specialist)|get (?:your|my|all) (?:money|funds|crypto|coins) back|lost (?:funds|money|crypto|bitcoin)|scam victims?|asset recovery|trace(?:d)? (?:the|your)|chargeback|hacker|ethical hacker|got (?:everything|my money|it all) back',
  es: 'recuper\\w{1,6}|victimas? de (?:estafa|fraude)|fondos perdidos',
  pt: 'recuper\\w{1,6}|vitimas? de (?:golpe|burla|fraude)',
  fr: "recuper\\w{1,6}|victimes? (?:d'arnaque|de fraude)|fonds perdus",
  de: 'zuruckhol\\w{0,3}|zuruckbekomm\\w{0,3}|ruckholung|verlorene\\w{0,2}|betrugsopfer',
  it: 'recuper\\w{1,6} (?:i |il |dei |del |la )?(?:su[oe]i? |tu[oe]i? )?(?:soldi|denaro|fondi|perdite|somm\\w)|vittime? (?:di truffa|di frode)|fondi persi',
  nl: 'terughal\\w{0,3}|terugkrijg\\w{0,3}|slachtoffer\\w{0,2}|verloren geld',
  'hi-Latn': 'recover\\w{0,3}|wapas dila\\w{0,4}|paisa wapas',
  tl: 'mabawi|mabalik|recover\\w{0,3}',
  id: 'kembalikan|pemulihan|mengembalikan|uang kembali',
  zh: '追回|挽回|退回损失|追討|維權|维权|挽损',
})
