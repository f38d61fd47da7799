import { wallsHere } from '../walls.ts'
import { pry } from './pry.ts'

/** What a reader reaches that was started by whoever runs this, as JSON. */
const { missing } = wallsHere()
process.stdout.write(JSON.stringify({ missing, ...(await pry(wallsHere())) }))
