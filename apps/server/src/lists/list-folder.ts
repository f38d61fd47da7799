import { type ListAnswer, type ListedAddress, type ListLookup, lookUpLists, type NamedList } from '@atlas/engine'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { BrokenListError, readList } from './read-list.ts'

/** The operator's own lists: `block/` and `allow/` in one folder, read again whenever a file changes. */

type Kind = NamedList['kind']
type Found = {
  readonly file: string
  readonly name: string
  readonly kind: Kind
  readonly mark: string
  readonly size: number
}
type Kept = { readonly mark: string; readonly list: NamedList | undefined; readonly isBroken: boolean }
type Options = { readonly pollMilliseconds?: number; readonly mostFileBytes?: number; readonly mostBytes?: number }

export type Lists = { readonly lookup: ListLookup; readonly stop: () => void }

const KINDS = ['block', 'allow'] as const
const POLL_MILLISECONDS = 3000
const MOST_FILES = 100
const MOST_FILE_BYTES = 64 * 2 ** 20
const MOST_BYTES = 256 * 2 ** 20
/** A file that changed just now may still be being written. */
const SETTLING_MILLISECONDS = 500

const codeOf = (error: unknown): string => {
  if (error instanceof BrokenListError) return error.message
  return error instanceof Error && 'code' in error ? String(error.code) : 'it could not be read'
}

const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => !/^\.|~$|^readme/i.test(name)).sort()
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

const lookAt = async (folder: string, kind: Kind, name: string): Promise<Found | undefined> => {
  const file = path.join(folder, kind, name)
  try {
    const facts = await stat(file)
    if (!facts.isFile()) return undefined
    const mark = `${facts.mtimeMs} ${facts.size} ${facts.ino}`
    return { file, name: path.parse(name).name, kind, mark, size: facts.size }
  } catch (error) {
    // Taken away between the two looks, or not ours to look at; the second is told when it is read.
    return isAbsent(error) ? undefined : { file, name, kind, mark: 'unseen', size: 0 }
  }
}

const findFiles = async (folder: string): Promise<Found[]> => {
  const found: Found[] = []
  for (const kind of KINDS) {
    for (const name of await namesIn(path.join(folder, kind))) {
      const one = await lookAt(folder, kind, name)
      if (one !== undefined) found.push(one)
    }
  }
  return found
}

const isSettling = ({ mark }: Found): boolean =>
  Math.abs(Date.now() - Number(mark.split(' ')[0])) < SETTLING_MILLISECONDS

/** What good files say holds; where they say nothing, a broken one makes the answer `failed`, never clean. */
const lookupIn = (kept: readonly Kept[], isFolderBroken: boolean): ListLookup => {
  const inner = lookUpLists(kept.flatMap(({ list }) => (list === undefined ? [] : [list])))
  const isBroken = isFolderBroken || kept.some((one) => one.isBroken)
  return {
    find: (address) => {
      const answer = inner.find(address)
      const isHit = answer.status === 'blocked' || answer.status === 'allowed'
      return isHit || !isBroken ? answer : { status: 'failed' }
    },
  }
}

/** Holds what was read last, and reads again what has changed since. */
const listKeeper = (folder: string, logger: Logger, options: Options) => {
  const mostFileBytes = options.mostFileBytes ?? MOST_FILE_BYTES
  const mostBytes = options.mostBytes ?? MOST_BYTES
  let kept = new Map<string, Kept>()
  let current: ListLookup = lookupIn([], false)
  let wasFolderBroken = false

  const load = async (found: Found, room: number): Promise<Kept> => {
    const { file, name, kind, mark } = found
    try {
      const entries = await readList(file, Math.min(mostFileBytes, room))
      logger.info({ list: name, kind, addresses: entries.hosts.size + entries.pages.size }, 'list loaded')
      return { mark, list: { name, kind, entries }, isBroken: false }
    } catch (error) {
      logger.warn({ list: name, kind, problem: codeOf(error) }, 'a list could not be read')
      // What it said before it broke is better than nothing.
      return { mark, list: kept.get(file)?.list, isBroken: true }
    }
  }

  const refresh = async (isFirst: boolean): Promise<void> => {
    const files = await findFiles(folder)
    if (files.length > MOST_FILES) throw new BrokenListError(`there are more than ${MOST_FILES} files`)
    const next = new Map<string, Kept>()
    let room = mostBytes
    for (const found of files) {
      const before = kept.get(found.file)
      const mustWait = !isFirst && isSettling(found)
      if (before !== undefined && (before.mark === found.mark || mustWait)) next.set(found.file, before)
      else if (!mustWait) next.set(found.file, await load(found, room))
      room = Math.max(0, room - found.size)
    }
    kept = next
    current = lookupIn([...next.values()], false)
    wasFolderBroken = false
  }

  const refreshSafely = async (isFirst: boolean): Promise<void> => {
    try {
      await refresh(isFirst)
    } catch (error) {
      if (!wasFolderBroken) logger.warn({ problem: codeOf(error) }, 'the folder of lists could not be read')
      wasFolderBroken = true
      current = lookupIn([...kept.values()], true)
    }
  }

  return { refresh: refreshSafely, find: (address: ListedAddress): ListAnswer => current.find(address) }
}

/** Looks at the files every few seconds: being told of changes does not work on every file system. */
export const openLists = async (folder: string, logger: Logger, options: Options = {}): Promise<Lists> => {
  const keeper = listKeeper(folder, logger, options)
  await keeper.refresh(true)
  let timer: NodeJS.Timeout
  let isStopped = false
  const lookAgain = async (): Promise<void> => {
    await keeper.refresh(false)
    if (!isStopped) schedule()
  }
  const schedule = (): void => {
    timer = setTimeout(() => void lookAgain(), options.pollMilliseconds ?? POLL_MILLISECONDS)
    timer.unref()
  }
  schedule()
  return {
    lookup: { find: keeper.find },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
