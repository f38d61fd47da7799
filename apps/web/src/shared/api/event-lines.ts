export type ServerEvent = { readonly name: string; readonly data: unknown }

const parseData = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** One event of a `text/event-stream` as our server writes it: a name and one line of JSON. */
const parseEvent = (block: string): ServerEvent | undefined => {
  const [, name] = /^event: (.+)$/m.exec(block) ?? []
  const [, data] = /^data: (.+)$/m.exec(block) ?? []
  return name === undefined || data === undefined ? undefined : { name, data: parseData(data) }
}

/** Takes the stream's text as it grows and gives out each event once. */
export const eventReader = () => {
  let at = 0
  return (text: string): readonly ServerEvent[] => {
    const end = text.lastIndexOf('\n\n')
    if (end < at) return []
    const blocks = text.slice(at, end).split('\n\n')
    at = end + 2
    return blocks.flatMap((block) => parseEvent(block) ?? [])
  }
}
