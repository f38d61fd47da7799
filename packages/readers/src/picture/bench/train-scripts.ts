import { writeFileSync } from 'node:fs'
import path from 'node:path'
import * as ort from 'onnxruntime-node'
import { chromium } from 'playwright-core'
import { decodePicture } from '../decoding/decode.ts'
import { openPictureModels, type PictureModels } from '../models.ts'
import { readPackageFile } from '../package-files.ts'
import { cropLine } from '../lines/crop.ts'
import { detectLines } from '../finding/detect.ts'
import { startEffort } from '../finding/effort.ts'
import { readCrop } from '../lines/read-lines.ts'
import { SCRIPT_TEXTS } from './script-texts.ts'
import { devScenes, languages } from './scenes-dev.ts'

/** Writes script-table.json: how often each character comes out of the Latin model when it is shown each script. */
const STYLES = [
  "font: 40px 'Noto Sans', 'Noto Sans CJK SC'; color: #111; background: #fff",
  "font: 34px 'Noto Serif', 'Noto Serif CJK SC', 'Noto Sans'; color: #eee; background: #141414",
  "font: bold 46px 'Noto Sans', 'Noto Sans CJK JP'; color: #123; background: #dfd",
  "font: 26px 'DejaVu Sans', 'Noto Sans', 'Noto Sans CJK SC'; color: #222; background: #f4f4f4",
] as const

const latinTexts = [...devScenes, ...languages].flatMap((scene) => {
  if (scene.kind === 'chat') return scene.messages.map(({ text }) => text.slice(0, 60))
  return scene.kind === 'mail' ? scene.paragraphs.map((text) => text.slice(0, 60)) : []
})

const texts: Readonly<Record<string, readonly string[]>> = { Latin: latinTexts, ...SCRIPT_TEXTS }

const countLetters = async (models: PictureModels, png: Buffer, counts: Map<string, number>): Promise<void> => {
  const { raster } = await decodePicture(png)
  const { frames } = await detectLines(startEffort(models), raster, () => undefined)
  for (const frame of frames) {
    const { glyphs } = await readCrop(models.latin, cropLine(raster, frame))
    for (const { char } of glyphs) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
}

const models = await openPictureModels(ort, readPackageFile)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const table: Record<string, Record<string, number>> = {}
for (const [script, lines] of Object.entries(texts)) {
  const counts = new Map<string, number>()
  for (const style of STYLES) {
    const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
    const paragraphs = lines.map((line) => `<p style="margin:14px" dir="auto">${line}</p>`)
    await page.setContent(`<meta charset="utf-8"><body style="${style}">${paragraphs.join('')}`)
    await countLetters(models, await page.screenshot({ fullPage: true }), counts)
    await page.close()
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const kept = [...counts].filter(([char, count]) => char !== ' ' && count > 1).toSorted(([a], [b]) => (a < b ? -1 : 1))
  table[script] = Object.fromEntries(kept.map(([char, count]) => [char, Math.round((10_000 * count) / total)]))
}
await browser.close()
writeFileSync(path.join(import.meta.dirname, '..', 'lines', 'script-table.json'), `${JSON.stringify(table, null, 1)}\n`)
