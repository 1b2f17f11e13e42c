import type { RouterContextProvider } from 'react-router'
import { setWebContext } from './load-context.ts'

/** Under the development server nobody hands the context in, so it comes from the environment. */
export async function fillDevContext(provider: Readonly<RouterContextProvider>): Promise<void> {
  const { readEnv } = await import('../../server/env.ts')
  const env = readEnv()
  const api = env.apiUrl ?? env.publicUrl
  setWebContext(provider, {
    site: env.site,
    publicUrl: env.publicUrl,
    // The browser reaches the API through the development server.
    apiUrl: '',
    nonce: undefined,
    fetchApi: (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(api + pathname + search, request))
    },
  })
}
