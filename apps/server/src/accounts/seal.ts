import { decodeProtectedHeader, EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import { createHmac } from 'node:crypto'
import type { SessionKeys } from './session-keys.ts'

const LONGEST = 4096

/** What is sealed for one purpose opens for no other. */
export type Purpose = 'google flow' | 'google link' | 'google sign-up' | 'google sign-up mark'

const keyFor = (purpose: Purpose, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`atlas seal: ${purpose}`).digest()

const keyIdOf = (sealed: string): string | undefined => {
  try {
    return decodeProtectedHeader(sealed).kid
  } catch {
    return undefined
  }
}

/**
 * What a browser keeps for us between two requests without being able to read or change it. Every server of the
 * database has the same keys, so that any of them can go on where another began.
 */
export const sealer = (keys: SessionKeys) => ({
  seal: async (purpose: Purpose, content: JWTPayload, seconds: number): Promise<string> => {
    const key = await keys.newest()
    return new EncryptJWT(content)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
      .setExpirationTime(`${seconds}s`)
      .encrypt(keyFor(purpose, key.secret))
  },

  /** Undefined: not sealed by us, not for this, or too old. */
  open: async (purpose: Purpose, sealed: string): Promise<JWTPayload | undefined> => {
    const id = sealed.length <= LONGEST ? keyIdOf(sealed) : undefined
    const key = id === undefined ? undefined : await keys.find(id)
    if (key === undefined) return undefined
    try {
      const { payload } = await jwtDecrypt(sealed, keyFor(purpose, key.secret), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
      })
      return payload
    } catch {
      return undefined
    }
  },
})

export type Sealer = ReturnType<typeof sealer>
