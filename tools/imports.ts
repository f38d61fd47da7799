import { parseSync } from 'oxc-parser'

export type Imported = {
  readonly name: string
  /** Only its types are used: nothing of it is left when the file runs. */
  readonly isErased: boolean
}

/** Everything a file imports or re-exports, by the words it uses. */
export const importsIn = (file: string, source: string): readonly Imported[] => {
  const { module } = parseSync(file, source)
  const isTypeOnly = (start: number): boolean => /^(?:import|export)\s+type\b/.test(source.slice(start, start + 30))
  return [
    ...module.staticImports.map(({ start, moduleRequest }) => ({
      name: moduleRequest.value,
      isErased: isTypeOnly(start),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest === null ? [] : [{ name: moduleRequest.value, isErased: isTypeOnly(start) }],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isErased: false,
    })),
  ]
}

export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
