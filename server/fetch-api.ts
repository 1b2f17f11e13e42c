import type { FastifyInstance, InjectOptions } from 'fastify'

/** Calls the API like `fetch`; only the request's path matters, not its host. */
export type FetchApi = (request: Request) => Promise<Response>

/** Calls the API in this process, without a socket. */
export function fetchInProcess(server: FastifyInstance): FetchApi {
  return async (request) => {
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const response = await server.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
      signal: request.signal,
    })
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((text): [string, string] => [name, String(text)]),
    )
    const isEmpty = response.statusCode === 204 || response.statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    })
  }
}

/** Calls the API on its own host. */
export function fetchOverHttp(apiUrl: string): FetchApi {
  // A request follows its client's signal only until it is garbage-collected, so it is kept here.
  const pending = new Set<Request>()
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    pending.add(request)
    try {
      const sent = new Request(apiUrl + pathname + search, request)
      return await fetch(sent, { signal: request.signal })
    } finally {
      pending.delete(request)
    }
  }
}
