import { within } from '@testing-library/react'
import { Window } from 'happy-dom'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import type { TestApi } from '../../api/testing/api.ts'
import { fetchInProcess } from '../../server/fetch-api.ts'
import { createSettingsReader } from '../../server/read-settings.ts'
import * as entry from '../../web/entry.server.tsx'
import { fillDevContext } from '../../web/requests/dev-context.ts'
import routeEntries from '../../web/routes.ts'

type RouteEntry = (typeof routeEntries)[number]
type ServerRoutes = ServerBuild['routes']
type RouteModule = NonNullable<ServerRoutes[string]>['module']

const modules = import.meta.glob<RouteModule>(
  '../../web/{root,routes/public/**/*,routes/admin/login,words/*,{features/*,order-list}/words/*}.{ts,tsx}',
)

/**
 * Opens a public page as the server sends it, and as a browser shows it that runs no script. Redirects
 * are followed within the site.
 */
export async function openDocument(api: TestApi, path: string) {
  const { publicUrl } = api.env
  let address = path
  let response = await render(api, publicUrl + address)
  while (response.headers.get('location')) {
    const { href } = new URL(response.headers.get('location') ?? '', publicUrl + address)
    address = href.replace(publicUrl, '')
    if (!address.startsWith('/')) break
    response = await render(api, publicUrl + address)
  }
  // To a style sheet Vitest gives no address.
  const html = (await response.text()).replace('<link rel="stylesheet"/>', '')
  const { document } = new Window({ url: publicUrl + path })
  document.write(html)
  return {
    status: response.status,
    headers: response.headers,
    /** Below the site's, or whole where it leads away. */
    address,
    html,
    document: document as unknown as Document,
    page: within(document.body as unknown as HTMLElement),
  }
}

let handler: Promise<ReturnType<typeof entry.createPageHandler>> | undefined

async function render({ app, env }: TestApi, url: string): Promise<Response> {
  // Pages that are tested as a browser's may have set it otherwise.
  import.meta.env.SSR = true
  handler ??= loadBuild().then(entry.createPageHandler)
  const fetchApi = fetchInProcess(app)
  return (await handler)(new Request(url), {
    publicUrl: env.publicUrl,
    apiUrl: '',
    counts: env.counts,
    nonce: undefined,
    site: await createSettingsReader(env.site)(fetchApi),
    shop: 'open',
    fetchApi,
    logError: (error) => {
      throw error
    },
  })
}

/** Routes as a build makes them, but for their scripts and the admin area behind its sign-in. */
async function loadBuild(): Promise<ServerBuild> {
  const routes: ServerRoutes = {}
  await addRoute(routes, { id: 'root', file: 'root.tsx', path: '' })
  for (const route of routeEntries)
    if (`../../web/${route.file}` in modules) await addRoute(routes, route, 'root')
  const assets = { module: '/assets/none.js', imports: [], css: [] }
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(
        Object.entries(routes).map(([id, route]) => [
          id,
          { ...route, ...assets, hasLoader: route?.module.loader !== undefined },
        ]),
      ),
      url: '/assets/manifest.js',
      version: '',
    },
    ssr: true,
    future: {},
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

async function addRoute(routes: ServerRoutes, entry: RouteEntry, parentId?: string): Promise<void> {
  const { file, id = file.replace(/\.tsx?$/, ''), path, index, children = [] } = entry
  const module = await modules[`../../web/${file}`]?.()
  if (!module) throw new Error(`No such route: ${file}`)
  routes[id] = { id, parentId, path, index, module: withProps(module) } as ServerRoutes[string]
  for (const child of children) await addRoute(routes, child, id)
}

/** A module as a build has it, but for style sheets, which Vitest gives no address. */
function withProps({ default: Page, ErrorBoundary, links, ...module }: RouteModule): RouteModule {
  return {
    ...module,
    links: () => links?.().filter((link) => !('rel' in link && link.rel === 'stylesheet')) ?? [],
    middleware: module.middleware?.filter((middleware) => middleware !== fillDevContext),
    default: Page && withComponentProps(Page as never),
    ErrorBoundary: ErrorBoundary && withErrorBoundaryProps(ErrorBoundary as never),
  }
}
