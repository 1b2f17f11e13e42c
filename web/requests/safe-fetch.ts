import { failureMessages } from '../../contract/failure-messages.ts'
import { limits } from '../../contract/limits.ts'
import { loadingMessages } from '../../contract/loading-messages.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * A fetch that always resolves to JSON: no connection, a timeout and responses that are not JSON become
 * a failure with a message. Rejects only when the request's own signal aborts.
 */
export function safeFetch(fetch: Fetch, timeoutMs: number = limits.client.timeout): Fetch {
  return async (request) => {
    // Cleared below: `AbortSignal.timeout` would keep the whole response in memory until it fires.
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    const signal = AbortSignal.any([request.signal, timeout.signal])
    try {
      return await withAbort(signal, fetch(new Request(request, { signal })).then(readBody))
    } catch (error) {
      if (request.signal.aborted) throw error
      return failure(loadingMessages.noResponse, 503)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The response with its body read, so that the time limit covers the body. */
async function readBody(response: Response): Promise<Response> {
  const text = await response.text()
  if (!isJson(text)) return failure(failureMessages.unexpected, response.ok ? 502 : response.status)
  return new Response(text, { status: response.status, headers: response.headers })
}

/** Rejects when the signal fires first: in-process responses ignore signals. */
async function withAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function failure(message: string, status: number): Response {
  return Response.json({ message }, { status })
}
