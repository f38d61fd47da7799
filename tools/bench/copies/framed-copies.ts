import { framedText, frameOf } from './frame.ts'
import type { Maker } from './way.ts'

/** Messages in the frames of mailers, put together as text. */
export const framedCopies: Maker = {
  channel: 'framed',
  wishes: [{ channels: ['email', 'letter'], shortest: 15, longest: 260, withLinks: true }],
  make: async function* make(tasks) {
    for (const task of tasks) {
      const text = framedText(task.message.text, frameOf(task.place, 'framed'), task.place)
      yield { task, way: `footer ${task.place % 100}`, carried: { text, notes: [] } }
    }
  },
}
