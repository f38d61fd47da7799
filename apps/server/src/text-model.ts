import { learnExample, loadTextModel, type TextModel, textModelSteps, unlearnExample } from '@atlas/engine'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ModelFiles } from './parts.ts'

type Lesson = Parameters<typeof learnExample>[1]

/** So many examples are handed over in one go; then others have their turn. */
const SLICE = 100

/** Read in steps: in one go it would hold everybody up for a tenth of a second. */
const loadInTurns = async (files: ModelFiles): Promise<TextModel> => {
  const steps = textModelSteps(files)
  while (true) {
    const step = steps.next()
    if (step.done === true) return step.value
    await nextTurn()
  }
}

/**
 * The text model that runs, and how another takes its place: what was learned since the start goes over first, a few
 * examples at a time, and only then the new one answers. Nobody waits, and no answer is made without what was learned.
 */
export const holdTextModel = (files: ModelFiles) => {
  let current = loadTextModel(files)
  // While one takes over from the other, both learn and forget.
  let models: readonly TextModel[] = [current]

  const handOver = async (from: TextModel, to: TextModel): Promise<void> => {
    const added = from.likeness.added()
    for (let start = 0; start < added.length; start += SLICE) {
      for (const { example, runs } of added.slice(start, start + SLICE))
        // It may have been taken back meanwhile.
        if (from.likeness.find(example.id) !== undefined) to.likeness.add(example, runs)
      await nextTurn()
    }
  }

  let changing: Promise<void> = Promise.resolve()
  const changeTo = async (others: ModelFiles): Promise<void> => {
    const next = await loadInTurns(others)
    models = [current, next]
    await handOver(current, next)
    current = next
    models = [next]
  }

  return {
    current: (): TextModel => current,
    learn: (lesson: Lesson): void => models.forEach((model) => learnExample(model, lesson)),
    unlearn: (id: string): void => models.forEach((model) => unlearnExample(model, id)),
    /** One change after the other. */
    use: (others: ModelFiles): Promise<void> => {
      const change = changing.then(() => changeTo(others))
      changing = change.catch(() => {})
      return change
    },
  }
}
