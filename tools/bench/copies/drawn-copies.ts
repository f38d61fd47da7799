import { damages, type DamageName } from '../../../packages/readers/src/picture/bench/degrade.ts'
import { renderScenes } from '../../../packages/readers/src/picture/bench/render.ts'
import type { Scene } from '../../../packages/readers/src/picture/bench/scene.ts'
import type { Readers } from '../../../packages/readers/src/index.ts'
import { chatScene, letterScene, lookAt, mailScene } from '../channels/drawn.ts'
import type { Maker, Task } from './way.ts'

/** Who a screenshot says it is from, and when: both of a pair show the same. */
const NAMES = [
  '+44 7700 900412',
  'Unknown',
  'Sam',
  '60411',
  'Maria K.',
  '+1 (555) 013-2278',
  'Info',
  'Priya',
  'Group',
] as const
const FROM = ['to me', 'to you', 'info@office-post.example', 'Customer care', 'Helen', 'no-reply@mail.example'] as const
const DATES = ['Today, 09:41', 'Tue 14 Oct, 18:03', '2 days ago', 'Yesterday 22:15', '11/02/2026 07:30'] as const
const FONTS = ['Liberation Sans', 'DejaVu Sans', 'Liberation Serif'] as const

const pick = <One>(list: readonly [One, ...One[]], place: number): One => list[place % list.length] ?? list[0]

const isMail = ({ message }: Task): boolean => message.channel === 'email' || message.channel === 'letter'

const sceneOf = (task: Task): Scene => {
  const { message, place } = task
  const font = pick(FONTS, Math.floor(place / 4))
  if (!isMail(task)) return { ...chatScene(message, place), font, name: pick(NAMES, place) }
  if (place % 2 === 0) return { ...letterScene(message), font }
  return { ...mailScene(message, Math.floor(place / 2)), font, from: pick(FROM, place), date: pick(DATES, place) }
}

const DAMAGES = [
  'clean',
  'messenger960',
  'q30',
  'photo',
  'messenger1280',
  'half',
] as const satisfies readonly DamageName[]

/** Drawn by a browser, spoilt as on the way, read by our reader. */
export const drawnCopies = (readers: Readers): Maker => ({
  channel: 'drawn',
  wishes: [
    { channels: ['sms', 'chat', 'dm'], shortest: 15, longest: 80, withLinks: true },
    { channels: ['email', 'letter'], shortest: 20, longest: 110, withLinks: true },
  ],
  make: async function* make(tasks) {
    let done = 0
    for await (const { png, truth, scene } of renderScenes(tasks.map(sceneOf))) {
      const task = tasks[done++]
      if (task === undefined) throw new Error('more pictures than messages')
      const damage = pick(DAMAGES, task.place)
      const { picture: _, ...carried } = await lookAt(readers, await damages[damage](png), truth)
      yield { task, way: `${scene.kind}, ${damage}`, carried }
    }
  },
})
