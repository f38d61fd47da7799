type Section = { readonly title: string; readonly paragraphs: readonly string[] }

export const LEGAL_DATE = 'August 18, 2025'

export const legalWords = { dated: 'Last updated: {date}' } as const

export const privacyTitle = 'Privacy Policy'
export const privacyLead = 'What ATLAS does with what you bring, in plain words.'

const ACCOUNT_TITLE = 'When you have an account'

/** Says what this software does. Whoever runs it for others adds who they are and which law applies. */
export const privacySections: readonly Section[] = [
  {
    title: 'In short',
    paragraphs: [
      'You can check texts, pictures, recordings and links without an account. What you check is read on the machine that runs ATLAS, answered, and then forgotten. There is no advertising, no tracking and no sale of data.',
    ],
  },
  {
    title: 'Who is responsible',
    paragraphs: [
      'ATLAS is software that anyone can run. Responsible for your data is whoever runs the copy you are using: the owner of the address in your browser. Questions about your data go to them.',
    ],
  },
  {
    title: 'When you check something without an account',
    paragraphs: [
      'Your text, picture, recording or link is sent to this server over the connection of this page, checked there, and not stored. It is not written to logs either. Uploaded files are removed as soon as they have been read.',
      'ATLAS never opens the links you check, and does not send them to other services unless the operator has switched such a service on. If one was asked, the report names it.',
    ],
  },
  {
    title: 'When you use the private check',
    paragraphs: [
      'With the switch “Private check” on the text and link pages, the check runs in your browser, with the model that came with ATLAS. What you enter is not sent anywhere.',
    ],
  },
  {
    title: ACCOUNT_TITLE,
    paragraphs: [
      'We store your first and last name, your username, your role, a protected form of your password (a one-way hash, not the password itself), when the account was created, and when each of your logins began and ends.',
      'We count, day by day, how many checks you ran while logged in and how many of them were called scams. We do not keep what you checked.',
      'A scrambled form of the network addresses you logged in from is kept to protect the account against strangers who guess passwords.',
    ],
  },
  {
    title: 'When you submit an example or report a result',
    paragraphs: [
      'Before a text is stored, names after greetings, your own name, e-mail addresses, phone, card, account and other long numbers, codes and street addresses are taken out, as far as a program can find them. The page shows what will be stored, and you can change it.',
      'What is left is stored together with your account, with what you think it is and why, and with what ATLAS had told you, until a person has reviewed it. If it is approved, it joins the examples ATLAS learns from and appears in your history; its first words, without numbers and addresses, may be shown to people who check something alike. Admins of this server can train its model anew with approved examples; a trained model holds numbers, not texts. If it is not taken, its text is deleted permanently, at the latest an hour after the decision; when that was and the reason stay in your history. Who reviewed what, and when, is written down without the text.',
    ],
  },
  {
    title: 'What is kept in your browser',
    paragraphs: [
      'Your login (a token, under two names), your choice of light or dark and of large text, the country you chose for reporting and, so that the page opens without internet, a copy of the page itself and of what judges texts and links. ATLAS sets no cookies for that.',
      'So that nothing is lost when you reload or look at another page, this tab keeps what you typed and the last report of each check until you close it; of pictures and recordings only the report. If you turn on “Checks on this device”, this browser keeps your newest 50 checks until you erase them. None of this is sent anywhere. Signing out erases it, removes the token and ends the login on the server.',
    ],
  },
  {
    title: 'Protection against misuse',
    paragraphs: [
      'To keep the service usable, calls are counted for each network address for minutes up to an hour. For this the address is kept only in scrambled form. Log lines say which part of ATLAS was used, how long it took and how it ended, not by whom and not with what.',
    ],
  },
  {
    title: 'How long',
    paragraphs: [
      'A login ends after at most seven days. Account data stay as long as the account exists. Approved examples stay in the dataset. A backup of all this is made every day and kept for seven days, and if one has to be restored, what was deleted since is deleted again. Under Account Settings you can delete your account at any time: what waits for review is deleted with it, approved examples stay without any link to you. To have an approved example removed, ask the operator of this server; what a trained model learned from it goes with the next training.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Depending on where you live you may see, correct, move or delete data about you, and complain to a data protection authority. Under Account Settings you can download everything that is stored about you, change names, username and password, and delete the account; for everything else write to the operator.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When ATLAS starts to do something else with data, this page is changed first, and the date above with it.',
    ],
  },
]

