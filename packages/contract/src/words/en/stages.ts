/** What usually comes next, by how far the conversation has gone. */
export const stages = {
  'first-contact': 'Usually friendly small talk comes next, then a secret tip, a job or a need for money.',
  'building-trust': 'Usually a money subject comes next: a sure investment, an emergency, or a gift held at customs.',
  hook: 'Usually a first small payment comes next, or a sign-up on a site of theirs.',
  ask: 'Usually pressure comes next if you wait, and a second payment if you pay.',
  pressure: 'Usually threats or a new, larger sum come next. Nothing bad happens if you stop answering.',
  paid: 'Usually another fee comes next, and later someone who offers to get the money back for a fee. Both are part of it.',
  ordinary: 'Nothing special: it reads like an ordinary conversation.',
} as const
