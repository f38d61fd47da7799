import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long somebody may take at Google. */
export const STEP_SECONDS = 600

/**
 * The one cookie there is, for ten minutes: it holds, sealed, where a sign-in stands, and so binds it to this browser.
 * Plain http is allowed on this machine alone; browsers refuse __Host- and Secure there, so both are left out.
 */
export const googleCookie = (publicUrl: string) => {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-atlas-google' : 'atlas-google'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: ({ headers }: FastifyRequest): string => {
      const all = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
      return all.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
    },
    write: (reply: FastifyReply, value: string): void => {
      reply.removeHeader('set-cookie').header('set-cookie', `${name}=${value}; Max-Age=${STEP_SECONDS}; ${attributes}`)
    },
    clear: (reply: FastifyReply): void => {
      reply.removeHeader('set-cookie').header('set-cookie', `${name}=; Max-Age=0; ${attributes}`)
    },
  }
}
