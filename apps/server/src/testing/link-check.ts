import { LinkReport } from '@atlas/contract'
import { loadLinkModel, readStanding } from '@atlas/engine'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pino from 'pino'
import { expect, inject } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { openLinkServices, type OutsideOptions } from '../services/link-services.ts'
import { visit } from './client.ts'
import { openTestStore, startOwnServer } from './server-under-test.ts'

export const KEYS = {
  VIRUSTOTAL_KEY: 'vt-key-0123',
  SAFE_BROWSING_KEY: 'sb-key-0123',
  URLSCAN_KEY: 'us-key-0123',
} as const

export const linkModel = loadLinkModel(
  readFileSync(createRequire(import.meta.url).resolve('@atlas/engine/model/link/link-model.bin')),
)

type Settings = Readonly<Record<string, string>>

/**
 * The services as one server has them, on the real database. Answers and quotas are kept under a key, so a key of its
 * own gives each test a memory of its own; the same key twice is two servers of one database.
 */
export const openTestServices = (settings: Settings, outside: OutsideOptions, secret: Buffer = randomBytes(32)) => {
  const lines: string[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const standing = (pasted: string) => readStanding(pasted, linkModel)
  const given = { store: openTestStore(), standing, secret, logger }
  const services = openLinkServices(readConfig(settings).services, given, outside)
  const check = async (link: string, share = false) => {
    const { outside: opinions, answered } = await services.ask(link, share)
    return { opinions, answered, opinion: opinions[0] }
  }
  return { check, secret, lines }
}

/** A server of one's own, whose outside services are on this machine. */
export const startLinkServer = async (
  settings: Settings,
  outside: OutsideOptions,
  database: string = inject('databaseUrl'),
) => {
  const serverUrl = await startOwnServer({ DATABASE_URL: database, ATLAS_ROLE: 'web', ...settings }, outside)
  const check = async (link: string, share?: boolean) => {
    const body = { url: link, ...(share === undefined ? {} : { share }) }
    const answer = await visit(serverUrl).post('/api/analyze-link', body)
    expect(answer.status).toBe(200)
    return z.parse(LinkReport, answer.body)
  }
  return { serverUrl, check }
}

export const outsideOpinions = ({ opinions }: LinkReport): LinkReport['opinions'] =>
  opinions.filter(({ engine }) => engine.startsWith('outside/'))
