import { words } from '../../reading/sought.ts'
import { codeAsked } from './ask-secrets-words.ts'
import { anyOf, before, near, unless } from '../rule.ts'
import { bankDetails, cardDetails, code, hand, password } from './words-ask.ts'
import { never } from '../pressure/words-pressure.ts'

import type { Rule } from '../rule.ts'

export const askCodes: readonly Rule[] = [
  {
    id: 'text/asks-for-code',
    theme: 'ask',
    kinds: ['code-theft', 'bank-impersonation'],
    title: 'Asks you to pass on a code',
    why: 'A one-time code is a key to your account. Nobody who is honest needs to hear it from you.',
    find: codeAsked,
    catches: [
      'Please send me the code you just received.',
      'Read me the 6-digit code so I can cancel the payment',
      'Mandame el codigo de 6 numeros que te llego',
    ],
    ignores: ['Your code is 482913. Never share it with anyone.', 'We will never ask you to read out a code.'],
  },
  {
    id: 'text/code-by-mistake',
    theme: 'ask',
    kinds: ['code-theft'],
    title: 'Says a code was sent to you by mistake',
    why: 'This is how accounts are taken over: the code is for your own account.',
    find: near(
      words({
        en: 'by (?:mistake|accident)|accidentally|wrong number|mistakenly|used your number|put (?:in )?your number|sent (?:it )?to (?:you|your)',
        es: 'por error|sin querer|por equivocacion|me he confund\\w{1,3}|me equivoque',
        pt: 'por engano|sem querer|por erro',
        fr: 'par erreur|par megarde|trompe',
        de: 'aus versehen|versehentlich|falschlicherweise',
        it: 'per (?:errore|sbaglio)|sbagliato',
        nl: 'per ongeluk|per vergissing',
        tl: 'namali|mali',
        id: 'salah|tidak sengaja',
        'hi-Latn': 'galti se',
        zh: '不小心|发错|發錯',
      }),
      code,
      70,
    ),
    catches: [
      'I sent my code to you by mistake, can you forward it?',
      'sorry i accidentally put your number, you will get a code',
    ],
    ignores: ['I took the wrong bus by mistake.', 'You sent the invoice to the wrong address.'],
  },
  {
    id: 'text/code-read-on-call',
    theme: 'ask',
    kinds: ['bank-impersonation', 'code-theft'],
    title: 'A code is to be read out on the phone',
    why: 'Banks and firms never ask you to read out a code on a call.',
    find: unless(
      near(
        code,
        words({
          en: "read(?:ing)? (?:it|that|them|me|those|out|back)|over the phone|tell (?:it|them) to (?:me|us)|while (?:i|we) (?:have|are)|going to (?:get|receive|send you)|you'?ll (?:get|receive)|just (?:came|arrived)|about to receive|i'?m sending you|comes? through",
          es: 'dicte\\w{0,3}|le va a llegar|me lo (?:dice|lee)|le llega',
          pt: 'vai chegar|vai receber|me (?:fala|passa|diz)',
          fr: 'vous allez recevoir|me le|dictez',
          de: 'lesen sie|gleich (?:eine|einen)|bekommen sie gleich|durchgeben',
          it: 'le arriva|ricevera|mi (?:dice|legge|detta)',
          nl: 'u (?:krijgt|ontvangt)|voorlezen',
          'hi-Latn': 'aayega|aaya hoga|bataiye',
          zh: '念给|报给|收到',
        }),
        50,
      ),
      never,
      30,
    ),
    catches: [
      'you are going to get a code just read it back to me',
      'I am sending you a verification code, read that out please',
    ],
    ignores: ['Enter the code in the app to finish.', 'Do not read the code out to anyone.'],
  },
  {
    id: 'text/asks-for-password',
    theme: 'ask',
    kinds: ['phishing'],
    title: 'Asks for your password or sign-in details',
    why: 'No honest company asks for a password in a message.',
    find: unless(
      anyOf(
        before(hand, password, 40),
        before(
          words({
            en: 'confirm|verify|need|update|re-?enter|fill in|asked for|provide|submit',
            es: 'confirm\\w{1,4}|introdu\\w{1,5}|ponga|rellene',
            pt: 'confirme|digite|insira|preencha',
            fr: 'confirme[rz]|saisi\\w{1,5}|renseigne[rz]',
            de: 'bestatigen|eingeben|geben',
            it: 'confermi|inserisca|inserisci',
            nl: 'bevestig|vul|invullen',
            id: 'masukkan|isi',
            tl: 'ilagay|i-?type',
            zh: '输入|輸入|填写',
          }),
          password,
          40,
        ),
      ),
      never,
      34,
    ),
    catches: [
      'Reply with your username and password to keep the mailbox.',
      'Please confirm your login details to continue.',
    ],
    ignores: ['You changed your password today.', 'We will never ask for your password.'],
  },
  {
    id: 'text/asks-for-card',
    theme: 'ask',
    kinds: ['phishing', 'bank-impersonation'],
    title: 'Asks for card details',
    why: 'With the numbers on your card anyone can pay with it.',
    find: unless(
      anyOf(
        before(hand, cardDetails, 44),
        before(
          words({
            en: "confirm|verify|need|have|enter|provide|update|what(?:'s| is)|registers?|link|add|use|validate|submit|card and",
            es: 'confirm\\w{1,4}|introdu\\w{1,5}|necesit\\w{1,5}|tenga|munase|actuali\\w{1,4}',
            pt: 'confirme|digite|informe|precis\\w{1,5}|tenha|atualize|insira',
            fr: 'confirme[rz]|saisi\\w{1,5}|munissez-vous de|besoin de|renseigne[rz]',
            de: 'bestatigen|eingeben|brauche|halten sie|bereit|angeben',
            it: 'confermi|inseri\\w{1,4}|serve|tenga|aggiorn\\w{1,3}',
            nl: 'bevestig|vul|houd|nodig|gereed',
            'hi-Latn': 'bata\\w{0,4}|chahiye|dijiye|daal\\w{0,4}',
            id: 'masukkan|siapkan|sebutkan',
            tl: 'ilagay|ihanda|kailangan',
            zh: '输入|提供|填写|輸入',
          }),
          cardDetails,
          36,
        ),
      ),
      never,
      34,
    ),
    catches: [
      'We need the number on the front of your card and the expiry date.',
      'Please enter your card details to receive the refund',
    ],
    ignores: ['Your card ending 4411 was used for $12.40.', 'We will never ask for your full card number.'],
  },
  {
    id: 'text/asks-for-bank-details',
    theme: 'ask',
    title: 'Asks for your bank details',
    why: 'Bank details are what someone needs to take or move money in your name.',
    find: unless(
      before(
        words({
          en: 'send|give|provide|confirm|verify|share|need|enter|submit|supply|forward|update|include|reply with|text me',
          es: 'envi\\w{1,4}|mand\\w{1,4}|facilit\\w{1,4}|confirm\\w{1,4}|indi\\w{1,5}|necesit\\w{1,5}|actuali\\w{1,4}',
          pt: 'envi\\w{1,4}|mand\\w{1,4}|confirm\\w{1,4}|inform\\w{1,4}|precis\\w{1,5}|atuali\\w{1,4}',
          fr: 'envoye[rz]|communique[rz]|confirme[rz]|fourni\\w{1,5}|transmet\\w{1,4}|besoin de',
          de: 'senden|schick\\w{1,3}|bestatig\\w{1,4}|geben|angeben|nennen|brauche|mitteilen|teilen',
          it: 'invi\\w{1,4}|mand\\w{1,4}|conferm\\w{1,3}|forni\\w{1,5}|comunic\\w{1,5}|serv\\w{1,3}',
          nl: 'stuur|geef|bevestig|vul|nodig',
          'hi-Latn': 'bhej\\w{0,4}|bata\\w{0,4}|dijiye|chahiye|do',
          id: 'kirim\\w{0,3}|berikan|infokan|sebutkan|masukkan',
          tl: 'ibigay|isend|pasend|ilagay',
          zh: '提供|填写|发给|输入|確認',
        }),
        bankDetails,
        40,
      ),
      never,
      34,
    ),
    catches: [
      'Kindly provide your bank account details so we can pay you.',
      'I need your routing number to deposit the cheque.',
    ],
    ignores: ['Your bank account was credited with $50.', 'Never share your bank details.'],
  },
]
