import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ProblemError } from '../problems.ts'

/** OWASP's current parameters for argon2id. Raising them rehashes each password at its next use. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_LENGTH = 32
const LONGEST_QUEUE = 32

const derive = promisify(argon2)

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number }

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{22,128})$/

const readPhc = (text: string) => {
  const match = PHC.exec(text)
  if (match === null) throw new Error('A stored password hash has an unknown form')
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Few hashes at once, a short queue, and beyond it an honest "busy": hashing must not starve everything else. */
const gate = (atOnce: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= LONGEST_QUEUE) throw new ProblemError('busy', { retryAfterSeconds: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

export const passwordHasher = (cores: number) => {
  const pass = gate(2 * cores)
  const run = (password: string, salt: Buffer, tagLength: number, parameters: Parameters): Promise<Buffer> =>
    pass(() => derive('argon2id', { message: Buffer.from(password), nonce: salt, tagLength, ...parameters }))

  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(16)
    const tag = await run(password, salt, TAG_LENGTH, PARAMETERS)
    const { memory, passes, parallelism } = PARAMETERS
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
  }

  const verify = async (password: string, stored: string): Promise<boolean> => {
    // An account without a password of its own is opened by none, and takes as long to say so.
    if (stored === '') {
      await verifyNobody(password)
      return false
    }
    const { parameters, salt, tag } = readPhc(stored)
    return timingSafeEqual(await run(password, salt, tag.length, parameters), tag)
  }

  const isOutdated = (stored: string): boolean => {
    const { parameters } = readPhc(stored)
    return parameters.memory < PARAMETERS.memory || parameters.passes < PARAMETERS.passes
  }

  let nobodysHash: Promise<string> | undefined
  /** An unknown name costs what a wrong password costs. */
  const verifyNobody = async (password: string): Promise<void> => {
    nobodysHash ??= hash(randomBytes(16).toString('hex'))
    await verify(password, await nobodysHash)
  }

  return { hash, verify, verifyNobody, isOutdated }
}

export type PasswordHasher = ReturnType<typeof passwordHasher>
