export type Kind = {
  readonly name: string
  /** Who is almost certainly behind it. */
  readonly almost: string
  readonly how: string
  readonly next: string
}

/** The kinds of scam, by the ids the engine uses: the name, how it works, what comes next. */
export const kinds = {
  investment: {
    name: 'Investment or crypto scam',
    almost: 'Almost certainly somebody who wants you to pay into a false investment.',
    how: 'A group or a new friend shows you big profits on a site that is theirs. The money is gone when you pay it in.',
    next: 'First you may even take out a little. Then a fee or a tax has to be paid before you get the rest.',
  },
  'business-email': {
    name: 'Fake request from work or a supplier',
    almost: 'Almost certainly someone pretending to be your boss or a supplier.',
    how: 'Someone writes in the name of a boss or a supplier and wants a payment, gift cards or new bank details.',
    next: 'They press for secrecy and speed, because one phone call to the real person would end it.',
  },
  'bank-impersonation': {
    name: 'Someone pretending to be your bank',
    almost: 'Almost certainly someone pretending to be your bank.',
    how: 'They frighten you about a payment, then talk you into moving your money “to safety”, which is their account.',
    next: 'A calm “fraud officer” calls, knows your name, and stays on the line while you send the money. You can hang up at any moment.',
  },
  government: {
    name: 'Someone pretending to be an authority',
    almost: 'Almost certainly someone pretending to be an office or the police.',
    how: 'They pretend to be the tax office, a court or the police, and threaten you unless you pay now.',
    next: 'They forbid you to hang up or to speak to anyone. No real office does that.',
  },
  'tech-support': {
    name: 'Fake technical support',
    almost: 'Almost certainly someone pretending to be technical help.',
    how: 'A warning or an invoice makes you call a number. The “helper” then wants into your computer.',
    next: 'They ask you to install a program, show you something frightening, and want to be paid or want your bank.',
  },
  romance: {
    name: 'Romance scam',
    almost: 'Almost certainly someone who only pretends to like you.',
    how: 'Trust and affection come first, often for weeks. Then comes an emergency that costs money.',
    next: 'One payment is never enough. There is always one more bill before you can meet.',
  },
  job: {
    name: 'Job scam',
    almost: 'Almost certainly someone who offers a job that does not exist.',
    how: 'Easy work for good money. Then you pay for tasks, equipment or training, or pass on money for them.',
    next: 'A small first payout builds trust. After that you are asked to pay in.',
  },
  'family-emergency': {
    name: 'Fake family emergency',
    almost: 'Almost certainly someone pretending to be your family.',
    how: 'Someone pretends to be your child or grandchild on a new number, or in trouble.',
    next: 'The next message is usually about a bill that has to be paid today.',
  },
  'code-theft': {
    name: 'Theft of a code or recovery phrase',
    almost: 'Almost certainly someone who wants a code to get into your account.',
    how: 'They ask for a one-time code or a recovery phrase. Whoever has it gets into your account.',
    next: 'Your account is taken over in minutes and then used to write to your friends.',
  },
  phishing: {
    name: 'Phishing: a fake sign-in or form',
    almost: 'Almost certainly someone who wants you to sign in on a false page.',
    how: 'A message leads to a page that looks like your bank, mail or shop and takes what you type in.',
    next: 'With your password they sign in as you, change it, and try it elsewhere.',
  },
  parcel: {
    name: 'Fake parcel notice',
    almost: 'Almost certainly someone who made up a fee for a parcel.',
    how: 'A small delivery or customs fee. The page behind it takes your card details.',
    next: 'Days later someone from “your bank” may call and know your card number.',
  },
  'toll-parking': {
    name: 'Fake toll, fine or parking notice',
    almost: 'Almost certainly someone who made up a toll or a fine.',
    how: 'A small sum and a short deadline, so that you pay without thinking. The page takes your card details.',
    next: 'The fine grows from message to message. The real office writes by post.',
  },
  shopping: {
    name: 'Fake shop, ticket, pet or rental',
    almost: 'Almost certainly someone who sells what does not exist.',
    how: 'A shop, ticket, pet or flat that does not exist, at a very good price, paid in advance.',
    next: 'After you pay there is silence, or one more fee before delivery.',
  },
  marketplace: {
    name: 'Scam between buyer and seller',
    almost: 'Almost certainly someone who only pretends to buy or sell.',
    how: 'A buyer “overpays”, sends a courier, or sends a link where you must enter your card to receive money.',
    next: 'To receive money you never have to enter a card code or pay a fee.',
  },
  prize: {
    name: 'Fake prize, lottery or inheritance',
    almost: 'Almost certainly someone who made up a prize or an inheritance.',
    how: 'You won or inherited something, but a fee comes first. The prize does not exist.',
    next: 'After the first fee comes another one.',
  },
  extortion: {
    name: 'Blackmail',
    almost: 'Almost certainly someone who wants to frighten you into paying.',
    how: 'They say they have recorded you or know something, and want money. Mostly they have nothing.',
    next: 'Paying does not end it. It shows them that you pay.',
  },
  loan: {
    name: 'Loan or debt scam',
    almost: 'Almost certainly someone who offers a loan that does not exist.',
    how: 'A loan or a debt relief for everyone, after a fee in advance.',
    next: 'The fee is gone, the loan never comes, and your papers are used elsewhere.',
  },
  recovery: {
    name: 'Fake help to get lost money back',
    almost: 'Almost certainly someone who wants a fee for money you would never see again.',
    how: 'Someone offers to get back money you lost, for a fee. It is often the same people again.',
    next: 'No honest office asks for a fee to return stolen money.',
  },
  charity: {
    name: 'Fake charity',
    almost: 'Almost certainly someone who collects for their own pocket.',
    how: 'A collection for a disaster or a sick child that goes into the pocket of the sender.',
    next: 'Give through an organisation you know, on its own site.',
  },
  account: {
    name: 'Fake notice about an online account',
    almost: 'Almost certainly someone pretending to be a social network.',
    how: 'A copyright strike, a badge or a closure in a social network, to make you sign in on their page.',
    next: 'They take over the profile and write to your friends.',
  },
  utility: {
    name: 'Fake electricity, water or phone bill',
    almost: 'Almost certainly someone pretending to be your power or water company.',
    how: 'They threaten to cut you off within the hour unless you pay in an unusual way.',
    next: 'A real company writes letters first and gives you days.',
  },
  health: {
    name: 'Health or insurance scam',
    almost: 'Almost certainly someone pretending to be a health insurance or a pharmacy.',
    how: 'They want your insurance number or card for a test, a card or a medicine.',
    next: 'Your number is used for bills in your name.',
  },
  immigration: {
    name: 'Visa or immigration scam',
    almost: 'Almost certainly someone pretending to be a visa or immigration office.',
    how: 'They threaten people who are new in a country, or sell papers that do not exist.',
    next: 'Real offices do not take payment by phone, gift card or transfer app.',
  },
  other: {
    name: 'Another kind of scam',
    almost: '',
    how: 'It does not follow one of the well-known patterns, but it works with the same means.',
    next: 'Be ready for a request for money, a code or a password.',
  },
} as const satisfies Readonly<Record<string, Kind>>
