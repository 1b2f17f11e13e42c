import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A connection to a server that can be cut and restored, or frozen as by a hanging server; removed after the
 * test.
 */
export async function layLine(host: string, port: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, host)
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      if (isFrozen) socket.pause()
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  })
  return {
    port: (server.address() as AddressInfo).port,
    cut(): void {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend(): void {
      isCut = false
    },
    /** Connections are accepted and stay open, but nothing is transmitted. */
    freeze(): void {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw(): void {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
  }
}
