import type { Readers } from '../../../packages/readers/src/index.ts'
import { englishVoices, type Voice } from '../../../packages/readers/bench/recording/synthesis.ts'
import { codecs, speakAndHear, spokenForm } from '../channels/spoken.ts'
import type { Maker } from './way.ts'

const SHORT = { shortest: 20, longest: 90, withLinks: false } as const

type Spoken = { readonly voice: Voice; readonly carried: Awaited<ReturnType<typeof speakAndHear>> }

/** Some voices stumble over some words: then the next one says them. */
const byFirstThatCan = async (
  voices: readonly Voice[],
  speak: (voice: Voice) => Promise<Spoken['carried']>,
): Promise<Spoken> => {
  const errors: unknown[] = []
  for (const voice of voices)
    try {
      return { voice, carried: await speak(voice) }
    } catch (error) {
      errors.push(error)
    }
  throw new AggregateError(errors, 'no voice could say it: flite, festival or espeak-ng')
}

/** Every voice with every codec in turn; a link cannot be spoken as anybody would. */
export const spokenCopies = (readers: Readers, folder: string): Maker => ({
  channel: 'spoken',
  wishes: [
    { ...SHORT, channels: ['call', 'voicemail'] },
    { ...SHORT, channels: ['sms', 'chat'] },
  ],
  make: async function* make(tasks) {
    const voices = englishVoices()
    const lines = Object.values(codecs)
    for (const task of tasks) {
      const first = task.place % Math.max(1, voices.length)
      const codec = lines[Math.floor(task.place / Math.max(1, voices.length)) % lines.length]
      if (codec === undefined) throw new Error('there is no codec')
      const said = spokenForm(task.message.text)
      const { voice, carried } = await byFirstThatCan([...voices.slice(first), ...voices.slice(0, first)], (one) =>
        speakAndHear(one, codec, said, readers, folder),
      )
      yield { task, way: `${voice.name}, ${codec.name}`, carried }
    }
  },
})
