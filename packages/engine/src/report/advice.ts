import type { KindId } from '../knowledge/kinds.ts'
import type { Stage, Verdict } from '../reading/types.ts'

/** What to do now, by kind of scam. Most urgent first; short, calm, without blame. */
const byKind: Readonly<Record<KindId, readonly string[]>> = {
  investment: [
    'Do not pay anything in, not even a small sum to try.',
    'Look the company up with the financial regulator of your country.',
    'Talk to someone you trust before you decide anything.',
  ],
  'business-email': [
    'Do not pay or change bank details because of this message.',
    'Call the person or firm on a number you already have.',
  ],
  'bank-impersonation': [
    'Do not answer, and do not call the number in the message.',
    'Call your bank on the number on your card.',
    'Look in your bank’s own app to see whether anything happened.',
  ],
  government: [
    'Do not pay and do not give any details.',
    'Look up the office yourself and call it, or sign in to its own site.',
  ],
  'tech-support': [
    'Hang up or close the window. Do not call the number.',
    'Do not let anyone see or control your screen.',
    'If you already did, switch the device off and call your bank.',
  ],
  romance: [
    'Do not send money, cards or pictures, whatever the story.',
    'Search the pictures of the person on the web: they are often stolen.',
    'Tell someone close to you about it.',
  ],
  job: [
    'Do not pay anything for a job, and do not pass on money or parcels.',
    'Look up the firm yourself and ask it whether the job is real.',
  ],
  'family-emergency': [
    'Call your relative on the number you have always used.',
    'Ask something only the real person knows.',
    'Do not send money before you have heard their voice.',
  ],
  'code-theft': [
    'Do not pass the code or phrase on to anyone.',
    'If you already did, change the password now and sign out all devices.',
  ],
  phishing: [
    'Do not open the link and do not enter anything.',
    'Go to the site or app yourself and look there.',
    'If you already entered a password, change it now.',
  ],
  parcel: ['Do not open the link and do not pay.', 'Look the parcel up on the carrier’s own site or app.'],
  'toll-parking': [
    'Do not pay through the link.',
    'Look for the charge on the operator’s own site, or call the office.',
  ],
  shopping: [
    'Do not pay by transfer, gift card or crypto.',
    'Search the shop’s name together with the word "reviews".',
    'Never pay for a home or a pet you have not seen.',
  ],
  marketplace: [
    'Stay inside the selling site’s own chat and payment.',
    'Do not scan a code or enter a card to "receive" money.',
  ],
  prize: [
    'Do not pay a fee and do not give bank details.',
    'You cannot win what you did not enter. You may simply delete it.',
  ],
  extortion: [
    'Do not pay and do not answer.',
    'Keep the message and tell the police.',
    'You are not the first, and you are not foolish.',
  ],
  loan: ['Do not pay a fee to get a loan.', 'Check that the lender is registered with the regulator.'],
  recovery: ['Do not pay anyone who promises to get money back.', 'Go to your bank and to the police: both are free.'],
  charity: ['Do not give through this message.', 'Give on the charity’s own site if you wish to help.'],
  account: [
    'Do not open the link. Real notices also stand inside the app.',
    'Sign in yourself and look at your account there.',
  ],
  utility: ['Do not pay now, and do not call the number in the message.', 'Call the number on your last bill.'],
  health: ['Do not give your insurance or health number.', 'Call your insurer on the number on your card.'],
  immigration: ['Do not pay and do not send papers.', 'Ask the immigration office itself, on its own site.'],
  other: ['Do not pay, click or answer for now.', 'Ask someone you trust, and check with the sender in another way.'],
}

const alreadyPaid = [
  'Stop paying now. Call your bank at once and ask it to hold or recall the payment.',
  'You are not the first, and you are not foolish.',
]

const report = 'You can report it where you live. Keep the message until then.'

/** Advice for a report, most urgent first. */
export const adviceFor = (
  verdict: Verdict,
  kind: KindId | undefined,
  stage: Stage | undefined,
  unsure: boolean,
): string[] => {
  if (verdict === 'legitimate') {
    return unsure
      ? ['Wait before you answer, and do not send anything yet.', 'Check with the sender in a way you already know.']
      : ['Nothing in it asks for caution. If you are in doubt, check with the sender in a way you already know.']
  }
  const steps = byKind[kind ?? 'other']
  const first = stage === 'paid' ? alreadyPaid : []
  return verdict === 'scam'
    ? [...first, ...steps, report]
    : [...first, 'Take your time. Nothing honest needs an answer this minute.', ...steps]
}

/** The one question that would settle it, by kind. */
const questions: Readonly<Partial<Record<KindId, string>>> = {
  'family-emergency': 'Have you reached the person on the number you had before?',
  'bank-impersonation': 'Does your bank’s own app show the same thing?',
  parcel: 'Are you waiting for a parcel, and does the carrier’s own site know this number?',
  'business-email': 'Did the person confirm it when you called a number you already had?',
  job: 'Did you apply for this job yourself?',
  romance: 'Have you met this person face to face?',
  investment: 'Do you know who this is, and did you write to them first?',
  marketplace: 'Does the selling site’s own chat or app show this payment?',
  'code-theft': 'Did you ask for this code yourself, just now?',
  shopping: 'Have you seen it with your own eyes, or bought from this shop before?',
  charity: 'Does the charity’s own site ask for the same thing?',
  'toll-parking': 'Were you on that road or car park, and does the operator’s own site show it?',
}

export const questionFor = (kind: KindId | undefined): string =>
  (kind === undefined ? undefined : questions[kind]) ?? 'Do you know the sender, and were you expecting this message?'
