import net from 'node:net'

/** A proxy that sends each connection to the next server in turn; it has its address before they start. */
export const openFront = async () => {
  const ports: number[] = []
  const counts: number[] = []
  let turn = 0
  const proxy = net.createServer((visitor) => {
    turn = (turn + 1) % Math.max(1, ports.length)
    counts[turn] = (counts[turn] ?? 0) + 1
    const backend = net.connect(ports[turn] ?? 0, '127.0.0.1')
    visitor.pipe(backend).pipe(visitor)
    visitor.on('error', () => backend.destroy())
    visitor.on('close', () => backend.destroy())
    backend.on('error', () => visitor.destroy())
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many connections each server got. */
    counts,
    leadTo: (urls: readonly string[]): void => {
      ports.push(...urls.map((url) => Number(new URL(url).port)))
    },
    stop: (): void => {
      proxy.close()
    },
  }
}
