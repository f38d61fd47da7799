import { expect, test } from 'vitest'
import { windowCommand } from './window.ts'

const ADDRESS = 'http://127.0.0.1:50000/open?key=a&b'
const env = {
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  ProgramFiles: 'C:\\Program Files',
  LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local',
  SystemRoot: 'C:\\Windows',
}
const on = (has: (file: string) => boolean) =>
  windowCommand(ADDRESS, 'C:\\Users\\ann\\AppData\\Local\\ATLAS', { platform: 'win32', env, has })

test('Edge opens a window of its own, in a profile of its own', () => {
  const edge = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'
  const { program, args } = on((file) => file === edge)
  expect(program).toBe(edge)
  expect(args).toContain(`--app=${ADDRESS}`)
  expect(args).toContain('--user-data-dir=C:\\Users\\ann\\AppData\\Local\\ATLAS\\window')
})

test('without Edge the usual browser opens it, and no shell reads the address', () => {
  expect(on(() => false)).toEqual({
    program: 'C:\\Windows\\System32\\rundll32.exe',
    args: ['url.dll,FileProtocolHandler', ADDRESS],
  })
})
