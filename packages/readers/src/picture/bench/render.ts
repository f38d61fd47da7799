import { chromium } from 'playwright-core'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { readPackageFile } from '../package-files.ts'
import { pageFor } from './page.ts'
import type { Scene } from './scene.ts'

export type Rendered = { readonly scene: Scene; readonly png: Buffer; readonly truth: string }

const EMOJI = /\p{Extended_Pictographic}\uFE0F?/gu

/** Phones: 360 points wide, three pixels each. Desktops and letters: one pixel a point, as on most screens. */
const viewFor = ({ kind }: Scene) => {
  if (kind === 'columns') return { width: 1366, height: 600, scale: 1 }
  return kind === 'letter' ? { width: 900, height: 1000, scale: 1.5 } : { width: 360, height: 800, scale: 3 }
}

/** The drawing comes one point a module: its size becomes its view, so that the page can scale it. */
const drawCode = async (text: string): Promise<string> => {
  const { svg } = await writeBarcode(text, { format: 'QRCode' })
  return svg.slice(svg.indexOf('<svg')).replace(/width="(\d+)" height="(\d+)"/, 'viewBox="0 0 $1 $2"')
}

const drawCodes = async (scene: Scene): Promise<readonly string[]> =>
  scene.kind === 'codes' ? Promise.all(scene.codes.map(drawCode)) : []

/** Draws every scene with the system's browser. The truth is what the page says, without emoji. */
export async function* renderScenes(scenes: readonly Scene[]): AsyncGenerator<Rendered> {
  const wasm = await readPackageFile('zxing-wasm/dist/writer/zxing_writer.wasm')
  const wasmBinary = new ArrayBuffer(wasm.byteLength)
  new Uint8Array(wasmBinary).set(wasm)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    for (const scene of scenes) {
      const { width, height, scale } = viewFor(scene)
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
      await page.setContent(pageFor(scene, await drawCodes(scene)))
      const png = await page.screenshot({ fullPage: true })
      const texts = await page.locator('[data-t]').allInnerTexts()
      yield { scene, png, truth: texts.map((text) => text.replaceAll(EMOJI, '')).join('\n') }
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
