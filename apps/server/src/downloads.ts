import { type Download, offeredFiles } from '@atlas/contract'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'

/** The programs that the operator put into a folder for people to download. */
export type Downloads = {
  readonly folder: string
  /** As they lie there now. */
  readonly list: () => Promise<readonly Download[]>
  readonly hasInstaller: () => Promise<boolean>
}

const MOST_BYTES = 1_000_000_000
const MOST_NOTE_BYTES = 1000

type Looked = { readonly mark: string; readonly sha256: Promise<string | undefined> }

const hashOf = async (file: string): Promise<string> => {
  const sum = createHash('sha256')
  await pipeline(createReadStream(file), sum)
  return sum.digest('hex')
}

/** What `sha256sum` writes: the sum, then the name. */
const readNote = async (file: string): Promise<string | undefined> => {
  const note = await stat(file)
  if (!note.isFile() || note.size > MOST_NOTE_BYTES) return undefined
  return /^[0-9a-f]{64}(?=\s)/i.exec(`${await readFile(file, 'utf8')}\n`)?.[0].toLowerCase()
}

/** The checksum beside a file must agree: a file that is half copied, or not the one that was built, is not offered. */
const agreedHash = async (file: string): Promise<string | undefined> => {
  const [own, noted] = await Promise.all([hashOf(file), readNote(`${file}.sha256`)])
  return own === noted ? own : undefined
}

const markOf = async (file: string): Promise<string> => {
  const [program, note] = await Promise.all([stat(file), stat(`${file}.sha256`)])
  return [program, note].map(({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`).join(' ')
}

/** Looked at whenever somebody asks; what has not changed is not read again. */
export const openDownloads = (folder: string, logger: Pick<Logger, 'warn'>): Downloads => {
  const looked = new Map<string, Looked>()

  const lookAt = async ({ kind, name }: (typeof offeredFiles)[number]): Promise<Download | undefined> => {
    const file = path.join(folder, name)
    const facts = await stat(file).catch(() => undefined)
    if (facts === undefined || !facts.isFile() || facts.size > MOST_BYTES) return undefined
    // Without a checksum beside it there is no mark.
    const mark = await markOf(file).catch(() => `none ${facts.mtimeMs}`)
    let known = looked.get(file)
    if (known?.mark !== mark) {
      known = { mark, sha256: agreedHash(file).catch(() => undefined) }
      looked.set(file, known)
      if ((await known.sha256) === undefined)
        logger.warn({ file: name }, 'not offered: the checksum beside it (.sha256) is missing or does not agree')
    }
    const sha256 = await known.sha256
    if (sha256 === undefined) return undefined
    const date = facts.mtime.toISOString().slice(0, 10)
    return { kind, name, address: `/downloads/${name}`, bytes: facts.size, sha256, date }
  }

  const list = async (): Promise<readonly Download[]> =>
    (await Promise.all(offeredFiles.map(lookAt))).filter((found) => found !== undefined)

  return { folder, list, hasInstaller: async () => (await list()).some(({ kind }) => kind === 'installer') }
}
