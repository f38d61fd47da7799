/** `--name value` pairs of a command line. */
export const option = (name: string, values: readonly string[] = process.argv.slice(2)): string | undefined => {
  const at = values.indexOf(`--${name}`)
  return at < 0 ? undefined : values[at + 1]
}
