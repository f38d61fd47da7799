import { words } from '../../reading/sought.ts'

import { anyOf, before, inShort, thing, unless, without } from '../rule.ts'
import { calmKeys } from './words-calls.ts'
import { call, click } from './words-ask.ts'
import { never, scamTalk } from '../pressure/words-pressure.ts'
import { shut, unusual } from '../stories/words-story.ts'
import type { Rule } from '../rule.ts'

export const askActions: readonly Rule[] = [
  {
    id: 'text/locked-and-link',
    theme: 'ask',
    kinds: ['phishing', 'bank-impersonation'],
    find: without(anyOf(before(shut, thing('link'), 140, true), before(unusual, thing('link'), 140, true)), scamTalk),
    catches: [
      'Your card has been blocked. Unlock it: http://unlock-card.example',
      'Unusual login detected, secure it at safe-login.top/x',
    ],
    ignores: [
      'The road is blocked until Monday.',
      'Our office is closed on Monday.',
      'We accepted your claim for the cancelled flight: www.lufthansa.com/refund',
      'Closed the short at breakeven. t.me/marketdiary',
      'The number is limited to the first 3,000 families: museum-pas.online',
    ],
  },
  {
    id: 'text/locked-and-call',
    theme: 'ask',
    kinds: ['bank-impersonation', 'tech-support'],
    find: without(
      anyOf(
        before(shut, before(call, thing('phone'), 30), 140, true),
        before(unusual, before(call, thing('phone'), 30), 140, true),
      ),
      scamTalk,
    ),
    catches: [
      'Your account is locked. Call 844-555-0100 now.',
      'We saw an unauthorized charge. Call us on 0800 555 0100',
    ],
    ignores: ['The road is closed today.', 'Call me later.'],
  },
  {
    id: 'text/press-a-key',
    theme: 'ask',
    find: without(
      words({
        en: '(?:press|dial|hit (?=[0-9])) ?(?:the )?(?:number )?(?:one|1|two|2|nine|9|zero|0|five|5|any key|star)(?: now| immediately| on your (?:phone|keypad))?(?: to| and)|press (?:one|1|nine|9|two|2) (?:now|immediately)',
        es: '(?:pulse|marque|presione|oprima) (?:el |la tecla )?(?:1|uno|2|dos|9|nueve)',
        pt: 'tecle (?:1|um|9|nove)|disque (?:1|um)|digite (?:1|um)',
        fr: 'tapez (?:1|un|2|deux|9)|appuyez sur (?:la touche )?(?:1|un|2|deux|9)',
        de: '(?:drucken|wahlen) sie (?:jetzt )?(?:die )?(?:1|eins|2|zwei|9)',
        it: '(?:prema|digiti|prem[ie]|digita) (?:il tasto |il |l.)?(?:1|uno|2|due|9)',
        nl: '(?:toets|druk op)(?: een| de)? (?:1|een|2|twee|9)',
        'hi-Latn': '(?:1|ek|2|do|9|nau) dab(?:aye|aiye|ayein|aen|ae|ao)\\w{0,1}',
        id: 'tekan (?:1|satu|9)',
        tl: 'pindutin ang (?:1|isa)',
        zh: '请按(?:[0-9]|一|二|九|键)|按(?:1|一|9|九|0)(?:键|转|號|鍵|，|,|$)|請按(?:[0-9]|一|九)',
        hi: '(?:एक|दो|नौ|शून्य|[0-9०-९])(?: नंबर)? दबा',
      }),
      calmKeys,
    ),
    catches: [
      'press one to speak to an agent',
      'press 1 to cancel this order',
      'to cancel, press one now',
      'अधिकारी से बात के लिए 9 दबाएं।',
    ],
    ignores: [
      'Press the button at the gate.',
      'He pressed me for an answer.',
      'You have an appointment on Tuesday. Press 1 to confirm.',
      'They hit two and then scored again.',
      'नीला बटन दबाएं और प्रतीक्षा करें।',
    ],
  },
  {
    id: 'text/reply-to-confirm',
    theme: 'ask',
    find: inShort(
      words({
        en: '(?:reply|respond|text|answer|send)(?: back)?(?: with)? ["\'<(]{0,2}(?:yes|no|y|1|2|ok|help|info|start|join|interested|claim|a)["\'>)]{0,2}(?! ?to (?:opt|stop|unsub))',
        es: 'respond\\w{1,3} (?:con )?["\']?(?:si|no|1|ok)',
        pt: 'respond\\w{1,3} (?:com )?["\']?(?:sim|nao|1)',
        fr: 'repond\\w{1,3} ["\']?(?:oui|non|1|ok)',
        de: 'antwort\\w{1,3} (?:sie )?(?:mit )?["\']?(?:ja|nein|1)',
        it: 'rispond\\w{1,3} (?:con )?["\']?(?:si|no|1)',
        nl: 'antwoord (?:met )?["\']?(?:ja|nee|1)',
        id: 'balas ["\']?(?:ya|mau|1|ok|yes)',
        tl: 'reply (?:yes|1|info)',
        'hi-Latn': 'reply (?:kare\\w{0,1} )?(?:yes|haan|1)|yes (?:likh|reply|type)\\w{0,3}',
        zh: '回复(?:1|Y|是)|回覆(?:1|Y|是)',
      }),
      600,
    ),
    catches: ['Reply YES to confirm the payment', 'text back 1 for details'],
    ignores: ['Reply STOP to opt out.', 'She replied with a long letter.'],
  },
  {
    id: 'text/open-attachment',
    theme: 'ask',
    kinds: ['phishing', 'business-email'],
    find: unless(
      before(
        words({ en: 'open|see|view|review|access|download|check|find|sign' }),
        words({
          en: '(?:the |your |an? )?(?:attached|attachment|secure (?:document|file|message)|shared (?:document|file)|pdf (?:invoice|file)|document (?:pending|awaiting|shared)|docusign|voice ?mail (?:message|attached)|encrypted message|scanned (?:document|copy)|fax)',
        }),
        36,
      ),
      never,
      24,
    ),
    catches: ['Please review the secure document before noon.', 'Open the attached invoice and pay.'],
    ignores: ['I attached a shelf to the wall.', 'Never open the attached file.'],
  },
  {
    id: 'text/not-you-then-click',
    theme: 'ask',
    kinds: ['phishing', 'bank-impersonation'],
    find: without(
      before(
        words({
          en: '(?:if )?(?:this )?(?:was ?n.?t|was not|wasn.?t|not|is not|isn.?t) (?:you|me|by you|done by you|authori[sz]ed)\\??|(?:if )?you (?:did ?n.?t|did not|have not|haven.?t|do ?n.?t|do not) (?:make|do|request|authori[sz]e|place|recogni[sz]e|initiate|approve|order|set|add|sign|attempt|log|change|sent?)|didn.?t (?:do|make) this|not your?s',
          es: '(?:si )?no (?:ha sido|fue|es|has sido|fuiste|reconoce\\w{0,2}|es usted|eres tu)',
          pt: '(?:se )?nao (?:foi|reconhece\\w{0,2}|e voce|realizou|fez)',
          fr: "(?:si )?(?:ce n'(?:est|etait) pas vous|vous n'(?:etes|avez) pas)",
          de: '(?:falls )?(?:sie )?(?:das |dies )?(?:nicht (?:sie|du|von ihnen)|waren (?:das )?nicht)',
          it: '(?:se )?non (?:sei stato|e stato|ha (?:effettuato|fatto|richiesto)|riconosc\\w{1,3}|sei tu)',
          nl: '(?:bent|was) (?:u|jij|je) (?:dit|dat|het) niet|niet (?:door u|herken\\w{0,2})',
          'hi-Latn': 'aapne nahi kiya|agar aap nahi',
          id: 'bukan anda|tidak merasa|jika bukan',
          tl: 'hindi (?:ikaw|kayo)|kung hindi',
          zh: '非本人|如非|不是您',
        }),
        anyOf(thing('link'), before(call, thing('phone'), 30)),
        90,
        true,
      ),
      scamTalk,
    ),
    catches: ['If this was not you, visit http://nf-alert.example', "You didn't make this payment? Call 0800 555 0199"],
    ignores: ['If this was not you, change your password in the app.', 'It was not you, it was me.'],
  },
  {
    id: 'text/click-in-fear',
    theme: 'ask',
    find: without(
      before(
        words({
          en: 'avoid|prevent|stop|cancel|dispute|block|or lose',
          es: 'evitar|cancelar|anular',
          pt: 'evitar|cancelar',
          fr: 'eviter|annuler|bloquer',
          de: 'vermeiden|verhindern|stornieren',
          it: 'evitare|annullare|bloccare',
          nl: 'voorkomen|annuleren|blokkeren',
          id: 'batalkan|hindari',
          zh: '避免|取消',
        }),
        before(click, thing('link'), 30),
        80,
      ),
      scamTalk,
    ),
    catches: ['To avoid suspension click http://x-secure.example', 'Cancel the order here: cancel-now.top'],
    ignores: [
      'Avoid the motorway today.',
      'Cancel any time in settings.',
      'Sign in and secure your account, or contact us at ebay.com/help',
    ],
  },
]
