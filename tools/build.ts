import { findBinaries } from '../apps/server/src/postgres/binaries.ts'

/**
 * What a start would install and build is there by now; what it would write beside that is made here too, so that the
 * server can run as somebody who may not change its folder.
 */
try {
  findBinaries()
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
console.log('Everything is installed and built.')
