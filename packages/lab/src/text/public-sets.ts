/** Public sets whose licence lets weights be shipped that were fitted on them, and how many rows of each label are used. */
export const cleanSets = [
  { name: 'bothbosu_multi', licence: 'MIT', most: 500 },
  { name: 'bothbosu_single', licence: 'MIT', most: 500 },
  { name: 'emscad_jobs', licence: 'CC0', most: 300 },
  { name: 'enron1', licence: 'public (Enron-Spam)', most: 1500 },
  { name: 'india_sms', licence: 'MIT', most: 1400 },
  { name: 'mendeley_smishing', licence: 'CC BY 4.0', most: 1500 },
  { name: 'multidogo', licence: 'CDLA-Permissive-1.0', most: 600 },
  { name: 'nazario', licence: 'MIT; Nazario corpus, free', most: 1541 },
  { name: 'scamspot_instagram', licence: 'MIT', most: 1100 },
  { name: 'spamassassin', licence: 'public corpus (PDDL/ODbL)', most: 1500 },
  { name: 'teleantifraud_zh', licence: 'Apache-2.0', most: 300 },
  { name: 'uci_sms', licence: 'CC BY 4.0', most: 3000 },
  { name: 'youtube_spam', licence: 'CC BY 4.0', most: 400 },
] as const

/** Sets without a licence that allows shipping: they measure, they never train. */
export const measureSets = [
  'smishtank',
  'ph_sms',
  'spamhunter_labelled',
  'berkeley_phish',
  'gemini_phish',
  'llm_phish_mail',
  'scambaiting',
  'fraud_r1',
  'sg_calls_synth',
  'zhi_calls_delex',
  'india_bank_sms',
  'exais_sms',
  'nus_sms',
  'lingspam',
  'mtvishing_daily',
  'switchboard',
  'sgd_dialogues',
  'indonesia_sms',
  'mozambique_sms',
] as const

/** Marks that give a public set away rather than the scam: speaker tags, placeholders, repeated subject lines. */
export const withoutArtefacts = (text: string): string =>
  text
    .replaceAll(/\b(?:Suspect|Innocent|caller|recipient|Customer|Agent)\s?:\s?/g, '')
    .replaceAll(/来电方:\s?|接听方:\s?/g, '')
    .replaceAll(/\[(?:Greetings|Name|Company|Title|Money|Date|Number|Product|City|LAW)\]/g, ' ')
    .replaceAll(/<REAL NAME>|\[name\]/gi, 'Ann')
    .replaceAll(/^Subject:\s*/g, '')
    .slice(0, 2000)
