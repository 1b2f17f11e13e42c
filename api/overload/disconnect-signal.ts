import type { Socket } from 'node:net'

const signals = new WeakMap<Socket, AbortSignal>()

/** Aborted once the client's connection has closed; one for all requests that come over it. */
export function disconnectSignal(socket: Socket): AbortSignal {
  const known = signals.get(socket)
  if (known) return known
  const gone = new AbortController()
  if (socket.destroyed) gone.abort()
  else socket.once('close', () => gone.abort())
  signals.set(socket, gone.signal)
  return gone.signal
}
