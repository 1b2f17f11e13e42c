import { createContext, type RouterContextProvider } from 'react-router'
import type { Site } from '../../contract/site.ts'

/** What every page may know: the site's constants, its own address, and the API's host ('' is this one). */
export type SiteFacts = {
  site: Site
  publicUrl: string
  apiUrl: string
}

/** What the server hands to the pages that it renders. */
export type WebContext = SiteFacts & {
  fetchApi: (request: Request) => Promise<Response>
  /** Marks the scripts that are ours; none under the development server. */
  nonce: string | undefined
}

export type PageHandler = (request: Request, context: WebContext) => Promise<Response>

const webContext = createContext<WebContext>()

export function setWebContext(provider: Readonly<RouterContextProvider>, value: WebContext): void {
  provider.set(webContext, value)
}

/** @throws Error outside the server's rendering */
export function requireWebContext(provider: Readonly<RouterContextProvider>): WebContext {
  return provider.get(webContext)
}
