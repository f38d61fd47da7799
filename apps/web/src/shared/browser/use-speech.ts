import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const LANGUAGE = 'en'

const subscribe = (listener: () => void): (() => void) => {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Only a voice that lives on this device: others send what they read to somebody's server. */
const findVoice = (): SpeechSynthesisVoice | undefined => {
  if (!('speechSynthesis' in globalThis)) return undefined
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService && voice.lang.startsWith(LANGUAGE))
  return own.find((voice) => voice.default) ?? own[0]
}

const hasVoice = (): boolean => findVoice() !== undefined

type Step = 'quiet' | 'speaking' | 'paused'

/** Reads sentences one after the other; browsers cut long ones off. */
export const useSpeech = (parts: readonly string[]) => {
  const canSpeak = useSyncExternalStore(subscribe, hasVoice, () => false)
  const [step, setStep] = useState<Step>('quiet')
  /** Which reading is under way: the end of an older one says nothing. */
  const reading = useRef(0)
  useEffect(
    () => () => {
      reading.current += 1
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
    },
    [],
  )
  const stop = () => {
    reading.current += 1
    speechSynthesis.cancel()
    setStep('quiet')
  }
  const start = () => {
    const voice = findVoice()
    if (voice === undefined) return
    speechSynthesis.cancel()
    reading.current += 1
    const mine = reading.current
    for (const [index, part] of parts.entries()) {
      const spoken = new SpeechSynthesisUtterance(part)
      spoken.voice = voice
      spoken.lang = voice.lang
      if (index === parts.length - 1)
        spoken.addEventListener('end', () => {
          if (reading.current === mine) setStep('quiet')
        })
      speechSynthesis.speak(spoken)
    }
    setStep('speaking')
  }
  const pause = () => {
    speechSynthesis.pause()
    setStep('paused')
  }
  const resume = () => {
    speechSynthesis.resume()
    setStep('speaking')
  }
  return { canSpeak, step, start, stop, pause, resume }
}
