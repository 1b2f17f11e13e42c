import { onTestFinished } from 'vitest'
import { apiPrefix } from '../../contract/paths.ts'

type Reply = (request: Request, pass: () => Promise<Response>) => Response | Promise<Response>

/**
 * Stands between the page and the API for one path below its prefix, or for all; `reply` may pass a
 * request on. Returns how to go away, as it does at the end of the test.
 */
export function intercept(path: string | undefined, reply: Reply): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const isMeant = path === undefined || new URL(request.url).pathname === apiPrefix + path
    return isMeant ? reply(request, () => fetch(request)) : fetch(request)
  }
  const restore = () => {
    globalThis.fetch = fetch
  }
  onTestFinished(restore)
  return restore
}

/** No response comes, as without a connection. */
export const lose: Reply = () => {
  throw new TypeError('Failed to fetch')
}

/** Notes each request with its body. */
export function watchRequests(): string[] {
  const seen: string[] = []
  intercept(undefined, async (request, pass) => {
    seen.push(`${request.method} ${request.url} ${await request.clone().text()}`)
    return pass()
  })
  return seen
}
