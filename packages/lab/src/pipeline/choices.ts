import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Choice } from './choice.ts'
import { LinkBars, LinkChoices } from './link-choices.ts'

/** Every number that a person chose, with the reason: packages/lab/choices.json. What is fitted stands in no such list. */

const textNames = [
  'seed',
  'excerpt',
  'folds',
  'ownWeight',
  'typicalTimes',
  'publicWeight',
  'approvedWeight',
  'approvedPerGroup',
  'approvedPerSubmitter',
  'promotionWeight',
  'cost',
  'passes',
  'promotionTimes',
  'promotionPublicWeight',
  'promotionPasses',
  'kindTimes',
  'kindPasses',
  'pointsPerStep',
  'ruleOwn',
  'ruleCalm',
  'rulePull',
  'ruleGroups',
  'rulePointsLeast',
  'rulePointsMost',
  'doubtShare',
  'doubtDraw',
  'doubtFrom',
  'realLinks',
  'unknownLeast',
  'passage',
  'passageAlone',
  'passageWindow',
  'certainLoss',
] as const

const encoderNames = [
  'ownWeight',
  'typicalWeight',
  'copyWeight',
  'copyErrors',
  'company',
  'passages',
  'passageLeast',
  'publicWeight',
  'folds',
  'epochs',
  'rate',
  'headRate',
  'seed',
  'finalSeed',
  'promotionShare',
  'hide',
  'smooth',
  'agree',
  'twins',
  'twinsApart',
  'kindShare',
  'doubtShare',
  'doubtWeight',
  'readSteps',
  'readBatch',
  'readRate',
  'readSeed',
  'batch',
  'corpusTimes',
  'stride',
  'mostPieces',
  'leastSeen',
  'layers',
  'earlyLayers',
  'earlyShare',
  'meanings',
  'leastChance',
] as const

const barsNames = [
  'caught',
  'caughtSurely',
  'alarms',
  'alarmsSurely',
  'calibration',
  'kind',
  'coreCaught',
  'coreAlarms',
  'aucLoss',
  'publicLoss',
  'coreMegabytes',
  'packedMegabytes',
  'encoderMegabytes',
] as const

const smallNames = [
  'oneGroupIn',
  'readSteps',
  'readBatch',
  'epochs',
  'corpusTimes',
  'rowsEncoded',
  'layers',
  'coreAuc',
] as const

const Choices = z.strictObject({
  text: z.record(z.enum(textNames), Choice),
  encoder: z.record(z.enum(encoderNames), Choice),
  bars: z.record(z.enum(barsNames), Choice),
  small: z.record(z.enum(smallNames), Choice),
  link: LinkChoices,
  linkBars: LinkBars,
})
export type Choices = z.infer<typeof Choices>

const choicesFile = new URL('../../choices.json', import.meta.url)

export const choices: Choices = Choices.parse(JSON.parse(readFileSync(choicesFile, 'utf8')))
