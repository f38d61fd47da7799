/** The one question that would settle it. */
export const questions = {
  'reached-them': 'Have you reached the person on the number you had before?',
  'does-the-bank-app-show-it': 'Does your bank’s own app show the same thing?',
  'waiting-for-a-parcel': 'Are you waiting for a parcel, and does the carrier’s own site know this number?',
  'confirmed-by-phone': 'Did the person confirm it when you called a number you already had?',
  'applied-yourself': 'Did you apply for this job yourself?',
  'met-face-to-face': 'Have you met this person face to face?',
  'wrote-to-them-first': 'Do you know who this is, and did you write to them first?',
  'does-the-site-show-the-payment': 'Does the selling site’s own chat or app show this payment?',
  'asked-for-the-code': 'Did you ask for this code yourself, just now?',
  'seen-it-yourself': 'Have you seen it with your own eyes, or bought from this shop before?',
  'does-the-charity-ask': 'Does the charity’s own site ask for the same thing?',
  'were-you-there': 'Were you on that road or car park, and does the operator’s own site show it?',
  'expected-it': 'Do you know the sender, and were you expecting this message?',
} as const