const GOOGLE_SECTION: Section = {
  title: 'When you use Google to log in',
  paragraphs: [
    'On this server you can log in with Google, if you choose to. Your browser then goes to Google, and Google learns that you log in here. Google tells us your first and last name and an identifier for you; we store these with your account. We do not ask for your e-mail address, never see your Google password and have no access to your mail.',
    'While you are on the way, a cookie that ends after ten minutes makes sure that it is you who comes back. You can disconnect Google under Account Settings at any time; the identifier is then removed. What you check is never sent to Google for this.',
  ],
}

/** Where Google sign-in is set up: after what is said of accounts. */
export const privacySectionsWithGoogle: readonly Section[] = privacySections.flatMap((section) =>
  section.title === ACCOUNT_TITLE ? [section, GOOGLE_SECTION] : [section],
)

export const termsTitle = 'Terms of Service'
export const termsLead = 'What you can expect from ATLAS, and what ATLAS expects from you.'

export const termsSections: readonly Section[] = [
  {
    title: 'What ATLAS is',
    paragraphs: [
      'ATLAS is a free tool that checks texts, pictures, recordings and links for signs of a scam and explains what it found. By using it you accept these terms. If you do not accept them, please do not use it.',
    ],
  },
  {
    title: 'An answer is advice, not proof',
    paragraphs: [
      'Every answer is made by a program and can be wrong in both directions: a scam can be missed, and an honest message can be called a scam. “Legitimate” and “appears to be safe” mean that no sign was found, not that there is no danger.',
      'Do not rely on ATLAS alone when money, health or freedom is at stake. Ask your bank, the real sender or the police, in a way you already know. ATLAS does not give legal or financial advice.',
    ],
  },
  {
    title: 'In an emergency',
    paragraphs: ['If you are being threatened or have just lost money, call your bank and the police first.'],
  },
  {
    title: 'What you may bring',
    paragraphs: [
      'Bring only what you may share: your own messages, or those you have been asked to look at. Do not upload anything that is against the law to possess or to pass on. You keep all rights to what you bring.',
      'When you submit an example, you allow this copy of ATLAS to store it, to learn from it after a review, and to use it to improve the check for everyone.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You do not need one to check something. If you make one, keep the password to yourself, give a name you may use, and do not pretend to be somebody else. You are responsible for what is done with your account until you tell the operator that it was taken over.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not try to break in, to overload the service, to get around its limits, or to use it to make scams better. Requests beyond the limits are refused for a while. Accounts that harm others can be closed and submissions rejected.',
    ],
  },
  {
    title: 'No promise of availability',
    paragraphs: [
      'ATLAS is offered as it is, free of charge, without any guarantee that it is always there, free of errors or fit for a particular purpose. As far as the law allows, neither the authors nor the operator are liable for damage that comes from using it or from relying on an answer. Liability for intent, gross negligence and injury to life or health stays as the law says.',
    ],
  },
  {
    title: 'The software',
    paragraphs: [
      'The source code of ATLAS is open under the MIT licence; the link is at the foot of every page. Fonts, icons and models have licences of their own, which come with the source.',
    ],
  },
  {
    title: 'Changes and law',
    paragraphs: [
      'These terms may change; the date above then changes too. The law of the place where the operator of this server is established applies, without taking away the protection that consumer law gives you where you live.',
    ],
  },
]
