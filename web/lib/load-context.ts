import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopSettings } from '../../contract/settings.ts'

/** What every page may know: the shop's settings, the site's own address, and the API's host ('' is this one). */
export type SiteFacts = {
  site: ShopSettings
  publicUrl: string
  apiUrl: string
}

/** What the server passes to the pages that it renders. */
export type WebContext = SiteFacts & {
  fetchApi: (request: Request) => Promise<Response>
  /** Marks our own scripts; none on the development server. */
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
