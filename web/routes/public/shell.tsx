import { type RefObject, useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { Header } from '../../features/navigation/header.tsx'
import type { Navigation } from '../../features/navigation/merge-navigation.ts'
import { FloatingButtons } from '../../features/shop/floating-buttons.tsx'
import { NoticeBar } from '../../features/shop/notice-bar.tsx'
import { OrderListScript } from '../../order-list/on-every-page/order-list-script.tsx'
import { lazyInView } from '../../ui/behaviour/lazy-in-view.tsx'
import { NavigationProgress } from '../../ui/behaviour/navigation-progress.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Words, WordsContext } from '../../words/words.ts'
import { LazyParts } from './lazy-parts.tsx'

/** Below each page: it is hydrated when it is scrolled near. */
const Footer = lazyInView('footer', () => import('../../features/shop/footer.tsx'))

/** Frame of each page for visitors, in one language. */
export function Shell({ words, navigation }: { words: Words; navigation: Navigation }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useFocusOnPath(main, pathname)
  return (
    <WordsContext value={words}>
      <a
        href="#main"
        className="sr-only rounded-full bg-action font-semibold text-on-action focus:not-sr-only focus:fixed focus:px-5 focus:py-3 focus:left-4 focus:top-4 focus:z-50"
      >
        {words.shell.skip}
      </a>
      <NavigationProgress />
      <NoticeBar />
      <Header navigation={navigation} />
      <main ref={main} id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {/* Made anew with each page: kept, it would move to another height of the document. */}
      <Footer key={pathname} />
      <FloatingButtons />
      <OrderListScript />
      <LazyParts />
    </WordsContext>
  )
}

/** Frame of a page that has failed. */
export function ShellFailure({ words, error }: { words: Words; error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const { failure, shell, entries } = words
  return (
    <WordsContext value={words}>
      <main className="mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-6 px-gutter">
        <h1 className="font-display text-title">
          {missing ? failure.pageNotFound : failure.unexpected}
        </h1>
        <div className="flex flex-wrap gap-3">
          {/* This very address: the page is requested again, with JavaScript or without. */}
          {!missing && (
            <ButtonLink to="" variant="secondary">
              {shell.tryAgain}
            </ButtonLink>
          )}
          <ButtonLink to={publicPaths.home}>{entries.home}</ButtonLink>
          <ButtonLink to={publicPaths.products} variant="secondary">
            {entries.products}
          </ButtonLink>
        </div>
      </main>
    </WordsContext>
  )
}

/** Moves the focus to the content when the path changes, for keyboards and screen readers. */
function useFocusOnPath(element: RefObject<HTMLElement | null>, pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    element.current?.focus({ preventScroll: true })
  }, [pathname, element])
}
