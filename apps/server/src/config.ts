import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { feedsFrom } from './feeds/feed-setting.ts'
import type { Feed } from './feeds/fetch-feed.ts'

const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )

const Origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must be an origin such as https://example.org, without a path',
})

/** A key is sent in a header or a query: one line of plain characters. */
const ServiceKey = z.string().regex(/^[\w.~+/=-]{8,500}$/, 'must be the key as the service shows it')

const GOOGLE = 'https://accounts.google.com'
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Secrets and sign-ins travel only where nobody can read along: over TLS, or inside this machine. */
const isGuarded = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

const guardedSentence = 'must begin with https:// (http:// only for localhost, 127.0.0.1 and [::1])'

const PublicUrl = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .pipe(Origin.refine(isGuarded, guardedSentence))

const Issuer = z
  .string()
  .refine(isGuarded, guardedSentence)
  .refine((text) => !/[?#@\s]/.test(text), 'must be the issuer as it names itself, without a query')

/** Every setting, its default and its bounds. None is mandatory. The README's table says the same in words. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().min(1).default('::'),
  ATLAS_DATA: z.string().min(1).default('./data'),
  ATLAS_BACKUPS: z.coerce.number().int().min(0).max(365).default(7),
  ATLAS_DOWNLOADS: z.string().min(1).optional(),
  ATLAS_LISTS: z.string().min(1).optional(),
  ATLAS_FEEDS: commaList.transform(feedsFrom),
  ATLAS_ROLE: z.enum(['all', 'web', 'worker', 'desk']).default('all'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  SESSION_SECRET: commaList.pipe(z.array(z.string().min(32, 'must have at least 32 characters'))),
  SESSION_DAYS: z.coerce.number().min(0.01).max(7).default(7),
  TRUSTED_PROXIES: commaList,
  CORS_ORIGINS: commaList.pipe(z.array(Origin)),
  ATLAS_LIMIT_SCALE: z.coerce.number().min(0.01).max(1_000_000).default(1),
  ATLAS_TRAIN_AFTER: z.coerce.number().int().min(0).max(100_000).default(0),
  ATLAS_TRAIN_NIGHTLY: z.enum(['true', 'false']).default('false'),
  ATLAS_SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  VIRUSTOTAL_KEY: ServiceKey.optional(),
  VIRUSTOTAL_SUBMIT: z.enum(['true', 'false']).default('false'),
  SAFE_BROWSING_KEY: ServiceKey.optional(),
  URLSCAN_KEY: ServiceKey.optional(),
  RDAP: z.enum(['on', 'off']).default('off'),
  PUBLIC_URL: PublicUrl.optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.~-]{1,200}$/, 'must be the client id as Google shows it')
    .optional(),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, 'must be the client secret as Google shows it')
    .optional(),
  GOOGLE_ISSUER: Issuer.default(GOOGLE),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

type Settings = z.infer<typeof Environment>

/** Signing in with Google, where it is set up. */
export type GoogleSettings = {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
  /** Where people reach this server; Google sends them back there. */
  readonly publicUrl: string
  readonly isGoogle: boolean
}

const readGoogle = (settings: Settings): GoogleSettings | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL: publicUrl } = settings
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined) throw new Error('GOOGLE_CLIENT_SECRET is set: please set GOOGLE_CLIENT_ID too.')
  if (clientSecret === undefined) throw new Error('GOOGLE_CLIENT_ID is set: please set GOOGLE_CLIENT_SECRET too.')
  if (publicUrl === undefined)
    throw new Error(
      'GOOGLE_CLIENT_ID is set: please set PUBLIC_URL too, the address where people reach this server, such as https://atlas.example.org',
    )
  const { GOOGLE_ISSUER: issuer } = settings
  return { clientId, clientSecret, issuer, publicUrl, isGoogle: issuer === GOOGLE }
}

export type Config = {
  /** 0: any that is free. */
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  /** Where the embedded server keeps its daily backups, and for how many days; 0: none. */
  readonly backupsFolder: string
  readonly backupDays: number
  /** Block and allow lists of the operator's own; may be absent. */
  readonly listsFolder: string
  /** Block lists that the worker fetches; none by default. */
  readonly feeds: readonly Feed[]
  /** Programs that are offered for download; may be absent. */
  readonly downloadsFolder: string
  readonly role: 'all' | 'web' | 'worker' | 'desk'
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** Newest first: the first signs, all verify. Empty: kept in the database. */
  readonly sessionSecrets: readonly string[]
  readonly sessionSeconds: number
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  readonly limitScale: number
  /** When a new text model is trained without anybody asking; 0 approvals: never for that reason. */
  readonly training: { readonly afterApprovals: number; readonly isNightly: boolean }
  readonly sourceUrl: string | undefined
  readonly metricsPort: number | undefined
  /** Outside services are asked only where a key is set, registries only where that is turned on. */
  readonly services: {
    readonly virusTotalKey: string | undefined
    readonly virusTotalSubmit: boolean
    readonly safeBrowsingKey: string | undefined
    readonly urlscanKey: string | undefined
    /** Registries are asked for the age of a domain. */
    readonly rdap: boolean
  }
  /** Undefined: Google sign-in is off. */
  readonly google: GoogleSettings | undefined
  readonly logLevel: string
  readonly cores: number
}

export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  // An empty variable is an unset one, as people write it in service files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`Configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const settings = parsed.data
  const isDesk = settings.ATLAS_ROLE === 'desk'
  return {
    port: settings.PORT ?? (isDesk ? 0 : 3000),
    host: isDesk ? '127.0.0.1' : settings.HOST,
    dataFolder: settings.ATLAS_DATA,
    backupsFolder: path.join(settings.ATLAS_DATA, 'backups'),
    backupDays: settings.ATLAS_BACKUPS,
    listsFolder: settings.ATLAS_LISTS ?? path.join(settings.ATLAS_DATA, 'lists'),
    feeds: settings.ATLAS_FEEDS,
    downloadsFolder: path.resolve(settings.ATLAS_DOWNLOADS ?? path.join(settings.ATLAS_DATA, 'downloads')),
    role: settings.ATLAS_ROLE,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    sessionSecrets: settings.SESSION_SECRET,
    sessionSeconds: Math.round(settings.SESSION_DAYS * 86_400),
    trustedProxies: settings.TRUSTED_PROXIES,
    corsOrigins: settings.CORS_ORIGINS,
    limitScale: settings.ATLAS_LIMIT_SCALE,
    training: { afterApprovals: settings.ATLAS_TRAIN_AFTER, isNightly: settings.ATLAS_TRAIN_NIGHTLY === 'true' },
    sourceUrl: settings.ATLAS_SOURCE_URL,
    metricsPort: settings.METRICS_PORT,
    services: {
      virusTotalKey: settings.VIRUSTOTAL_KEY,
      virusTotalSubmit: settings.VIRUSTOTAL_SUBMIT === 'true',
      safeBrowsingKey: settings.SAFE_BROWSING_KEY,
      urlscanKey: settings.URLSCAN_KEY,
      rdap: settings.RDAP === 'on',
    },
    google: readGoogle(settings),
    logLevel: settings.LOG_LEVEL,
    cores: os.availableParallelism(),
  }
}
