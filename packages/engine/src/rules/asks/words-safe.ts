import { words } from '../../reading/sought.ts'

// Words for money that is to be "brought to safety". Accents are left out of Latin letters.

/** Moving, opening, transferring. */
export const moveMoney = words({
  en: 'mov(?:e|ed|ing)|transfer\\w{0,4}|shift(?:ed|ing)?|send|deposit\\w{0,3}|put|park|open(?:ed|ing)?|set(?:ting)? up|creat(?:e|ed|ing)|secur(?:e|ed|ing)|protect\\w{0,3}|remit',
  es: 'muev\\w{1,3}|mover|transfier\\w{1,3}|transferir\\w{0,3}|traspas\\w{1,4}|pas(?:e|ar|amos|a)|ingres\\w{1,4}|abiert[oa]|abrir\\w{0,2}|deposit\\w{1,3}|pong\\w{1,3}',
  pt: 'mov\\w{1,4}|transfer\\w{1,5}|transfir\\w{1,3}|pass\\w{1,4}|deposit\\w{1,3}|abri\\w{0,3}|abrir|coloc\\w{1,3}|guard\\w{1,3}',
  fr: 'transfer\\w{1,5}|vire[rz]?|virement\\w{0,1}|deplace[rz]?|verse[rz]?|ouvert|ouvrir|place[rz]?|mett\\w{1,4}|basculer|securise[rz]',
  de: 'uberweis\\w{1,4}|ubertrag\\w{1,3}|verschieb\\w{1,3}|einzahl\\w{1,3}|eingerichtet|einrichten|eroffnet|umbuch\\w{1,3}|sicherstell\\w{1,3}|transferier\\w{1,3}|bring\\w{1,3}',
  it: 'spost\\w{1,6}|trasferi\\w{1,4}|bonific\\w{1,4}|vers\\w{1,4}|apert[oa]|apriamo|aprire|mett\\w{1,4}|gir\\w{1,4}',
  nl: 'overboek\\w{0,3}|overmak\\w{0,3}|overgemaakt|overgeboekt|verplaats\\w{0,3}|veiligstel\\w{1,4}|zet(?:ten)?|klaargezet|geopend|stort\\w{0,3}|boek\\w{0,2}|maak\\w{0,1}',
  'hi-Latn': 'transfer|bhej\\w{0,4}|daal\\w{0,3}|jama|move|rakh\\w{0,3}|khol\\w{0,3}',
  hi: 'ट्रांसफर|भेज|डाल|जमा|स्थानांतरित|रख',
  tl: 'ilipat|ilagay|i-?transfer|ipadala|i-?deposit|i-?move|buksan',
  id: 'pindah\\w{0,3}|dipindah\\w{0,3}|transfer|ditransfer|setor\\w{0,3}|kirim\\w{0,3}|amankan|simpan',
  zh: '转|轉|汇|匯|存|放|移|打',
  pl: 'przel\\w{1,6}|przenies\\w{1,4}|przekaz\\w{1,3}|wplac\\w{1,4}|zabezpiecz\\w{1,4}|otworz\\w{1,5}',
  da: 'overfor\\w{0,4}|flyt\\w{0,4}|saet\\w{0,4}|opret\\w{0,5}|send\\w{0,2}',
  sv: 'overfor\\w{0,4}|for over|flytta\\w{0,2}|satt\\w{0,2}|oppna\\w{0,3}|skicka\\w{0,2}',
  no: 'overfor\\w{0,4}|flytt\\w{0,4}|sett\\w{0,2}|opprett\\w{0,4}|send\\w{0,2}',
  fi: 'siir\\w{1,8}|talle\\w{1,6}|avat\\w{1,5}|maks\\w{1,5}',
  tr: 'aktar\\w{1,8}|transfer|gonder\\w{1,6}|yatir\\w{1,6}|havale|tasi\\w{1,6}',
  vi: 'chuyen|nop|gui|dua',
  ja: '移|送金|振り込|振込|入金|預け',
  ko: '이체|송금|옮기|옮겨|입금|보내|보관',
  th: 'โอน|ย้าย|ฝาก',
  ar: 'حول|تحويل|انقل|نقل|أودع|ايداع|إيداع|ارسل|أرسل',
  ru: 'перевед|перевест|перевод|перечисл|внест|внес|размест',
  uk: 'перекаж|перека[зж]|переказ|перевед|внес|переказ|розміст',
})

