import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadLibav } from './libav.ts'

const CLIP = new URL('../testing/clips/opus.ogg', import.meta.url)

test.each([fileURLToPath(CLIP), `file:${fileURLToPath(CLIP)}`, 'http://127.0.0.1:9/a.ogg', 'tcp://127.0.0.1:9'])(
  'libav opens only what it is handed: not %s',
  async (place) => {
    const av = await loadLibav()
    await expect(av.ff_init_demuxer_file(place)).rejects.toThrow('Could not open source file')
    const bytes = readFileSync(CLIP)
    await av.writeFile('handed', bytes)
    const [, streams] = await av.ff_init_demuxer_file('handed')
    expect(streams).toHaveLength(1)
  },
)
