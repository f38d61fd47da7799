import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { text } from 'node:stream/consumers'
import { App } from './app.tsx'
import { routes } from './routes.tsx'

const draw = async (path: string): Promise<string> => {
  const app = (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  )
  // In one piece: a page that came in parts would need inline scripts to put them together.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return text(prelude)
}

/** Public pages as the browser will draw them first: seen before any script has arrived, then brought to life. */
export const drawPages = async (): Promise<Record<string, string>> => {
  // What the sign-up page shows depends on the address it was opened with.
  const drawn = routes.filter(({ path, needs }) => needs === 'nothing' && path !== '/complete-signup')
  return Object.fromEntries(await Promise.all(drawn.map(async ({ path }) => [path, await draw(path)] as const)))
}
