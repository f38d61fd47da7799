import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import about from '../package.json' with { type: 'json' }
import { billOfMaterials } from './bill-of-materials.ts'
import { readLockFile, runtimePackages } from './lock-file.ts'

/** Writes the list of everything that runs with the product, as CycloneDX: `npm run sbom -- FILE`. */

const file = path.resolve(process.argv[2] ?? 'dist/sbom.cdx.json')
const bill = billOfMaterials(about, runtimePackages(readLockFile()), new Date())
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages: ${file}`)
