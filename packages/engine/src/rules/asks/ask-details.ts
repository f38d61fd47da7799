import { words } from '../../reading/sought.ts'

import { anyOf, before, eachOf, near, thing, unless } from '../rule.ts'
import { hand, idPapers, install, remoteTool, seedPhrase } from './words-ask.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { verify } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

/** Papers that the sender shows of himself, or of you. */
const ownPapers = words({
  en: 'i (?:attach|enclose|send|can send)|(?:of|and|with) my',
  es: 'copia de mi|foto de mi|mi (?:dni|pasaporte)',
  pt: 'copia do meu|foto do meu|meu (?:cpf|passaporte)',
  fr: 'copie de ma|copie de mon|mon passeport|ma carte',
  de: 'kopie (?:meines|von meinem)|mein(?:en|em)? (?:ausweis|personalausweis)',
  it: 'copia del mio|foto del mio|la mia carta',
  nl: 'kopie van mijn|mijn (?:paspoort|id)',
  id: '(?:ktp|foto) (?:lo|lu|loe) (?:gw|gue)|ktp (?:saya|aku)',
})

export const askDetails: readonly Rule[] = [
  {
    id: 'text/asks-for-id',
    theme: 'ask',
    find: unless(
      near(
        words({
          en: 'send|give|provide|confirm|verify|share|upload|need|enter|submit|supply|photo of|copy of|picture of|scan|reply with|forward|state',
          es: 'envi\\w{1,4}|mand\\w{1,4}|facilit\\w{1,4}|foto|copia|confirm\\w{1,4}|adjunt\\w{1,4}',
          pt: 'envi\\w{1,4}|mand\\w{1,4}|foto|copia|confirm\\w{1,4}|inform\\w{1,4}',
          fr: 'envoye[rz]|photo|copie|fourni\\w{1,5}|transmet\\w{1,4}|scan',
          de: 'senden|schick\\w{1,3}|foto|kopie|hochladen|angeben',
          it: 'invi\\w{1,4}|mand\\w{1,4}|foto|copia|forni\\w{1,5}',
          nl: 'stuur|foto|kopie|upload',
          'hi-Latn': 'bhej\\w{0,4}|bata\\w{0,4}|photo|upload',
          id: 'kirim\\w{0,3}|foto|upload|unggah',
          tl: 'isend|pasend|picture|i-?upload|photo',
          zh: '提供|上传|拍照|发|上傳',
        }),
        idPapers,
        36,
      ),
      eachOf(never, ownPapers),
      30,
    ),
    catches: [
      'Send a photo of your passport and a selfie.',
      'Please confirm your social security number and date of birth.',
    ],
    ignores: [
      'Do not send your passport to anyone.',
      'Bring your passport to the airport.',
      'I attach a copy of my practising certificate and my passport.',
      'Te mando una copia de mi DNI para que veas.',
    ],
  },
  {
    id: 'text/asks-for-seed-phrase',
    theme: 'ask',
    kinds: ['code-theft', 'investment'],
    find: unless(
      anyOf(
        before(hand, seedPhrase, 44),
        before(
          words({
            en: 'confirm|import|validate|verify|need|enter|connect|sync\\w{0,8}|using',
            es: 'introdu\\w{1,5}|confirm\\w{1,4}',
            pt: 'digite|insira|confirme',
            fr: 'saisi\\w{1,5}|entre[rz]',
            de: 'eingeben|geben',
            it: 'inseri\\w{1,4}',
            nl: 'vul|voer',
          }),
          seedPhrase,
          44,
        ),
      ),
      never,
      34,
    ),
    catches: [
      'Enter your 12-word recovery phrase to validate the wallet.',
      'Support will need your seed phrase, please send your private key',
    ],
    ignores: ['Never give your seed phrase to anyone.', 'Write your recovery phrase on paper.'],
  },
  {
    id: 'text/remote-access',
    theme: 'ask',
    kinds: ['tech-support', 'bank-impersonation'],
    find: unless(
      anyOf(
        near(install, remoteTool, 40),
        before(
          words({
            en: "let (?:me|us)|need to|allow|give (?:me|us)|so (?:i|we) can|we'll|i'll|technician",
            es: 'para (?:que )?(?:yo )?pueda',
            fr: 'pour que je',
            de: 'damit ich',
            it: 'cosi posso',
            nl: 'zodat ik|onze medewerker',
          }),
          remoteTool,
          40,
        ),
      ),
      never,
      30,
    ),
    catches: [
      'Please download AnyDesk and tell me the number.',
      'so we can take control of your computer and remove it',
      'install the QuickAssist viewer when the technician asks',
    ],
    ignores: [
      'Our staff never ask you to install AnyDesk.',
      'Remote work is allowed on Fridays.',
      'Download mParivahan apk file below.',
    ],
  },
  {
    id: 'text/install-app-from-link',
    theme: 'ask',
    find: unless(
      near(
        install,
        words({
          en: '(?:the |this |our |attached )?(?:\\w{1,12} )?apk|\\w{2,20}\\.apk|app from (?:this|the) link|not (?:in|on) the (?:app|play) store|unknown sources|side ?load',
          id: '\\w{0,20}\\.?apk|aplikasi (?:ini|di atas|berikut)',
          'hi-Latn': 'apk|\\w{2,20}\\.apk',
          tl: 'apk',
          zh: 'APP下载|安装包|下载链接',
        }),
        30,
      ),
      never,
      24,
    ),
    catches: ['Download rummygold.apk and log in', 'install the attached apk to see the wedding invitation'],
    ignores: ['Download our app from the App Store.', 'Never install an apk from a message.'],
  },
  {
    id: 'text/form-to-fill',
    theme: 'ask',
    kinds: ['phishing'],
    find: unless(
      near(
        words({
          en: 'fill (?:in|out)(?: the| this)?(?: \\w{1,12})? form|complete (?:the|this|your) (?:\\w{1,12} )?(?:form|verification|profile|registration|application)|submit your (?:details|information)|enter your (?:details|information|data)|your (?:personal )?(?:details|information|data|info)',
          es: 'rellen\\w{1,3}|complet\\w{1,3} (?:el|su)|formulario|sus datos',
          pt: 'preench\\w{1,3}|formulario|seus dados',
          fr: 'rempli\\w{1,5}|formulaire|vos (?:informations|coordonnees|donnees)',
          de: 'formular|ausfull\\w{1,3}|ihre daten',
          it: 'compil\\w{1,3}|modulo|i (?:suoi|tuoi) dati',
          nl: 'formulier|vul \\w{1,12} in|uw gegevens',
          id: 'isi (?:data|formulir|form)|data diri',
          tl: 'fill up|form|detalye',
          'hi-Latn': 'form bhar\\w{0,3}|details bhar\\w{0,3}',
          zh: '填写|填表|填寫',
        }),
        thing('link'),
        90,
      ),
      never,
      30,
    ),
    catches: [
      'Fill out the form at http://forms-grant.example/x to receive it',
      'enter your details here: claim-now.top',
    ],
    ignores: ['I filled out the form at the clinic.', 'The link to the photos is https://photos.example.com/a'],
  },
  {
    id: 'text/link-and-verify',
    theme: 'ask',
    kinds: ['phishing', 'account'],
    find: unless(
      unless(anyOf(before(verify, thing('link'), 90), before(thing('link'), verify, 40)), scamTalk, 60),
      words({ en: 'secure (?:inbox|message|page|site|sheet|link|portal|server)' }),
      1,
    ),
    catches: ['Verify your account at http://secure-check.example/login', 'To restore access visit bank-secure.top'],
    ignores: [
      'See the pictures at https://photos.example.com/a',
      'Please confirm if Tuesday works.',
      "The letter's in your secure inbox at starlingbank.com.",
    ],
  },
]
