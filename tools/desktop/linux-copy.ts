import { cpSync, linkSync, globSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyPackages } from './assemble.ts'

/**
 * The very files of the bundle, linked, with this system's native parts in the place of those for Windows: what is
 * tried here is what is installed there, but for Node and for machine code.
 */
export const copyForLinux = (app: string, target: string, modules: string): void => {
  rmSync(target, { recursive: true, force: true })
  for (const entry of globSync('**/*', { cwd: app, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:exe|dll|node)$/.test(entry.name)) continue
    const from = path.join(entry.parentPath, entry.name)
    const to = path.join(target, path.relative(app, from))
    mkdirSync(path.dirname(to), { recursive: true })
    linkSync(from, to)
  }
  const native = `onnxruntime-node/bin/napi-v6/linux/${process.arch}`
  cpSync(path.join(modules, native), path.join(target, 'node_modules', native), { recursive: true })
  copyPackages(modules, [`@img/sharp-linux-${process.arch}`], path.join(target, 'node_modules'))
}
