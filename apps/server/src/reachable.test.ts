import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openToOthers } from './reachable.ts'

const saidWith = (settings: NodeJS.ProcessEnv): string | undefined => openToOthers(readConfig(settings))

test.each([
  {},
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.20' },
  { HOST: '2001:db8::1' },
  { HOST: 'atlas.example.org' },
  { TRUSTED_PROXIES: 'loopback' },
  { TRUSTED_PROXIES: '127.0.0.1,::1' },
])('%o: the start says that other machines reach it without TLS, and what to do', (settings) => {
  expect(saidWith(settings)).toContain('without encryption')
  expect(saidWith(settings)).toContain('HOST=127.0.0.1')
  expect(saidWith(settings)).toContain('docs/operate.md')
})

test.each([
  { HOST: '127.0.0.1' },
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { HOST: 'localhost' },
  { ATLAS_ROLE: 'worker' },
  { TRUSTED_PROXIES: '10.0.0.5' },
  { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' },
])('%o: there is nothing to say', (settings) => {
  expect(saidWith(settings)).toBeUndefined()
})
