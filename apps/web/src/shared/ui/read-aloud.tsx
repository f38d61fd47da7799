import { tellingWords as words } from '@atlas/contract'
import { useSpeech } from '../browser/use-speech.ts'
import { Icon } from './icon.tsx'
import { pause, play, speaker, stop } from './more-icons.ts'

/** Reads aloud what stands on the page. Where no voice lives on the device there is no button. */
export const ReadAloud = ({ parts }: { parts: readonly string[] }) => {
  const speech = useSpeech(parts)
  if (!speech.canSpeak) return null
  if (speech.step === 'quiet')
    return (
      <button className="btn outline" type="button" onClick={speech.start}>
        <Icon d={speaker} />
        {words.listen}
      </button>
    )
  const isPaused = speech.step === 'paused'
  return (
    <>
      <button className="btn outline" type="button" onClick={isPaused ? speech.resume : speech.pause}>
        <Icon d={isPaused ? play : pause} />
        {isPaused ? words.goOn : words.pause}
      </button>
      <button className="btn outline" type="button" onClick={speech.stop}>
        <Icon d={stop} />
        {words.stop}
      </button>
    </>
  )
}
