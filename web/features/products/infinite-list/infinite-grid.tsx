import { type CSSProperties, memo, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LoadMore } from './load-more.tsx'
import type { InfiniteList } from './use-infinite-list.ts'
import { useRememberedHeights } from './use-remembered-heights.ts'
import { useRestoredPlace } from './use-restored-place.ts'

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
            // Cards of another list are new elements: one kept from the list before would move.
            key={`${name} ${items[0]?._id}`}
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
