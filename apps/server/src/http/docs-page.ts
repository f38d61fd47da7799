import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escape-html.ts'
import { DOCS_POLICY } from './headers.ts'
import { describeApi } from './openapi.ts'

const STYLE = `
body { font: 18px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #12212c; background: #f4f3ec }
section { border-top: 1px solid #75828c; padding: 1rem 0 }
h2 { font-size: 1.1rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: #fdfdf9; border: 1px solid #75828c; padding: .75rem; overflow: auto; font-size: 15px }
@media (prefers-color-scheme: dark) { body { color: #ece9de; background: #0a131a } pre { background: #101c25 } a { color: #8dc8f6 } }
`

const whoMay: Readonly<Record<string, string>> = { anyone: 'Anyone.', user: 'Signed-in people.', admin: 'Admins.' }

const renderPage = (api: ReturnType<typeof describeApi>): string => {
  const sections = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const shown = {
        body: operation['requestBody'],
        parameters: operation['parameters'],
        responses: operation['responses'],
      }
      return `<section><h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(String(operation['summary']))}. ${whoMay[String(operation['x-access'])] ?? ''}</p>
<details><summary>Request and reply</summary><pre tabindex="0">${escapeHtml(JSON.stringify(shown, undefined, 2))}</pre></details></section>`
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>ATLAS API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>ATLAS API ${escapeHtml(api.info.version)}</h1>
<p>${escapeHtml(api.info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('\n')}</main></body></html>`
}

export const addDocs = (app: FastifyInstance, version: string): void => {
  const api = describeApi(version)
  const page = renderPage(api)
  app.get('/api/openapi.json', async () => api)
  app.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(page),
  )
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
