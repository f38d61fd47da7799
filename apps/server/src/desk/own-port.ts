import type { FastifyInstance } from 'fastify'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Theme and country are kept by the browser for an address, and a port is part of that: so the port of last time is
 * taken again where it is free.
 */

const lastPort = (file: string): number => {
  try {
    const port = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : 0
  } catch {
    return 0
  }
}

const remember = (file: string, port: number): void => {
  try {
    writeFileSync(file, String(port))
  } catch {
    // Then it is another one next time.
  }
}

/** 0 until it listens. */
export const portOf = (app: FastifyInstance): number => {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : 0
}

export const listenOnOwnPort = async (app: FastifyInstance, wanted: number, folder: string): Promise<void> => {
  const file = path.join(folder, 'port')
  const options = { host: '127.0.0.1', backlog: 64 }
  const last = wanted === 0 ? lastPort(file) : wanted
  try {
    await app.listen({ ...options, port: last })
  } catch (error) {
    if (last === 0 || wanted !== 0) throw error
    await app.listen({ ...options, port: 0 })
  }
  if (wanted === 0) remember(file, portOf(app))
}
