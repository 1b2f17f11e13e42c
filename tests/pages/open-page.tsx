import { cleanup, configure, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { Window } from 'happy-dom'
import {
  createBrowserRouter,
  type LoaderFunction,
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { toast } from 'sonner'
import { onTestFinished, vi } from 'vitest'
import type { TestApi } from '../../api/testing/api.ts'
import { tokenKey } from '../../contract/accounts/token-key.ts'
import { fetchInProcess } from '../../server/fetch-api.ts'
import { createSettingsReader } from '../../server/read-settings.ts'
import routeEntries from '../../web/routes.ts'
import { startListScript } from './list-script.ts'

declare global {
  var happyDOM: Window['happyDOM']
}

type RouteEntry = (typeof routeEntries)[number]
type RouteModule = {
  default?: Parameters<typeof withComponentProps>[0]
  loader?: LoaderFunction
  clientLoader?: LoaderFunction
  clientMiddleware?: MiddlewareFunction[]
  shouldRevalidate?: RouteObject['shouldRevalidate']
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
  handle?: unknown
}

// Only against hanging for ever: a busy machine is no failure.
configure({ asyncUtilTimeout: 60_000 })

const routeModules = import.meta.glob<RouteModule>(
  '../../web/{root,routes/**/*,words/*,{features/*,order-list}/words/*}.{ts,tsx}',
)

/** A page that is open; `user` presses and types, `router` tells where the page is. */
type OpenPage = { user: UserEvent; router: ReturnType<typeof createBrowserRouter> }

let closePage: (() => void) | undefined

/**
 * Opens a page of the site as a new tab does: all modules are loaded anew, routes and loaders are
 * the product's, and requests reach the real API. An administrator is signed in, unless `asGuest`.
 * A further call in a test is a reload of the same tab, and keeps what that has stored.
 * There is no layout: what depends on sizes, scrolling or painting is tested in a browser.
 */
export async function openPage(
  api: TestApi,
  path: string,
  { asGuest = false } = {},
): Promise<OpenPage> {
  closePage?.()
  vi.resetModules()
  import.meta.env.SSR = false
  const { href } = new URL(path, await api.listen())
  // A reload keeps it.
  if (href !== location.href) history.replaceState(null, '')
  happyDOM.setURL(href)
  if (!asGuest) localStorage.setItem(tokenKey, api.admin.authorization.replace('Bearer ', ''))
  const context = await createServerContext(api)
  const root = toRoute({ id: 'root', file: 'root.tsx', children: routeEntries }, context)
  const router = createBrowserRouter([{ ...root, HydrateFallback: NothingYet } as RouteObject])
  const stopListScript = asGuest
    ? await startListScript(new URL(location.href).pathname)
    : undefined
  render(<RouterProvider router={router} />)
  closePage = () => {
    cleanup()
    router.dispose()
    // Else the next page would show them, too: the package lasts longer than a page.
    toast.dismiss()
    stopListScript?.()
  }
  onTestFinished(() => {
    closePage?.()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '')
  })
  return { user: userEvent.setup(), router }
}

function NothingYet() {
  return null
}

/** A route as React Router's build makes it of a file. */
function toRoute(entry: RouteEntry, context: RouterContextProvider): RouteObject {
  const { file, id = file.replace(/\.tsx?$/, ''), path, index, children } = entry
  let loading: Promise<RouteParts> | undefined
  const load = () => {
    loading ??= loadParts(file, context)
    return loading
  }
  const names = ['loader', 'middleware', 'shouldRevalidate', 'handle', 'Component', 'ErrorBoundary']
  const lazy = Object.fromEntries(
    names.map((name) => [name, async () => (await load())[name as keyof RouteParts]]),
  )
  if (index) return { id, index, lazy }
  return { id, path, lazy, children: children?.map((child) => toRoute(child, context)) }
}

type RouteParts = Awaited<ReturnType<typeof loadParts>>

async function loadParts(file: string, context: RouterContextProvider) {
  const module = await routeModules[`../../web/${file}`]?.()
  if (!module) throw new Error(`No such route: ${file}`)
  const { clientMiddleware, shouldRevalidate, handle, default: Page, ErrorBoundary } = module
  return {
    loader: findLoader(module, context),
    middleware: clientMiddleware,
    shouldRevalidate,
    handle,
    Component: Page ? withComponentProps(Page) : Outlet,
    ErrorBoundary: ErrorBoundary && withErrorBoundaryProps(ErrorBoundary),
  }
}

function findLoader({ loader, clientLoader }: RouteModule, context: RouterContextProvider) {
  const onServer = loader && ((args: object) => loader({ ...args, context } as never))
  if (!clientLoader) return onServer
  return (args: object) => clientLoader({ ...args, serverLoader: () => onServer?.(args) } as never)
}

/** Context that the server passes to the loaders of the pages. */
async function createServerContext({ app, env }: TestApi): Promise<RouterContextProvider> {
  const { setWebContext } = await import('../../web/requests/load-context.ts')
  const fetchApi = fetchInProcess(app)
  const provider = new RouterContextProvider()
  setWebContext(provider, {
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
  return provider
}
