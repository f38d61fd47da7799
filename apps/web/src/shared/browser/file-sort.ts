/** Kinds of file that browsers give no type, or a video's, and that hold a picture or a recording all the same. */
const byEnding = {
  image: /\.(?:heic|heif|avif|tiff?|bmp)$/i,
  audio: /\.(?:amr|opus|ogg|oga|3gpp?|aac|m4a|flac|aiff?|mp4|m4v|mov|webm|wav|mp3)$/i,
} as const

/** Whether a file is a picture or a recording: by the type the browser gives, else by its ending. The server looks inside. */
export const sortOfFile = ({ type, name }: File): 'image' | 'audio' | undefined => {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('audio/')) return 'audio'
  if (type !== '' && type !== 'application/ogg' && !type.startsWith('video/')) return undefined
  if (byEnding.audio.test(name)) return 'audio'
  return type === '' && byEnding.image.test(name) ? 'image' : undefined
}
