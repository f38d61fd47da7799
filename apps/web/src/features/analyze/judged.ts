import { isDesk } from '../../shared/browser/page-settings.ts'
import { CallError } from '../../shared/api/call-error.ts'

/** Where a report was made: by the server, in this browser because somebody asked for it, or because there is no line. */
export type Judged<Report> = { readonly report: Report; readonly place: 'server' | 'private' | 'offline' }

type Ways<Report> = {
  readonly isPrivate: boolean
  readonly here: () => Promise<Report>
  readonly server: () => Promise<Report>
  readonly fallback: string
}

const isOffline = (): boolean => !navigator.onLine && !isDesk()

/** Without a line the device judges at once. Where it cannot, that it is offline is what has to be said. */
const judgeOffline = async <Report>({ here, fallback }: Ways<Report>): Promise<Judged<Report>> => {
  try {
    return { report: await here(), place: 'offline' }
  } catch (error) {
    if (error instanceof CallError && error.status !== undefined) throw error
    throw new CallError(fallback, { reason: 'offline' })
  }
}

/** The server judges, unless somebody wants it private or there is no line to it. */
export const judge = async <Report>(ways: Ways<Report>): Promise<Judged<Report>> => {
  if (ways.isPrivate) return { report: await ways.here(), place: 'private' }
  if (isOffline()) return judgeOffline(ways)
  try {
    return { report: await ways.server(), place: 'server' }
  } catch (error) {
    // The line broke while it was asked.
    if (error instanceof CallError && error.reason === 'offline') return judgeOffline(ways)
    throw error
  }
}
