import { readFileSync } from 'node:fs'

/** Requests that no honest visitor makes. Each kind is a list to go through; `number` makes every one different. */
export type Hostile = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Hangs up while the server works. */
  readonly isLeft?: boolean
}

/** `raw` is written to the socket as it is. */
export type HostileKind = {
  readonly name: string
  /** Of a hundred requests. */
  readonly share: number
  readonly make: (number: number) => Hostile | { readonly raw: string | Buffer }
}

const pick = <Item>(items: readonly [Item, ...Item[]], number: number): Item => items[number % items.length] ?? items[0]

const JSON_TYPE = { 'content-type': 'application/json' }
const json = (path: string, body: string | Buffer, method = 'POST'): Hostile => ({
  method,
  path,
  headers: JSON_TYPE,
  body,
})

const BAD_JSON = [
  '{',
  '{"text":',
  '[[[[[[[[',
  '{"text":"a"}}',
  '{"text":"\u0001"}',
  '{"__proto__":{"role":"admin"},"text":"x"}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(50_000),
  `{"text":"${'\\u0000'.repeat(2000)}"}`,
  '{"text":"\\ud800"}',
  'NaN',
  '',
] as const

const WRONG_TYPES = [
  '5',
  'null',
  '[]',
  '"text"',
  '{"text":5}',
  '{"text":["a"]}',
  '{"text":{"toString":"x"}}',
  '{"text":null}',
  '{"text":""}',
  `{"text":"x","padding":[${'0,'.repeat(40_000)}0]}`,
  `{"text":{${Array.from({ length: 3000 }, (_, index) => `"k${index}":${index}`).join(',')}}}`,
] as const

const PIECES = [
  'be ',
  'a@',
  'http://a.',
  '(((',
  '1-',
  'pay now ',
  '\u202e\u200b',
  '.a',
  '%2f',
  'é́',
  '您',
  '$1 ',
] as const

const LINKS = [
  (number: number) => `http://${'a.'.repeat(1500)}com/${number}`,
  (number: number) => `https://user:${'%41'.repeat(2000)}@h${number}.example`,
  (number: number) => `http://[::ffff:${number % 255}.0.0.1]/${'../'.repeat(500)}`,
  (number: number) => `https://xn--${'a'.repeat(60)}${number}.com/?${'a=b&'.repeat(900)}`,
  (number: number) => `http://0x7f.${number % 255}.1/${'%25'.repeat(1200)}`,
  (number: number) => `javascript:alert(${number})`,
  (number: number) => `http://${'\u0430'.repeat(200)}${number}.com`,
  (number: number) => `${'https://a.example/?u='.repeat(150)}${number}`,
] as const

const clip = (folder: string, name: string): Buffer =>
  readFileSync(new URL(`../../packages/readers/src/${folder}/testing/${name}`, import.meta.url))
const pictures = [clip('picture', 'note.png'), clip('picture', 'note.heic'), clip('picture', 'money.png')] as const
const recordings = [
  clip('recording', 'clips/cbr.mp3'),
  clip('recording', 'clips/opus.ogg'),
  clip('recording', 'clips/video.mp4'),
] as const

/** Cut off, and with bytes changed where the header has been passed: what is inside is damaged, not the label. */
const damaged = (file: Buffer, number: number): Buffer => {
  const out = Buffer.from(file.subarray(0, Math.floor(file.length * (0.2 + 0.7 * ((number * 0.618) % 1)))))
  for (let at = 24 + (number % 40); at < out.length; at += 97 + (number % 89)) out[at] = (number * 31 + at) % 256
  return out
}

