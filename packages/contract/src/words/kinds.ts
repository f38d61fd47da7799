type Kind = {
  readonly name: string
  /** Who is almost certainly behind it. */
  readonly almost: string
  readonly how: string
  readonly next: string
}

/** The kinds of scam, by the ids the engine uses: the name in plain words, how it works, what comes next. */
export const kindWords: Readonly<Record<string, Kind>> = {
  investment: {
    name: 'A false investment',
    almost: 'Almost certainly somebody who wants you to pay into a false investment.',
    how: 'A group or a new friend shows you big profits on a site that is theirs. The money is gone when you pay it in.',
    next: 'First you may even take out a little. Then a fee or a tax has to be paid before you get the rest.',
  },
  'business-email': {
    name: 'A false boss or supplier',
    almost: 'Almost certainly someone pretending to be your boss or a supplier.',
    how: 'Someone writes in the name of a boss or a supplier and wants a payment, gift cards or new bank details.',
    next: 'They press for secrecy and speed, because one phone call to the real person would end it.',
  },
  'bank-impersonation': {
    name: 'A fake bank fraud team',
    almost: 'Almost certainly someone pretending to be your bank.',
    how: 'They frighten you about a payment, then talk you into moving your money “to safety”, which is their account.',
    next: 'A calm “fraud officer” calls, knows your name, and stays on the line while you send the money. You can hang up at any moment.',
  },
  government: {
    name: 'A false office or police',
    almost: 'Almost certainly someone pretending to be an office or the police.',
    how: 'They pretend to be the tax office, a court or the police, and threaten you unless you pay now.',
    next: 'They forbid you to hang up or to speak to anyone. No real office does that.',
  },
  'tech-support': {
    name: 'False technical help',
    almost: 'Almost certainly someone pretending to be technical help.',
    how: 'A warning or an invoice makes you call a number. The “helper” then wants into your computer.',
    next: 'They ask you to install a program, show you something frightening, and want to be paid or want your bank.',
  },
  romance: {
    name: 'A false romance',
    almost: 'Almost certainly someone who only pretends to like you.',
    how: 'Trust and affection come first, often for weeks. Then comes an emergency that costs money.',
    next: 'One payment is never enough. There is always one more bill before you can meet.',
  },
  job: {
    name: 'A false job',
    almost: 'Almost certainly someone who offers a job that does not exist.',
    how: 'Easy work for good money. Then you pay for tasks, equipment or training, or pass on money for them.',
    next: 'A small first payout builds trust. After that you are asked to pay in.',
  },
  'family-emergency': {
    name: '“Hi Mum”, a false family member',
    almost: 'Almost certainly someone pretending to be your family.',
    how: 'Someone pretends to be your child or grandchild on a new number, or in trouble.',
    next: 'The next message is usually about a bill that has to be paid today.',
  },
  'code-theft': {
    name: 'Theft of a code',
    almost: 'Almost certainly someone who wants a code to get into your account.',
    how: 'They ask for a one-time code or a recovery phrase. Whoever has it gets into your account.',
    next: 'Your account is taken over in minutes and then used to write to your friends.',
  },
  phishing: {
    name: 'A false sign-in page',
    almost: 'Almost certainly someone who wants you to sign in on a false page.',
    how: 'A message leads to a page that looks like your bank, mail or shop and takes what you type in.',
    next: 'With your password they sign in as you, change it, and try it elsewhere.',
  },
  parcel: {
    name: 'A false parcel fee',
    almost: 'Almost certainly someone who made up a fee for a parcel.',
    how: 'A small delivery or customs fee. The page behind it takes your card details.',
    next: 'Days later someone from “your bank” may call and know your card number.',
  },
  'toll-parking': {
    name: 'A false toll or parking fine',
    almost: 'Almost certainly someone who made up a toll or a fine.',
    how: 'A small sum and a short deadline, so that you pay without thinking. The page takes your card details.',
    next: 'The fine grows from message to message. The real office writes by post.',
  },
  shopping: {
    name: 'A false shop or offer',
    almost: 'Almost certainly someone who sells what does not exist.',
    how: 'A shop, ticket, pet or flat that does not exist, at a very good price, paid in advance.',
    next: 'After you pay there is silence, or one more fee before delivery.',
  },
  marketplace: {
    name: 'A false buyer or seller',
    almost: 'Almost certainly someone who only pretends to buy or sell.',
    how: 'A buyer “overpays”, sends a courier, or sends a link where you must enter your card to receive money.',
    next: 'To receive money you never have to enter a card code or pay a fee.',
  },
  prize: {
    name: 'A false prize or inheritance',
    almost: 'Almost certainly someone who made up a prize or an inheritance.',
    how: 'You won or inherited something, but a fee comes first. The prize does not exist.',
    next: 'After the first fee comes another one.',
  },
  extortion: {
    name: 'A threat to expose you',
    almost: 'Almost certainly someone who wants to frighten you into paying.',
    how: 'They say they have recorded you or know something, and want money. Mostly they have nothing.',
    next: 'Paying does not end it. It shows them that you pay.',
  },
  loan: {
    name: 'A false loan',
    almost: 'Almost certainly someone who offers a loan that does not exist.',
    how: 'A loan or a debt relief for everyone, after a fee in advance.',
    next: 'The fee is gone, the loan never comes, and your papers are used elsewhere.',
  },
  recovery: {
    name: 'A false rescue of lost money',
    almost: 'Almost certainly someone who wants a fee for money you would never see again.',
    how: 'Someone offers to get back money you lost, for a fee. It is often the same people again.',
    next: 'No honest office asks for a fee to return stolen money.',
  },
  charity: {
    name: 'A false collection',
    almost: 'Almost certainly someone who collects for their own pocket.',
    how: 'A collection for a disaster or a sick child that goes into the pocket of the sender.',
    next: 'Give through an organisation you know, on its own site.',
  },
  account: {
    name: 'A false warning about your profile',
    almost: 'Almost certainly someone pretending to be a social network.',
    how: 'A copyright strike, a badge or a closure in a social network, to make you sign in on their page.',
    next: 'They take over the profile and write to your friends.',
  },
  utility: {
    name: 'A false power or water company',
    almost: 'Almost certainly someone pretending to be your power or water company.',
    how: 'They threaten to cut you off within the hour unless you pay in an unusual way.',
    next: 'A real company writes letters first and gives you days.',
  },
  health: {
    name: 'A false health insurance or pharmacy',
    almost: 'Almost certainly someone pretending to be a health insurance or a pharmacy.',
    how: 'They want your insurance number or card for a test, a card or a medicine.',
    next: 'Your number is used for bills in your name.',
  },
  immigration: {
    name: 'A false visa or immigration office',
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
}
