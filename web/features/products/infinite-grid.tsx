import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { observeView } from '../../ui/behaviour/observe-view.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type ListPlace, storePlace, takePlace } from './list-place.ts'
import type { InfiniteList } from './use-infinite-list.ts'
import { useProductsWords } from './words/words.ts'

type InfiniteGridProps<Item> = {
  list: InfiniteList<Item>
  /** Tells this list from others, whatever is opened over it. */
  name: string
  className: string
  pageClassName: string
  /** Addresses of the products before and after those shown, where there are any. */
  previous?: string
  next?: string
  children: (item: Item, index: number) => ReactNode
}

/**
 * A long list as a grid for each of its pages. Pages out of sight are not rendered by the browser, and
 * those already shown are not rendered again by React while others are appended.
 */
export function InfiniteGrid<Item extends { _id: string }>(props: InfiniteGridProps<Item>) {
  const { list, name, className, pageClassName, previous, next, children } = props
  const { container, heights } = useRememberedHeights(name)
  useRestoredPlace(list, name, container)
  return (
    <>
      <div ref={container} className={classNames('flex flex-col gap-y-9', className)}>
        {list.pages.map((items, index) => (
          <LazyPage
            key={items[0]?._id ?? ''}
            items={items}
            name={name}
            heights={heights?.[index]}
            className={pageClassName}
          >
            {(item, position) => children(item, index === 0 ? position : Number.POSITIVE_INFINITY)}
          </LazyPage>
        ))}
      </div>
      <LoadMore list={list} previous={previous} next={next} />
    </>
  )
}

type LazyPageProps<Item> = {
  items: Item[]
  name: string
  /** The page's height when it was left, then its rows'. */
  heights?: number[]
  className: string
  children: (item: Item, index: number) => ReactNode
}

const LazyPage = memo(
  ({ items, heights, className, children }: LazyPageProps<{ _id: string }>) => (
    <ul
      style={estimatedHeight(heights?.[0])}
      className={classNames(
        'grid grid-cols-cards gap-x-4 gap-y-9 first:render-in-turn max-card:*:nth-[n+5]:render-next render-near [contain-intrinsic-height:auto_240rem]',
        className,
      )}
    >
      {items.map((item, index) => (
        <li
          key={item._id}
          style={estimatedHeight(heights?.[index + 1])}
          className="flex render-near [contain-intrinsic-size:auto_19rem] card:[contain-intrinsic-size:auto_22rem] lg:[contain-intrinsic-size:auto_25rem]"
        >
          {children(item, index)}
        </li>
      ))}
    </ul>
  ),
  (before, now) => before.items === now.items && before.name === now.name,
) as <Item extends { _id: string }>(props: LazyPageProps<Item>) => ReactNode

/** The height that the browser assumes until it has rendered the element. */
function estimatedHeight(height: number | undefined): CSSProperties | undefined {
  return height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }
}

/** Heights of pages and their rows, by history entry and list. */
const rememberedHeights = new Map<string, number[][]>()

/**
 * Remembers the heights in `container` for the history entry. Going back needs them: without them the
 * list is as high as its estimates, and the scroll position leads to other products.
 */
function useRememberedHeights(list: string) {
  const name = `${useLocation().key} ${list}`
  const latest = useRef(name)
  const container = useRef<HTMLDivElement>(null)
  const [remembered] = useState({ name, heights: rememberedHeights.get(name) })

  useLayoutEffect(() => {
    latest.current = name
  }, [name])
  useLayoutEffect(() => {
    const { current } = container
    return () => {
      if (!current) return
      const heights = [...current.children].map((page) =>
        [page, ...page.children].map((element) => element.getBoundingClientRect().height),
      )
      rememberedHeights.set(latest.current, heights)
    }
  }, [])

  return { container, heights: remembered.name === name ? remembered.heights : undefined }
}

/** Comes back to the same product where the document was left and is loaded again, as by a reload. */
function useRestoredPlace(
  list: InfiniteList<{ _id: string }>,
  name: string,
  container: RefObject<HTMLDivElement | null>,
): void {
  const entry = `${useLocation().key} ${name}`
  const latest = useRef({ list, entry })
  const wanted = useRef<ListPlace | null>(null)

  useLayoutEffect(() => {
    latest.current = { list, entry }
  })
  useEffect(() => {
    const { list, entry } = latest.current
    wanted.current = takePlace(entry)
    if (wanted.current && wanted.current.length > list.items.length)
      list.loadUpTo(wanted.current.length)
    const store = () => {
      const { list, entry } = latest.current
      const place = container.current && findPlace(container.current, list.items)
      if (place) storePlace({ entry, length: list.items.length, ...place })
    }
    // Cancels the return to the old position: a visitor who scrolls has chosen a new one.
    const forget = () => {
      wanted.current = null
    }
    const types = ['wheel', 'touchmove', 'keydown']
    window.addEventListener('pagehide', store)
    for (const type of types) window.addEventListener(type, forget, { passive: true })
    return () => {
      window.removeEventListener('pagehide', store)
      for (const type of types) window.removeEventListener(type, forget)
    }
  }, [container])
  useEffect(() => {
    const { current: place } = wanted
    const index = list.items.findIndex(({ _id }) => _id === place?.product)
    const card = container.current?.querySelectorAll('li')[index]
    if (!place || !card) return
    wanted.current = null
    scrollToPlace(card, place.top)
  }, [list.items, container])
}

/** The first product of which something is below the window's upper edge; null at the top of the page. */
function findPlace(container: Element, items: { _id: string }[]) {
  if (window.scrollY === 0) return null
  const cards = [...container.querySelectorAll('li')]
  const index = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0)
  const product = items[index]?._id
  const top = cards[index]?.getBoundingClientRect().top
  return product !== undefined && top !== undefined ? { product, top } : null
}

/** Heights above the card are estimates until the browser has rendered it: they are corrected in the next frames. */
function scrollToPlace(card: Element, top: number, frames = 3): void {
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => scrollToPlace(card, top, frames - 1))
}

type LoadMoreProps = {
  list: Pick<InfiniteList<unknown>, 'hasMore' | 'failed' | 'loadMore'>
  previous?: string
  next?: string
}

/** Loads the next page when it is scrolled near; links lead on without script, and beyond the limit. */
function LoadMore({ list: { hasMore, failed, loadMore }, previous, next }: LoadMoreProps) {
  const { list: words } = useProductsWords()
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!hasMore || failed || !end.current) return
    const observer = observeView(loadMore, '800px')
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, failed, loadMore])

  return (
    <div ref={end} className="mt-12 flex min-h-12 print:hidden flex-wrap justify-center gap-3">
      {previous && (
        <ButtonLink to={previous} variant="secondary">
          {words.previous}
        </ButtonLink>
      )}
      {failed ? (
        <Button variant="secondary" onClick={loadMore}>
          {words.tryAgain}
        </Button>
      ) : (
        next && (
          <ButtonLink to={next} variant="secondary">
            {words.next}
          </ButtonLink>
        )
      )}
    </div>
  )
}