const multipart = (field: string, bytes: Buffer): Pick<Hostile, 'headers' | 'body'> => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b0undary' },
  body: Buffer.concat([
    Buffer.from(`--b0undary\r\ncontent-disposition: form-data; name="${field}"; filename="../../x"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--b0undary--\r\n'),
  ]),
})

const brokenMultipart = (number: number): Hostile => {
  const path = pick(['/api/image-analyze', '/api/transcribe'] as const, number)
  const part = `--b0undary\r\ncontent-disposition: form-data; name="image"; filename="${'n'.repeat(number % 9000)}"\r\n\r\n`
  const bodies = ['', '--b0undary', part, `${part}x`, '\r\n\r\n', `${part}\r\n--b0undary\r\n`.repeat(200)] as const
  const types = [
    'multipart/form-data; boundary=b0undary',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=b0undary',
  ] as const
  return {
    method: 'POST',
    path,
    headers: { 'content-type': pick(types, number >> 3) },
    body: pick(bodies, number),
  }
}

const PATHS = [
  '/api/analyze',
  '/api/analyze-link',
  '/api/login',
  '/api/signup',
  '/api/submit-scam',
  '/api/me/name',
  '/api/nothing-here',
] as const
const SECRETS = ['/api/me', '/api/me/stats', '/api/dashboard/log', '/api/admin/pending-submissions'] as const
const RAW = [
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'POST /api/analyze HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/analyze HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET /api/health HTTP/9.9\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  'GET /%00/..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
] as const

const token = (number: number): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const heads = [{ alg: 'none' }, { alg: 'HS256', kid: `k${number}` }, { alg: 'RS256', jku: 'http://a' }] as const
  const head: object = pick<object>(heads, number)
  return `${part(head)}.${part({ user_id: number, role: 'admin', exp: 9e9 })}.${'s'.repeat(number % 3000)}`
}

export const hostileKinds: readonly HostileKind[] = [
  { name: 'bad JSON', share: 20, make: (number) => json(pick(PATHS, number), pick(BAD_JSON, number >> 2)) },
  { name: 'wrong types', share: 14, make: (number) => json(pick(PATHS, number), pick(WRONG_TYPES, number >> 2)) },
  {
    name: 'long hostile texts',
    share: 0.8,
    make: (number) => {
      const piece = pick(PIECES, number)
      const length = 30_000 + ((number * 7919) % 20_000)
      const text = `${number} ${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length)
      return json('/api/analyze', JSON.stringify({ text }))
    },
  },
  {
    name: 'too long texts',
    share: 4,
    make: (number) => json('/api/analyze', JSON.stringify({ text: `${number} `.repeat(20_000) })),
  },
  {
    name: 'odd links',
    share: 12,
    make: (number) => json('/api/analyze-link', JSON.stringify({ url: pick(LINKS, number)(number) })),
  },
  {
    name: 'bad UTF-8',
    share: 8,
    make: (number) => json(pick(PATHS, number), Buffer.from([123, 34, 0xc3, 0x28, 0xff, 0xfe, number % 256, 34, 125])),
  },
  { name: 'broken multipart', share: 8, make: brokenMultipart },
  {
    name: 'damaged pictures',
    share: 0.7,
    make: (number) => ({
      method: 'POST',
      path: '/api/image-analyze',
      ...multipart('image', damaged(pick(pictures, number), number)),
    }),
  },
  {
    name: 'damaged recordings',
    share: 0.3,
    make: (number) => ({
      method: 'POST',
      path: '/api/transcribe',
      ...multipart('audio', damaged(pick(recordings, number), number).subarray(0, 20_000)),
    }),
  },
  {
    name: 'large uploads',
    share: 1,
    make: (number) => ({
      method: 'POST',
      path: pick(['/api/image-analyze', '/api/transcribe'] as const, number),
      ...multipart(
        pick(['image', 'audio'] as const, number),
        Buffer.alloc(4_000_000 + ((number * 7919) % 15_000_000), 120),
      ),
    }),
  },
  {
    name: 'wrong passwords',
    share: 2,
    make: (number) =>
      json('/api/login', JSON.stringify({ username: `nobody${number}`, password: `Wrong guess ${number}` })),
  },
  {
    name: 'wrong methods',
    share: 8,
    make: (number) => ({
      method: pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'], number),
      path: pick(PATHS, number >> 3),
    }),
  },
  {
    name: 'bad tokens',
    share: 9,
    make: (number) => ({
      method: 'GET',
      path: pick(SECRETS, number),
      headers: { authorization: `Bearer ${token(number)}` },
    }),
  },
  {
    name: 'long headers',
    share: 3.5,
    make: (number) => ({
      method: 'GET',
      path: '/api/me',
      headers: { [`x-${number}`]: 'h'.repeat(8000 + ((number * 97) % 24_000)) },
    }),
  },
  {
    name: 'odd encodings',
    share: 2,
    make: (number) => ({
      ...json('/api/analyze', Buffer.alloc(500, number % 256)),
      headers: { ...JSON_TYPE, 'content-encoding': pick(['gzip', 'br', 'x'], number) },
    }),
  },
  {
    name: 'left in the middle',
    share: 5,
    make: (number) => ({
      ...json('/api/analyze', JSON.stringify({ text: `${number} hello `.repeat(300) })),
      isLeft: true,
    }),
  },
  { name: 'raw bytes', share: 3, make: (number) => ({ raw: pick(RAW, number) }) },
]
