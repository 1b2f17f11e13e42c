import type { RouterContextProvider } from 'react-router'
import { findShopState } from '../shop-state.ts'
import { setWebContext } from './load-context.ts'

type Incoming = { context: Readonly<RouterContextProvider>; request: Request }

/** The development server passes no context, so it is made from the environment. */
export async function fillDevContext({ context, request }: Incoming): Promise<void> {
  const { readEnv } = await import('../../env/env.ts')
  const { createSettingsReader } = await import('../../server/read-settings.ts')
  const env = readEnv()
  const api = env.apiUrl ?? env.publicUrl
  const fetchApi = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(api + pathname + search, request))
  }
  const shop = await createSettingsReader(env.shop)(fetchApi)
  setWebContext(context, {
    shop,
    shopState: await findShopState(shop.isOpen, request.headers.get('cookie'), fetchApi),
    publicUrl: env.publicUrl,
    // The browser calls the API through the development server's proxy.
    apiUrl: '',
    counts: env.counts,
    nonce: undefined,
    logError: console.error,
    fetchApi,
  })
}
