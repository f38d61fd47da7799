import * as z from 'zod'
import { Choice, DateChoice } from './choice.ts'

const LinkRows = z.strictObject({
  cut: DateChoice,
  hands: Choice,
  mostScams: Choice,
  mostHonest: Choice,
  phishTankTest: DateChoice,
  jpcertTest: DateChoice,
  openPhishValidation: DateChoice,
  phishTankValidation: DateChoice,
  jpcertValidation: DateChoice,
  perDomain: Choice,
  redditShare: Choice,
  dmozShare: Choice,
  listWeight: Choice,
  newFrom: DateChoice,
  newWeight: Choice,
  recentFrom: DateChoice,
  recentWeight: Choice,
  oldWeight: Choice,
  honestWeight: Choice,
  oldHonestWeight: Choice,
  blogspotWeight: Choice,
  hostedDeepWeight: Choice,
  bestKnown: Choice,
  homeShare: Choice,
})

const LinkTables = z.strictObject({
  everywhere: Choice,
  widespread: Choice,
  widelyVisited: Choice,
  leastWord: Choice,
  wordSeen: Choice,
  wordLiftSure: Choice,
  wordLiftLikely: Choice,
  wordLiftPossible: Choice,
  longCoreWord: Choice,
  longOtherWord: Choice,
  suffixSeen: Choice,
  suffixSmooth: Choice,
  suffixFrom: DateChoice,
  letterSmooth: Choice,
})

const LinkFit = z.strictObject({
  placeSeen: Choice,
  placeSmooth: Choice,
  placeDense: Choice,
  placePicked: Choice,
  placeScams: Choice,
  placeHidden: Choice,
  folds: Choice,
  hostBits: Choice,
  pathBits: Choice,
  nameBits: Choice,
  gramEpochs: Choice,
  gramRate: Choice,
  gramDecay: Choice,
  gramClip: Choice,
  honestInGrams: Choice,
  honestInNames: Choice,
  honestInTrees: Choice,
  trees: Choice,
  leaves: Choice,
  leastRows: Choice,
  l2: Choice,
  treeRate: Choice,
  rowShare: Choice,
  featureShare: Choice,
})

const LinkCuts = z.strictObject({
  flaggedPages: Choice,
  flaggedSharedPages: Choice,
  flaggedHosting: Choice,
  flaggedNewHosting: Choice,
  flaggedCrypto: Choice,
  redPages: Choice,
  redSharedPages: Choice,
  redHosting: Choice,
  redNewHosting: Choice,
  redCrypto: Choice,
  scamsAbove: Choice,
  harmlessApart: Choice,
  redApart: Choice,
})

const LinkWeigher = z.strictObject({
  copiedFlagged: Choice,
  copiedRed: Choice,
  copiedSeenFlagged: Choice,
  copiedSeenRed: Choice,
  copiedCaught: Choice,
  copiedPrice: Choice,
  bestKnownScams: Choice,
  knownTenantScams: Choice,
  claimedScams: Choice,
})

const LinkGoals = z.strictObject({
  openPhishRed: Choice,
  openPhishFlagged: Choice,
  phishTankRed: Choice,
  phishTankFlagged: Choice,
  jpcertRed: Choice,
  jpcertFlagged: Choice,
  tweetFeedRed: Choice,
  tweetFeedFlagged: Choice,
  pagesRed: Choice,
  pagesFlagged: Choice,
  hardRed: Choice,
  hardFlagged: Choice,
})

export const LinkBars = z.strictObject({
  flaggedLoss: Choice,
  redLoss: Choice,
  harmlessGain: Choice,
  honestFlagged: Choice,
  honestRed: Choice,
  megabytes: Choice,
  packedMegabytes: Choice,
})

/** By the stage that uses them: a stage is made again only when its own change. */
export const LinkChoices = z.strictObject({
  rows: LinkRows,
  tables: LinkTables,
  fit: LinkFit,
  cuts: LinkCuts,
  weigher: LinkWeigher,
  goals: LinkGoals,
})
