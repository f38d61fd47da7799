import { licenceOf } from './licence-rules.ts'
import type { LockedPackage } from './lock-file.ts'

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** CycloneDX tells one licence from a sentence made of several. */
const licencesOf = (found: LockedPackage): object => {
  const licence = licenceOf(found)
  if (licence === undefined) return {}
  return { licenses: [/ (?:AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }] }
}

const hashesOf = ({ integrity }: LockedPackage): object => {
  const content = /^sha512-(\S+)$/.exec(integrity ?? '')?.[1]
  if (content === undefined) return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }
}

const componentOf = (found: LockedPackage) => ({
  type: 'library',
  'bom-ref': found.place,
  name: found.name,
  version: found.version,
  scope: found.isOptional ? 'optional' : 'required',
  purl: purlOf(found.name, found.version),
  ...hashesOf(found),
  ...licencesOf(found),
})

type About = { readonly name: string; readonly version: string }

/** The packages as a CycloneDX 1.6 document: what they are, their hashes and licences, and who needs whom. */
export const billOfMaterials = ({ name, version }: About, packages: readonly LockedPackage[], made: Date) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    timestamp: made.toISOString(),
    component: { type: 'application', 'bom-ref': name, name, version, purl: purlOf(name, version) },
  },
  components: packages.map(componentOf),
  dependencies: packages.map(({ place, needs }) => ({ ref: place, dependsOn: needs })),
})
