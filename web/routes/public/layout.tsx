import { type RefObject, useEffect, useRef } from 'react'
import {
  isRouteErrorResponse,
  type LinksFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useLocation,
} from 'react-router'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { fallbackNavConfig } from '../../../contract/navigation/nav-defaults.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { FollowVisit } from '../../features/counts/follow-visit.tsx'
import { Header } from '../../features/navigation/header.tsx'
import { mergeNavigation } from '../../features/navigation/merge-navigation.ts'
import { FloatingButtons } from '../../features/site/floating-buttons.tsx'
import { Footer } from '../../features/site/footer.tsx'
import { NoticeBar } from '../../features/site/notice-bar.tsx'
import { serverApi } from '../../lib/api.ts'
import { loadCategories } from '../../lib/load-categories.ts'
import styles from '../../styles/public.css?url'
import { ButtonLink } from '../../ui/button.tsx'
import { NavigationProgress } from '../../ui/navigation-progress.tsx'
import { OrderListScript } from '../../ui/order-list/order-list-script.tsx'
import type { Route } from './+types/layout'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The header's navigation. Failed requests are logged and leave the defaults. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [config, categories] = await Promise.all([api.GET('/nav-config'), loadCategories(api)])
  if (config.error) console.warn('Navigation settings:', config.error.message)
  if (categories.error) console.warn('Navigation categories:', categories.error.message)
  return mergeNavigation(config.data?.data ?? fallbackNavConfig, categories.data?.data ?? [])
}

// The navigation is loaded once per visit.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const main = useRef<HTMLElement>(null)
  useFocusOnPath(main)
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-action font-semibold text-on-action focus:not-sr-only focus:fixed focus:px-5 focus:py-3 focus:left-4 focus:top-4 focus:z-50"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <NoticeBar />
      <Header navigation={loaderData} />
      <main ref={main} id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <FloatingButtons />
      <OrderListScript />
      <FollowVisit />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-6 px-gutter">
      <h1 className="font-display text-title">
        {missing ? failureMessages.pageNotFound : failureMessages.unexpected}
      </h1>
      <div className="flex flex-wrap gap-3">
        {/* This very address: the page is requested again, with JavaScript or without. */}
        {!missing && (
          <ButtonLink to="" variant="secondary">
            Try again
          </ButtonLink>
        )}
        <ButtonLink to={publicPaths.home}>Home</ButtonLink>
        <ButtonLink to={publicPaths.products} variant="secondary">
          Products
        </ButtonLink>
      </div>
    </main>
  )
}

/** Moves the focus to the content when the path changes, for keyboards and screen readers. */
export function useFocusOnPath(element: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    element.current?.focus({ preventScroll: true })
  }, [pathname, element])
}
