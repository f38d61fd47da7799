import { ownSentences as own, PictureReport, specSentences as spec, Transcript } from '@atlas/contract'
import { inject, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { visit } from '../testing/client.ts'
import { testFile, upload } from '../testing/upload.ts'

const serverUrl = inject('serverUrl')

const readPicture = async (name: string): Promise<PictureReport> => {
  const response = await upload(serverUrl, '/api/image-analyze', testFile(name))
  expect(response.status).toBe(200)
  return z.parse(PictureReport, await response.json())
}

const refusal = async (...sent: Parameters<typeof upload>): Promise<{ status: number; body: unknown }> => {
  const response = await upload(...sent)
  return { status: response.status, body: await response.json() }
}

const text = (words: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(words))

test('a screenshot is read, judged, and its evidence found on the picture', async () => {
  const report = await readPicture('parcel.png')
  expect(report.text).toContain('Pay the $1.99 redelivery fee within 12 hours: usps-redeliver.top/x8')
  expect(report.analysis).toMatchObject({ verdict: 'scam', found_keywords: expect.any(Array) })
  expect(report.boxes).toHaveLength(report.analysis.evidence.length)
  const { width, height } = report.size
  for (const box of report.boxes.flat()) {
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
    expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
  }
  for (const { start, end, text: line } of report.lines) expect(report.text.slice(start, end)).toBe(line)
  // The deadline stands in the third line of the bubble, in the upper half of the picture.
  const deadline = report.analysis.evidence.findIndex(({ quote }) => quote.includes('12 hours'))
  expect(report.boxes[deadline]?.[0]?.y).toBeLessThan(height / 2)
})

test('two codes in one picture are both read; the link has its own verdict and counts in the whole', async () => {
  const { codes, text: all, analysis } = await readPicture('parking.png')
  expect(codes.map(({ kind }) => kind).sort()).toEqual(['link', 'wifi'])
  const link = codes.find(({ kind }) => kind === 'link')
  expect(link?.link).toMatchObject({ url: expect.stringContaining('city-parkfee.top'), opinions: expect.any(Array) })
  expect(all.slice(link?.start, link?.end)).toBe('https://city-parkfee.top/pay?ref=412207')
  expect(analysis.links.map(({ url }) => url)).toContain('https://city-parkfee.top/pay?ref=412207')
})

test('a link hidden in a contact code counts as well', async () => {
  const { codes, analysis } = await readPicture('contact-code.png')
  expect(codes.map(({ kind }) => kind)).toEqual(['contact'])
  expect(analysis.links.map(({ url }) => url)).toContain('https://paypa1-secure-login.xyz/verify')
  expect(analysis.verdict).not.toBe('legitimate')
})

test('a picture that is cut off says so and is never called clean', async () => {
  const whole = testFile('parcel.png')
  const response = await upload(serverUrl, '/api/image-analyze', whole.slice(0, Math.floor(whole.length * 0.6)))
  expect(z.parse(PictureReport, await response.json()).analysis).toMatchObject({
    unsure: true,
    error: own.pictureCutShort,
  })
})

test('a broken form is the sender’s mistake', async () => {
  const send = (contentType: string, body: string): Promise<Response> =>
    fetch(`${serverUrl}/api/image-analyze`, {
      method: 'POST',
      body,
      headers: { 'content-type': contentType, 'x-forwarded-for': visit(serverUrl).address },
    })
  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc'
  for (const [type, body] of [
    ['multipart/form-data; y=z', part],
    ['multipart/form-data; boundary=other', part],
    ['multipart/form-data; boundary=x', part],
  ] as const)
    expect((await send(type, body)).status).toBe(400)
})

test('whoever asks for events hears how far it is, then the result', async () => {
  const headers = { accept: 'text/event-stream' }
  const response = await upload(serverUrl, '/api/image-analyze', testFile('parcel.png'), { headers })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const names = [...(await response.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  expect(names.at(-1)).toBe('result')
  expect(names.filter((name) => name === 'progress').length).toBeGreaterThan(3)
})

test('what is no picture is refused with the specification’s sentence, whatever it is called', async () => {
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
  const image = '/api/image-analyze'
  expect(await refusal(serverUrl, image, svg, { name: 'a.png', type: 'image/png' })).toMatchObject({
    status: 400,
    body: { error: spec.invalidImage },
  })
  expect(await refusal(serverUrl, image, text('%PDF-1.7'))).toMatchObject({ status: 400 })
  expect(await refusal(serverUrl, image, text(''))).toMatchObject({ status: 400, body: { error: own.fileEmpty } })
  expect(await refusal(serverUrl, image, testFile('parcel.png'), { field: 'other' })).toMatchObject({
    status: 400,
    body: { error: spec.noImage },
  })
  const streamed = await upload(serverUrl, image, svg, { headers: { accept: 'text/event-stream' } })
  expect(await streamed.text()).toContain(spec.invalidImage)
})

test('a picture with more pixels than can be read is refused from its header', async () => {
  const bomb = testFile('parcel.png')
  new DataView(bomb.buffer).setUint32(16, 30_000)
  new DataView(bomb.buffer).setUint32(20, 30_000)
  const answer = await refusal(serverUrl, '/api/image-analyze', bomb)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('a file that is too large is refused', async () => {
  const answer = await refusal(serverUrl, '/api/image-analyze', new Uint8Array(20_000_001))
  expect(answer).toMatchObject({ status: 413, body: { error: own.tooLarge } })
})

test('a caller who leaves stops the work, and the next one is served', async () => {
  const leave = new AbortController()
  const left = upload(serverUrl, '/api/image-analyze', testFile('parcel.png'), { signal: leave.signal })
  setTimeout(() => leave.abort(), 300)
  await expect(left).rejects.toThrow('aborted')
  expect((await readPicture('parcel.png')).text).toContain('USPS')
})

test('a voicemail is written down with its times', async () => {
  const response = await upload(serverUrl, '/api/transcribe', testFile('voicemail.ogg'))
  const heard = z.parse(Transcript, await response.json())
  expect(heard.transcript.toLowerCase()).toContain('there is a warrant in your name')
  expect(heard.transcript.toLowerCase()).toContain('gift cards')
  expect(heard.duration).toBeGreaterThan(15)
  expect(heard.segments.map((segment) => segment.text).join(' ')).toBe(heard.transcript)
  for (const { start, end } of heard.segments) expect(end).toBeGreaterThan(start)
  const report = await visit(serverUrl).post('/api/analyze', { text: heard.transcript })
  expect(report.body).toMatchObject({ verdict: 'scam' })
})

test('what is no recording is refused; one without speech says so', async () => {
  const audio = '/api/transcribe'
  expect(await refusal(serverUrl, audio, testFile('parcel.png'), { name: 'a.mp3', type: 'audio/mpeg' })).toMatchObject({
    status: 400,
    body: { error: spec.invalidAudio },
  })
  expect(await refusal(serverUrl, audio, text(''))).toMatchObject({ status: 400, body: { error: own.fileEmpty } })
  expect(await refusal(serverUrl, audio, testFile('voicemail.ogg'), { field: 'image' })).toMatchObject({
    status: 400,
    body: { error: spec.noAudio },
  })
  // Three seconds of silence at 8 kHz.
  const silence = Buffer.alloc(44 + 24_000, 128)
  silence.write('RIFF', 0)
  silence.writeUInt32LE(36 + 24_000, 4)
  silence.write('WAVEfmt ', 8)
  silence.set([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0], 16)
  silence.write('data', 36)
  silence.writeUInt32LE(24_000, 40)
  expect(await refusal(serverUrl, audio, new Uint8Array(silence))).toMatchObject({
    status: 200,
    body: { transcript: '', warnings: [{ code: 'no-speech', sentence: own.noSpeech }] },
  })
})

test('a picture and a recording checked with a token count once each', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const headers = { authorization: `Bearer ${token}` }
  await upload(serverUrl, '/api/image-analyze', testFile('parcel.png'), { headers })
  await upload(serverUrl, '/api/transcribe', testFile('voicemail.ogg'), { headers })
  expect((await ann.get('/api/me/stats', { token })).body).toMatchObject({ total_analyses: 2, scams_detected: 2 })
})
