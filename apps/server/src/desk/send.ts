import http from 'node:http'
import { text } from 'node:stream/consumers'

export type Sent = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly text: string }

type Options = {
  readonly method?: string
  readonly headers?: http.OutgoingHttpHeaders
  readonly body?: Uint8Array
}

/** One request, nothing followed. Not `fetch`: that cannot connect under Wine, where the Windows program is tried. */
export const send = (address: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers, agent: false }, (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answer }),
        reject,
      )
    })
    request.once('error', reject)
    request.end(body)
  })
