import type { Readers } from '../../../packages/readers/src/index.ts'
import { englishVoices } from '../../../packages/readers/bench/recording/synthesis.ts'
import { codecs, speakAndHear, spokenForm } from '../channels/spoken.ts'
import type { Maker } from './way.ts'

const SHORT = { shortest: 20, longest: 90, withLinks: false } as const

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
      const voice = voices[task.place % voices.length]
      const codec = lines[Math.floor(task.place / voices.length) % lines.length]
      if (voice === undefined || codec === undefined) throw new Error('no voice is here: flite, festival or espeak-ng')
      const carried = await speakAndHear(voice, codec, spokenForm(task.message.text), readers, folder)
      yield { task, way: `${voice.name}, ${codec.name}`, carried }
    }
  },
})
