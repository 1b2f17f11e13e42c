import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { documentResponse } from './document-response.ts'
import { type PageHandler, requireWebContext, setWebContext } from './requests/load-context.ts'
import { NonceContext } from './shop/site-data.ts'
import { counterOf } from './visit-counter.ts'

/** Renders the whole page before responding, because pages are cached and compressed as finished bytes. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const web = requireWebContext(loadContext)
  const { nonce } = web
  let failure: unknown
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      // Streams nothing, so that no part needs to be moved behind a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure) web.logError(failure)
  return documentResponse(await new Response(stream).text(), web, {
    status: failure && status === 200 ? 500 : status,
    headers,
    counter: web.counts ? counterOf(routerContext) : undefined,
  })
}

/** Replaces React Router's own log, which prints stack traces. An address that leads nowhere is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  requireWebContext(context).logError(error)
}

/** Turns the build into a function from request to response, for `web/server.ts`. */
export function createPageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, 'production')
  return (request, context) => {
    const provider = new RouterContextProvider()
    setWebContext(provider, context)
    return handle(request, provider)
  }
}
