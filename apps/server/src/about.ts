import { readFileSync } from 'node:fs'
import * as z from 'zod'

const ABOUT_FILE = new URL('../../../package.json', import.meta.url)
const About = z.object({ version: z.string(), repository: z.string() })

/** What package.json says of this program. */
export const readAbout = (): z.infer<typeof About> => About.parse(JSON.parse(readFileSync(ABOUT_FILE, 'utf8')))