/** The account that protects nobody but the thief. */
export const safeAccount = words({
  en: '(?:safe(?:ty|guard(?:ed|ing)?)?|secure (?:holding|temporary|custody|new|government|federal|escrow)|secured?|protected|holding|quarantine) (?:bank )?(?:account|wallet|vault|locker)s?|(?:rbi|government|federal|treasury|supreme court|court|police|central bank|fca|bnm|sec|ftc) (?:safe |secure |supervised |verification |escrow |protected )?(?:account|wallet|locker|vault)s?',
  es: 'cuentas? (?:\\w{1,8} )?(?:segura|de seguridad|protegida|refugio|blindada|de resguardo|espejo)',
  pt: 'contas? (?:\\w{1,8} )?(?:segura|de seguranca|protegida|cofre|espelho|reserva)',
  fr: 'comptes? (?:\\w{1,10} )?(?:securises?|de securite|de secours|proteges?|tampon|miroir|provisoire|de garantie)',
  de: 'sicherheitskonto|sicherungskonto|schutzkonto|treuhandkonto|sicher\\w{0,3} (?:\\w{1,10}-?)?konto|geschutzte\\w{0,1} konto|(?:polizei|gerichts|zwischen)-?konto',
  it: 'cont[oi] (?:\\w{1,10} )?(?:sicuro|di sicurezza|protetto|tecnico|di appoggio|di garanzia|blindato)',
  nl: 'kluisrekening|veiligheidsrekening|veilige (?:\\w{1,10} )?rekening|beveiligde rekening|noodrekening|schaduwrekening',
  'hi-Latn':
    '(?:safe|secure|surakshit|sarkari|rbi|government|supreme court)(?: ke| ka| wale)? (?:safe |secure )?(?:account|khat[ae]|locker)',
  hi: 'सुरक्षित (?:खात|अकाउंट)|सेफ अकाउंट|सरकारी (?:खात|अकाउंट)|आरबीआई (?:के )?(?:खात|अकाउंट)|कोर्ट के (?:खात|सुरक्षित)',
  tl: '(?:ligtas|secured?|protektado)(?: na)? (?:account|bank account)|safe (?:na )?account',
  id: 'rekening (?:yang )?(?:aman|penampung\\w{0,2}|sementara|negara|khusus penyelidikan)|akaun (?:selamat|sementara|bnm)',
  zh: '安全[账帐賬帳][户戶号號]|核查[账帐賬帳][户戶]|[监監][管][账帐賬帳][户戶]|清查[账帐賬帳][户戶]|公安[账帐賬帳][户戶]|保[护護][账帐賬帳][户戶]|安全戶口',
  pl: '(?:bezpieczn\\w{1,3}|techniczn\\w{1,3}|rezerwow\\w{1,3}|zabezpieczon\\w{1,3}) (?:\\w{1,10} )?(?:kont\\w{1,3}|rachun\\w{1,4})|(?:kont\\w{1,3}|rachun\\w{1,4}) (?:bezpieczn\\w{1,3}|techniczn\\w{1,3}|rezerwow\\w{1,3})',
  da: '(?:sikker|sikkert|sikre|sikkerheds)[- ]?konto\\w{0,4}|sikringskonto\\w{0,2}',
  sv: '(?:saker|sakert|sakra|sakerhets|trygghets|skydds)[- ]?konto\\w{0,2}',
  no: '(?:sikker|trygg|sikkerhets)[- ]?konto\\w{0,3}',
  fi: 'turvatil\\w{1,4}|turvallisel\\w{1,3} til\\w{1,4}|suojatil\\w{1,4}|valiaikaisel\\w{1,3} til\\w{1,4}',
  tr: 'guvenli (?:\\w{1,10} )?hesa\\w{1,5}|guvenlik hesa\\w{1,5}|guvence hesa\\w{1,5}|havuz hesa\\w{1,5}|emanet hesa\\w{1,5}|devlet hesa\\w{1,5}',
  vi: 'tai khoan (?:an toan|tam giu|bao mat|cua (?:vien kiem sat|cong an|bo cong an|toa an))',
  ja: '安全な口座|保護口座|(?:検察|警察|金融)庁の口座|調査用?の?口座|指定の?安全口座',
  ko: '안전 ?계좌|보호 ?계좌|국가 ?계좌|(?:금감원|검찰) ?계좌',
  th: 'บัญชี(?:ที่)?ปลอดภัย|บัญชีกลาง|บัญชี(?:ของ)? ?ปปง|บัญชีตรวจสอบ',
  ar: 'حساب(?:ا|ً|اً)? (?:بنكي )?(?:آمن|امن|محمي|مؤقت)|الحساب (?:الآمن|الامن|المحمي)',
  ru: 'безопасн(?:ый|ом|ого) сч[её]т|защищ[её]нн(?:ый|ом|ого) сч[её]т|резервн(?:ый|ом|ого) сч[её]т|специальн(?:ый|ом|ого) сч[её]т|безопасную ячейку|единый лицевой сч[её]т|сч[её]т (?:центробанка|цб|росфинмониторинга)',
  uk: 'безпечн(?:ий|ому|ого) рахун|захищен(?:ий|ому|ого) рахун|резервн(?:ий|ому|ого) рахун|спеціальн(?:ий|ому|ого) рахун',
})

/** "Never", in the languages that only these rules know. */
export const neverAbroad = words({
  pl: 'nie|nigdy|nikt',
  da: 'ikke|aldrig|ingen',
  sv: 'inte|aldrig|ingen',
  no: 'ikke|aldri|ingen',
  fi: 'ei|eivat|eika|ala|alkaa|koskaan|emme',
  tr: 'asla|hicbir|kimse|degil|yok',
  vi: 'khong|chang|dung',
  ko: '절대',
  th: 'ไม่|อย่า|ห้าม|มิจฉาชีพ',
  ar: 'لن |لا |أبدا|ابدا|احتيال',
  ru: ' не |никогда|мошенн',
  uk: ' не |ніколи|шахра',
})

/** Languages in which the "not" comes last: it denies what stands before it. */
export const deniedAfter = words({
  ja: 'ことは(?:ありません|ございません|ない)|お願いしません|求めません|詐欺',
  ko: '(?:하지|요구하지|요청하지) 않|없습니다|사기|피싱',
  tr: 'istemez\\w{0,3}|istemiyor\\w{0,3}|talep etmez\\w{0,3}|dolandirici\\w{0,6}',
})
