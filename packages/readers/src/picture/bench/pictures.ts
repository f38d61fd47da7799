import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { damages, type DamageName } from './degrade.ts'
import { renderScenes, type Rendered } from './render.ts'
import type { Half, Scene } from './scene.ts'
import { devScenes, languages } from './scenes-dev.ts'
import { heldLanguages, heldScenes } from './scenes-held.ts'

export type BenchPicture = {
  readonly file: string
  readonly half: Half
  readonly group: string
  readonly truth: string
  readonly codes: readonly string[]
  readonly isFullScreenshot: boolean
}

const PHONE: ReadonlySet<string> = new Set(['chat', 'mail', 'bank', 'social', 'notice'])

const cleanGroup = ({ kind, theme }: Scene): string => {
  if (kind === 'columns') return 'desktop columns'
  if (kind === 'letter') return 'letter'
  if (kind === 'codes') return 'codes clean'
  return theme === 'dark' ? 'phone dark' : 'phone light'
}

/** Which damage each phone scene gets, by its place in the list. */
const PHONE_DAMAGE: readonly (readonly (readonly [string, DamageName])[])[] = [
  [
    ['JPEG q30', 'q30'],
    ['messenger 1280', 'messenger1280'],
    ['photo', 'photo'],
  ],
  [
    ['half size', 'half'],
    ['messenger 960', 'messenger960'],
    ['turned', 'turned90'],
  ],
  [
    ['messenger 1280', 'messenger1280'],
    ['photo', 'photo2'],
    ['turned', 'turned180'],
  ],
  [
    ['JPEG q30', 'q30'],
    ['half size', 'half'],
    ['messenger 960', 'messenger960'],
  ],
]

const OTHER_DAMAGE: Readonly<Record<string, readonly (readonly [string, DamageName])[]>> = {
  columns: [['desktop columns', 'q30']],
  letter: [['photo', 'photo']],
  codes: [
    ['codes turned, noisy', 'noisyTurn'],
    ['codes turned, noisy', 'noisyTurn2'],
    ['codes turned, noisy', 'photo2'],
  ],
}

const versionsOf = (scene: Scene, index: number, isLanguage: boolean): readonly (readonly [string, DamageName])[] => {
  if (isLanguage)
    return [
      ['languages', 'clean'],
      ['languages', 'messenger1280'],
    ]
  const more = PHONE.has(scene.kind) ? PHONE_DAMAGE[index % PHONE_DAMAGE.length] : OTHER_DAMAGE[scene.kind]
  return [[cleanGroup(scene), 'clean'], ...(more ?? [])]
}

/** All chats of a half under one another: a scrolled screenshot. */
const longScene = (scenes: readonly Scene[], font: string, theme: Scene['theme']): Scene => {
  const messages = scenes.flatMap((scene) => (scene.kind === 'chat' ? scene.messages : []))
  return {
    id: 'long',
    kind: 'chat',
    font,
    theme,
    name: 'Saved messages',
    messages: [...messages, ...messages.slice(0, 12)],
  }
}

const halves: readonly {
  readonly half: Half
  readonly scenes: readonly Scene[]
  readonly foreign: readonly Scene[]
}[] = [
  { half: 'dev', scenes: [...devScenes, longScene(devScenes, 'Roboto', 'light')], foreign: languages },
  { half: 'held', scenes: [...heldScenes, longScene(heldScenes, 'Inter', 'dark')], foreign: heldLanguages },
]

const save = async (
  folder: string,
  half: Half,
  rendered: Rendered,
  group: string,
  damage: DamageName,
): Promise<BenchPicture> => {
  const file = path.join(folder, `${half}-${rendered.scene.id}-${damage}`)
  writeFileSync(file, await damages[damage](rendered.png))
  return {
    file,
    half,
    group,
    truth: rendered.truth,
    codes: rendered.scene.kind === 'codes' ? rendered.scene.codes : [],
    isFullScreenshot: group.startsWith('phone'),
  }
}

export const makePictures = async (folder: string): Promise<readonly BenchPicture[]> => {
  mkdirSync(folder, { recursive: true })
  const pictures: BenchPicture[] = []
  for (const { half, scenes, foreign } of halves) {
    let index = 0
    for await (const rendered of renderScenes([...scenes, ...foreign])) {
      const isLong = rendered.scene.id === 'long'
      const versions = isLong
        ? ([['long', 'clean']] as const)
        : versionsOf(rendered.scene, index, foreign.includes(rendered.scene))
      for (const [group, damage] of versions) pictures.push(await save(folder, half, rendered, group, damage))
      index++
    }
  }
  return pictures
}
