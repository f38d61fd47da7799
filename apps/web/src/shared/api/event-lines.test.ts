import { expect, test } from 'vitest'
import { eventReader } from './event-lines.ts'

test('events come out once each, however the stream is cut', () => {
  const whole = 'event: progress\ndata: {"percent":5}\n\nevent: result\ndata: {"text":"a\\n\\nb"}\n\n'
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const read = eventReader()
    const events = [...read(whole.slice(0, cut)), ...read(whole), ...read(whole)]
    expect(events).toEqual([
      { name: 'progress', data: { percent: 5 } },
      { name: 'result', data: { text: 'a\n\nb' } },
    ])
  }
})

test('what is no JSON is no data', () => {
  expect(eventReader()('event: result\ndata: {oops\n\n')).toEqual([{ name: 'result', data: undefined }])
})
