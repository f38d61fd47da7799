import path from 'node:path'
import { promoteLink, runLinkStages, type LinkOptions } from './link-stages.ts'
import { lockFolder } from './lock.ts'

/** The link half alone: `link-run.ts OUT [LINKS] [--promote]`. */
const [out = 'out', links = process.env.ATLAS_LINKS] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const options: LinkOptions = { out: path.resolve(out), links, say: (line) => console.log(line) }
lockFolder(options.out)
const run = await runLinkStages(options)
if (process.argv.includes('--promote')) process.exitCode = promoteLink(run, options) ? 0 : 1
else for (const line of run.broken) console.log(`bar broken: ${line}`)
