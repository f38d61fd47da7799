/** The Windows app this release belongs to, and what its file is called on a server that has it. */
export const WINDOWS_VERSION = '1.5.2'
export const WINDOWS_FILE = `ATLAS-Setup-${WINDOWS_VERSION}.exe`
