import { checkWords as words } from '@atlas/contract'
import parkingNotice from './parking-notice.png?url'
import voicemail from './voicemail.ogg?url'

/** Files to try. Who and what they name is made up; the voice is a machine's. */
type Sample = { readonly name: string; readonly file: string; readonly type: string; readonly url: string }

export const samples: Readonly<Record<'image' | 'audio', Sample>> = {
  image: { name: words.sampleImage, file: 'parking-notice.png', type: 'image/png', url: parkingNotice },
  audio: { name: words.sampleAudio, file: 'voicemail.ogg', type: 'audio/ogg', url: voicemail },
}

/** Undefined where it could not be fetched. */
export const fetchSample = async ({ file, type, url }: Sample): Promise<File | undefined> => {
  try {
    const response = await fetch(url)
    return response.ok ? new File([await response.blob()], file, { type }) : undefined
  } catch {
    return undefined
  }
}
