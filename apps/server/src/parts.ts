import type { LinkReport, TextReport } from '@atlas/contract'
import type { LinkContext, ListLookup, Standing } from '@atlas/engine'
import type { Readers } from '@atlas/readers'
import type { Logger } from 'pino'
import type { PasswordHasher } from './accounts/password-hash.ts'
import type { Tokens } from './accounts/tokens.ts'
import type { Config } from './config.ts'
import type { Downloads } from './downloads.ts'
import type { Asker } from './encoder/schedule.ts'
import type { FeedState } from './feeds/follow-feeds.ts'
import type { Google } from './google/google.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Metrics } from './metrics.ts'
import type { CountCheck } from './routes/count-check.ts'
import type { LinkServices } from './services/link-services.ts'
import type { Store } from './store/store.ts'

type Lesson = {
  readonly id: string
  readonly text: string
  readonly label: 'scam' | 'honest'
  /** Null: the engine names it. */
  readonly kind: string | null
  /** Whether the encoder, which takes its time, learns it too. */
  readonly isByMeaning: boolean
}

/** What judges texts and links. */
export type Engine = {
  /** Fails with `busy` when it could not be answered soon, unless the asker is patient. */
  readonly analyzeText: (text: string, asker?: Asker) => Promise<TextReport>
  /** Undefined: this is no link. */
  readonly analyzeLink: (url: string, context?: LinkContext) => LinkReport | undefined
  /** Whose address it is; undefined: this is no link. */
  readonly standing: (url: string) => Standing | undefined
  /** From now on texts are compared with this one too. */
  readonly learn: (example: Lesson) => void
  /** From now on they are not. */
  readonly unlearn: (id: string) => void
  /** Known examples that share many words with a text, of any label. */
  readonly known: (text: string) => TextReport['similar']
  /** The name of the text model that runs. */
  readonly model: () => string
  /** The name of the one that ships with this program. */
  readonly shippedModel: string
  /** Another text model takes over, with all that was learned since; without files the shipped one. Damaged files are an error, and nothing changes. */
  readonly useModel: (files?: ModelFiles) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The two files that a text model is made of, the readable one parsed. */
export type ModelFiles = { readonly settings: unknown; readonly core: Uint8Array }

/** Everything the app is made of, built once in server.ts and handed to the routes that need it. */
export type Parts = {
  readonly config: Config
  readonly store: Store
  readonly hasher: PasswordHasher
  readonly tokens: Tokens
  readonly limiter: Limiter
  readonly engine: Engine
  /** Learns what was approved since the last time. */
  readonly learnApproved: () => Promise<void>
  /** Looks which model was chosen, and changes to it. */
  readonly followModel: () => Promise<void>
  readonly readers: Readers
  /** The operator's own block and allow lists, and those that are fetched. */
  readonly lists: ListLookup
  /** How the lists stand that are fetched. */
  readonly feeds: () => readonly FeedState[]
  /** Outside services that are set up. */
  readonly services: LinkServices
  /** Undefined: Google sign-in is not set up. */
  readonly google: Google | undefined
  readonly countCheck: CountCheck
  /** Programs for people's own computers, where the operator has put some. */
  readonly downloads: Downloads
  readonly metrics: Metrics
  readonly about: { readonly version: string; readonly sourceUrl: string }
  readonly logger: Logger
  /** True from the moment the server was told to stop. */
  readonly isStopping: () => boolean
}
