import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { findTargetFault } from './request-target.ts'

/**
 * Asks `answer` before all who listen; they hear of what it leaves to them, of what names no host
 * or several or asks for what cannot be, which they refuse, and of what names its host in its address,
 * which they take for the path alone.
 */
export function askFirst(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  for (const listener of server.listeners('request')) {
    server.off('request', listener as () => void)
    server.on('request', (request, response) => {
      const { url = '', headers } = request
      const isPlain = isOneHost(headers.host) && url[0] === '/' && !findTargetFault(url)
      if (!isPlain || !answer(request, response)) listener.call(server, request, response)
    })
  }
}

/** Several are joined with commas, which no host has in its name. */
export function isOneHost(host: string | undefined): boolean {
  return host !== undefined && !host.includes(',')
}

/** Whether a request asks for something and changes nothing. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
