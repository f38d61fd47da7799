import { damages, type DamageName } from '../../../packages/readers/src/picture/bench/degrade.ts'
import { renderScenes } from '../../../packages/readers/src/picture/bench/render.ts'
import type { Scene } from '../../../packages/readers/src/picture/bench/scene.ts'
import { ReadingError, type Readers } from '../../../packages/readers/src/index.ts'
import { type Carried, type Channel, everyOne } from './channel.ts'
import type { Message } from './messages.ts'

type Of<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>

const THEMES = ['light', 'dark', 'green', 'blue'] as const
const SPEAKER = /^([^\n:]{1,30}): +(?=\S)/

/** Turns under one another, each in its bubble; a text without turns is one bubble. */
const bubblesOf = (text: string) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.filter((line) => SPEAKER.test(line)).length < 2) return [{ text }]
  return lines.map((line) => {
    const who = SPEAKER.exec(line)
    const said = { text: line.slice(who?.[0].length ?? 0) }
    return /^(?:me|i|you)$/i.test(who?.[1] ?? '') ? { ...said, me: true as const } : said
  })
}

export const chatScene = ({ id, text }: Message, place: number): Of<'chat'> => ({
  id,
  kind: 'chat',
  font: 'Liberation Sans',
  theme: THEMES[place % THEMES.length] ?? 'light',
  name: '+1 (555) 014-0199',
  messages: bubblesOf(text),
})

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

const SUBJECT = /^subject: *([^\n]*)\n*/i

export const mailScene = ({ id, text }: Message, place: number): Of<'mail'> => ({
  id,
  kind: 'mail',
  font: 'Liberation Sans',
  theme: place % 2 === 0 ? 'light' : 'dark',
  from: 'to me',
  subject: SUBJECT.exec(text)?.[1] ?? '(no subject)',
  date: 'Mon, 3 Mar, 10:12',
  paragraphs: paragraphsOf(text.replace(SUBJECT, '')),
})

export const letterScene = ({ id, text }: Message): Of<'letter'> => ({
  id,
  kind: 'letter',
  font: 'Liberation Serif',
  theme: 'light',
  address: [],
  paragraphs: paragraphsOf(text),
})

export const lookAt = async (readers: Readers, bytes: Uint8Array, reference: string): Promise<Carried> => {
  try {
    const picture = await readers.readPicture(bytes)
    const isPart = picture.isCutShort || picture.isDamaged || picture.unreadable !== undefined
    return { text: picture.text, reference, notes: isPart ? ['read in part'] : [], picture }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return { text: '', reference, notes: [error.refusal] }
  }
}

type Look = Pick<Channel, 'name' | 'sample'> & {
  readonly scene: (message: Message, place: number) => Scene
  readonly damage: DamageName
}

const LOOKS: readonly Look[] = [
  { name: 'screenshot of a chat', sample: 'chats', scene: chatScene, damage: 'clean' },
  { name: 'the same, sent on by a messenger', sample: 'chats', scene: chatScene, damage: 'messenger960' },
  { name: 'screenshot of a mail', sample: 'mails', scene: mailScene, damage: 'q30' },
  { name: 'photographed letter', sample: 'mails', scene: letterScene, damage: 'photo' },
]

export const drawnChannels = (readers: Readers): Channel[] =>
  LOOKS.map(({ name, sample, scene, damage }) => ({
    name,
    sample,
    takes: everyOne,
    carry: async function* carry(messages) {
      for await (const { png, truth } of renderScenes(messages.map(scene)))
        yield await lookAt(readers, await damages[damage](png), truth)
    },
  }))
