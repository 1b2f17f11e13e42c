import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { pagePaths } from '../contract/paths.ts'
import { withEarlyPresses } from './early-presses.ts'
import { holdScripts } from './held-scripts.ts'
import { type PageHandler, requireWebContext, setWebContext } from './lib/load-context.ts'

/** Renders the whole page before answering: a page is kept and compressed as finished bytes. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = requireWebContext(loadContext)
  let failure: unknown
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      // Nothing is streamed, so no part is to be moved behind a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure) console.error(failure)
  headers.set('content-type', 'text/html; charset=utf-8')
  const forVisitors = isForVisitors(request)
  // A page that lets no other window know it is given a process anew when it arrives.
  if (forVisitors) headers.set('cross-origin-opener-policy', 'unsafe-none')
  const page = await new Response(stream).text()
  const html = forVisitors ? withEarlyPresses(holdScripts(page, nonce), nonce) : page
  return new Response(html, { status: failure && status === 200 ? 500 : status, headers })
}

/** Pages for visitors can be seen and used before their scripts; the admin area is nothing without. */
function isForVisitors({ url }: Request): boolean {
  return !`${new URL(url).pathname}/`.startsWith(`${pagePaths.admin}/`)
}

/** Binds the build to a function from request to page, for the server that carries it. */
export function createPageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, 'production')
  return (request, context) => {
    const provider = new RouterContextProvider()
    setWebContext(provider, context)
    return handle(request, provider)
  }
}
