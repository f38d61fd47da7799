/** The Windows app this release belongs to, and what its files are called on a server that has them. */
export const WINDOWS_VERSION = '1.5.2'
export const WINDOWS_FILE = `ATLAS-Setup-${WINDOWS_VERSION}.exe`
export const WINDOWS_ZIP = `ATLAS-${WINDOWS_VERSION}-portable.zip`
