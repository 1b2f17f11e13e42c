import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * A fetch that always answers in JSON: silence (no connection, no answer in time) and answers that
 * are no JSON become a failure with a message. Only the caller's own abort still throws.
 */
export function answeringFetch(fetch: Fetch, timeout: number = limits.client.timeout): Fetch {
  return async (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)])
    try {
      return await within(signal, fetch(new Request(request, { signal })).then(readWhole))
    } catch (error) {
      if (request.signal.aborted) throw error
      return failure(messages.error.noResponse, 503)
    }
  }
}

/** The answer with its body read, so that the time limit holds for all of it. */
async function readWhole(response: Response): Promise<Response> {
  const text = await response.text()
  if (!isJson(text)) return failure(messages.error.unexpected, response.ok ? 502 : response.status)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(text, { status: response.status, headers })
}

/** Rejects when the signal fires first: an in-process answer does not listen to it. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
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
