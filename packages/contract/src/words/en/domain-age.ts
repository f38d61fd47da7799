/** What a registry says of the age of a name. Never that an old one is safe: old names are bought and broken into. */
export const domainAge = {
  name: 'Domain registry',
  youngToday: 'The name of this site was registered today. Many scam sites are only days old.',
  youngYesterday: 'The name of this site was registered yesterday. Many scam sites are only days old.',
  youngDays: 'The name of this site was registered {days} days ago. Many scam sites are only days old.',
  months: 'The name of this site was registered in {month}, which says little about it.',
  unknown: 'The registry does not know the name of this site.',
  undated: 'The registry does not say when the name of this site was registered.',
  notAsked: 'The registry was not asked: {why}',
  wellKnown: 'this is a well-known site.',
  shared: 'the name belongs to a place that many people share.',
  number: 'the address has no name that somebody registered.',
  ending: 'we do not know who keeps the register of .{ending}.',
} as const
