import path from 'node:path'
import { packageFolder } from './package-folder.ts'

/** What the processes of the readers are made of: this package, and the folder of the packages that it stands on. */
export const OWN_FILES: readonly string[] = [
  path.resolve(import.meta.dirname, '..'),
  path.resolve(packageFolder('onnxruntime-node'), '..'),
]
