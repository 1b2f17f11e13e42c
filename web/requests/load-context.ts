import { createContext, type RouterContextProvider } from 'react-router'
import type { ShownSettings } from '../../contract/settings/settings.ts'
import type { SiteData } from '../shop/site-data.ts'
import type { ShopState } from '../shop-state.ts'

/** Values that the server passes to the pages that it renders. */
export type WebContext = Pick<SiteData, 'publicUrl' | 'apiUrl' | 'counts'> & {
  shop: ShownSettings
  shopState: ShopState
  fetchApi: (request: Request) => Promise<Response>
  /** Marks our own scripts; none on the development server. */
  nonce: string | undefined
  /** Logs why a page could not be rendered. */
  logError: (error: unknown) => void
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
