import { ownSentences } from '@atlas/contract'
import type { PictureReading } from '@atlas/readers'
import { afterAll, expect, test } from 'vitest'
import { openEngine } from '../engine.ts'
import { reportPicture } from './picture-report.ts'

const engine = openEngine({ report: () => {} })
afterAll(engine.stop)

const judge = { analyzeText: engine.analyzeText, checkLink: () => undefined }
const cut: PictureReading = {
  text: '',
  lines: [],
  codes: [],
  size: { width: 256, height: 256 },
  orientation: 0,
  isDamaged: false,
  isCutShort: true,
}

test('a picture in which no words were made out is not called clean, and says so', async () => {
  const { analysis } = await reportPicture(cut, judge)
  expect(analysis).toMatchObject({ unsure: true, error: ownSentences.pictureWithoutWords })
})

test('of a picture that holds too much, what was read is judged, and that it is a part is said', async () => {
  const { analysis } = await reportPicture({ ...cut, text: 'See you at lunch on Tuesday, Anna.' }, judge)
  expect(analysis).toMatchObject({ unsure: true, error: ownSentences.picturePartlyRead })
})
