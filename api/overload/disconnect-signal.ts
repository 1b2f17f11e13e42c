import type { Socket } from 'node:net'

const signals = new WeakMap<Socket, AbortSignal>()

/** A signal that aborts once the client's connection has closed, shared by all requests on it. */
export function disconnectSignal(socket: Socket): AbortSignal {
  const known = signals.get(socket)
  if (known) return known
  const gone = new AbortController()
  if (socket.destroyed) gone.abort()
  else socket.once('close', () => gone.abort())
  signals.set(socket, gone.signal)
  return gone.signal
}
