import { googleNotices, ownSentences as own, specSentences as spec } from '@atlas/contract'

/** Every foreseen failure is a line here. Anything else thrown is a bug: logged, answered `unexpected`. */
export const catalogue = {
  unexpected: { status: 500, error: own.unexpected },
  'not-found': { status: 404, error: own.notFound },
  'wrong-method': { status: 405, error: own.wrongMethod },
  'bad-request': { status: 400, error: own.badRequest },
  'bad-json': { status: 400, error: own.badJson },
  'wrong-content-type': { status: 415, error: own.wrongContentType },
  'not-this-program': { status: 403, error: own.notThisProgram },
  'range-not-there': { status: 416, error: own.rangeNotThere },
  'too-large': { status: 413, error: own.tooLarge },
  'text-too-long': { status: 413, error: own.textTooLong },
  'too-slow': { status: 408, error: own.tooSlow },
  'headers-too-large': { status: 431, error: own.headersTooLarge },
  'too-many-requests': { status: 429, error: own.tooManyRequests },
  'too-many-tries': { status: 429, error: own.tooManyLogins },
  busy: { status: 503, error: own.busy },
  'database-away': { status: 503, error: own.databaseAway },
  'disk-full': { status: 507, error: own.diskFull },
  'not-signed-in': { status: 401, error: own.signInFirst },
  'signed-out': { status: 401, error: spec.signedOutForSecurity },
  'admins-only': { status: 403, error: own.adminsOnly },
  'wrong-login': { status: 401, error: own.wrongLogin },
  'account-disabled': { status: 403, error: own.accountDisabled },
  'username-taken': { status: 409, error: own.usernameTaken },
  'common-password': { status: 400, error: own.passwordCommon },
  'password-is-username': { status: 400, error: own.passwordIsUsername },
  'wrong-old-username': { status: 400, error: own.wrongOldUsername },
  'wrong-old-password': { status: 400, error: own.wrongOldPassword },
  'wrong-password': { status: 400, error: own.wrongPassword },
  'submission-gone': { status: 409, error: own.submissionGone },
  'undo-too-late': { status: 409, error: own.undoTooLate },
  'too-many-waiting': { status: 429, error: own.tooManyWaiting },
  'unknown-kind': { status: 400, error: own.unknownKind },
  'training-runs': { status: 409, error: own.trainingRuns },
  'no-worker': { status: 409, error: own.noWorker },
  'nothing-to-train': { status: 409, error: own.nothingToTrain },
  'model-gone': { status: 409, error: own.modelGone },
  'model-other': { status: 409, error: own.modelOther },
  'draft-gone': { status: 409, error: own.draftGone },
  'not-a-link': { status: 400, error: own.invalidUrl },
  'google-not-configured': { status: 503, error: own.googleMissing },
  'google-away': { status: 503, error: googleNotices.away },
  'google-failed': { status: 400, error: googleNotices.failed },
  'google-taken': { status: 409, error: googleNotices.taken },
  'google-already-linked': { status: 409, error: googleNotices.other },
  'google-link-refused': { status: 403, error: own.googleLinkRefused },
  'google-sign-up-ended': { status: 400, error: spec.invalidSession },
  'google-only-way-in': { status: 409, error: own.googleOnlyWayIn },
  'no-image': { status: 400, error: spec.noImage },
  'no-audio': { status: 400, error: spec.noAudio },
  'file-empty': { status: 400, error: own.fileEmpty },
  'not-a-picture': { status: 400, error: spec.invalidImage },
  'too-many-pixels': { status: 413, error: own.pictureTooManyPixels },
  'picture-damaged': { status: 422, error: own.pictureDamaged },
  'picture-not-read': { status: 422, error: spec.imageFailed },
  'not-a-recording': { status: 400, error: spec.invalidAudio },
  'recording-damaged': { status: 422, error: own.recordingDamaged },
  'recording-without-sound': { status: 422, error: own.recordingWithoutSound },
  'recording-not-read': { status: 422, error: spec.transcribeFailed },
  'readers-busy': { status: 503, error: own.readersBusy },
} as const

export type ProblemCode = keyof typeof catalogue

type Details = {
  /** A sentence more fitting than the catalogue's, such as the one of the rule that was broken. */
  readonly sentence?: string
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly sentence: string
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.status = catalogue[code].status
    this.sentence = details.sentence ?? catalogue[code].error
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
