import createClient, { type Client } from 'openapi-fetch'
import type { RouterContextProvider } from 'react-router'
import type { Failure } from '../../contract/envelope.ts'
import { type Language, languageOfPath } from '../../contract/language.ts'
import { loadingMessages } from '../../contract/loading-messages.ts'
import { adminPath, apiPrefix, loginPath } from '../../contract/public-paths.ts'
import { shopStateHeader } from '../../contract/setup/shop-state.ts'
import { readToken, removeToken } from '../storage/session-token.ts'
import type { ApiPaths } from './api-paths.ts'
import { requireWebContext } from './load-context.ts'
import { safeFetch } from './safe-fetch.ts'

/** The typed client: every call resolves to `{ data }` or `{ error }`, and rejects only on abort. */
export type Api = Client<ApiPaths, 'application/json'>

/** The failure body, or the message alone where there was no response. */
export type ApiError = Pick<Failure, 'message'> & Partial<Failure>

type ApiOptions = {
  fetch: (request: Request) => Promise<Response>
  /** The API's host; '' means the page's own. */
  origin: string
  token?: () => string | null
  /** The language of the texts that are read; undefined where all are. */
  texts?: () => Language | undefined
  /** Called with the rejected header and the reason. */
  onSessionEnd?: (authorization: string | null, reason: string) => void
  onForbidden?: ForbiddenHandler
  /** Called when a response says that the shop has closed. */
  onClosed?: () => void
}

/** Called when a write is forbidden. Returns whether to send it again. */
type ForbiddenHandler = (failure: ApiError) => Promise<boolean>

/** Builds a client. A 401 ends the session, unless it is the response to a login. */
export function createApi(options: ApiOptions): Api {
  const { fetch, origin, token, texts, onSessionEnd, onForbidden, onClosed } = options
  const api: Api = createClient({ baseUrl: origin + apiPrefix, fetch: safeFetch(fetch) })
  api.use({
    onRequest({ request }) {
      const header = bearer(token?.() ?? null)
      if (header && !request.headers.has('authorization'))
        request.headers.set('authorization', header)
      const language = request.method === 'GET' && texts?.()
      if (!language) return request
      const url = new URL(request.url)
      url.searchParams.set('texts', language)
      return new Request(url, request)
    },
    async onResponse({ request, response, schemaPath }) {
      if (response.headers.get(shopStateHeader) === 'closed') onClosed?.()
      if (response.status !== 401 || schemaPath === loginPath) return
      const failure: Partial<ApiError> | null = await response.clone().json()
      const reason = failure?.message || loadingMessages.sessionExpired
      onSessionEnd?.(request.headers.get('authorization'), String(reason))
    },
  })
  if (onForbidden) retryForbidden(api, onForbidden)
  return api
}

/** Sends a forbidden write again as long as `onForbidden` says so: for a middleware, the body is read by then. */
function retryForbidden(api: Api, onForbidden: ForbiddenHandler): void {
  type Send = (...call: unknown[]) => Promise<{ error?: ApiError; response: Response }>
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const send = api[method] as Send
    const repeat: Send = async (...call) => {
      for (;;) {
        const result = await send(...call)
        const { error, response } = result
        if (response.status !== 403 || !error || !(await onForbidden(error))) return result
      }
    }
    Object.assign(api, { [method]: repeat })
  }
}

/** The API as a server-side loader calls it. */
export function serverApi(context: Readonly<RouterContextProvider>): Api {
  const { fetchApi, apiUrl, publicUrl } = requireWebContext(context)
  return createApi({ fetch: fetchApi, origin: apiUrl || publicUrl })
}

let shared: Api | undefined
let handleForbidden: ForbiddenHandler = async () => false

/** Sets what the browser's client does when a write is forbidden. */
export function setForbiddenHandler(handler: ForbiddenHandler): void {
  handleForbidden = handler
}

/** The API as the browser calls it, with the stored token. */
export function browserApi(): Api {
  shared ??= createApi({
    fetch: (request) => fetch(request),
    origin: apiOrigin(),
    token: readToken,
    texts: visitorLanguage,
    onSessionEnd: discardToken,
    onForbidden: (failure) => handleForbidden(failure),
    onClosed: showClosedShop,
  })
  return shared
}

/** Reloads the page, since a closed shop answers every address with its own page. A preview stays. */
function showClosedShop(): void {
  if (!document.querySelector('[data-preview]')) location.reload()
}

/** Staff write in both languages, a visitor reads one. */
function visitorLanguage(): Language | undefined {
  const { pathname } = location
  return pathname.startsWith(adminPath) ? undefined : languageOfPath(pathname)
}

/** The API's host, from the page's `data-api`; '' is the page's own. In the browser only. */
export function apiOrigin(): string {
  return document.documentElement.dataset.api ?? ''
}

/** Removes the rejected token, which ends the session. A newer token stays. */
function discardToken(authorization: string | null, reason: string): void {
  if (authorization === bearer(readToken())) removeToken(reason)
}

function bearer(token: string | null): string | null {
  return token && `Bearer ${token}`
}
