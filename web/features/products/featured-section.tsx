import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../contract/limits.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import {
  CarouselArrows,
  CarouselDots,
  carouselControls,
} from '../../ui/pictures/carousel-controls.tsx'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useWords } from '../../words/words.ts'
import type { HomeSectionsWords } from '../shop/words/home-sections-en.ts'
import type { ProductCardData } from './card-data.ts'
import { CardWithOrder } from './card-with-order.tsx'
import { type Featured, loadFeatured, withoutResponse } from './load-featured.ts'
import { halfWidth } from './product-card.tsx'

const { narrow, medium, perPage } = limits.carousel.featured
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${medium}px) max(18rem, 16vw), (min-width: ${narrow}px) 30vw, ${halfWidth}`

type FeaturedProps = { words: HomeSectionsWords; featured: Featured }

/** The home page's featured products, in each of their states. */
export function FeaturedSection({ words, featured }: FeaturedProps) {
  return (
    // On a phone close to the hero: its first product stands in the first view, or just below.
    <Section labelledBy="featured-heading" className="max-md:pt-5">
      <SectionHeading
        id="featured-heading"
        compact
        eyebrow={words.featuredEyebrow}
        title={words.featured}
        aside={<TextLink to={publicPaths.products}>{words.allProducts}</TextLink>}
      />
      {featured.error ? (
        <ErrorState message={words.featuredFailed(featured.error)} />
      ) : featured.total === 0 ? (
        <EmptyState illustrated title={words.noFeatured} text={words.noFeaturedHint} />
      ) : (
        <FeaturedCarousel words={words} featured={featured} />
      )}
    </Section>
  )
}

/**
 * Featured products in pages. Without JavaScript they are a strip to scroll; with it come dots and arrows,
 * whose space is reserved from the start, for as many pages as a phone has.
 */
function FeaturedCarousel({ words, featured }: FeaturedProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [items, setItems] = useState(featured.items)
  const [page, setPage] = useState(0)
  const loading = useRef<Promise<void>>(null)
  const [error, setError] = useState('')
  useEffect(() => setItems(featured.items), [featured.items])

  const width = useWindowWidth(() => {
    strip.current?.scrollTo({ left: 0, behavior: 'instant' })
    setPage(0)
  })
  const pages = countPages(featured.total, width)

  const fetchRest = async () => {
    const all = await import('../../requests/api.ts').then(
      ({ browserApi }) => loadFeatured(browserApi()),
      () => withoutResponse,
    )
    loading.current = null
    flushSync(() => {
      setError(all.error ?? '')
      if (!all.error) setItems(all.items)
    })
  }

  /** Fetches the products beyond the first few, on demand. Presses meanwhile wait for the same request. */
  const loadRest = async () => {
    if (items.length >= featured.total) return
    loading.current ??= fetchRest()
    await loading.current
  }

  const readPage = () => {
    const { current } = strip
    if (!current || !width) return
    const left = current.scrollLeft
    const end = left > 0 && left >= current.scrollWidth - current.clientWidth - 2
    if (end) loadRest()
    const last = end && items.length >= featured.total
    setPage(last ? pages - 1 : Math.round(left / pageWidth(current)))
  }

  const goTo = async (target: number) => {
    if ((target + 1) * itemsPerPage(width) > items.length) await loadRest()
    const { current } = strip
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = still ? 'instant' : 'smooth'
    current?.scrollTo({ left: target * pageWidth(current), behavior })
    // Scrolls the cards alone into view: the whole section may be higher than the window.
    current?.scrollIntoView({ behavior, block: 'nearest' })
  }

  return (
    <>
      <ul
        ref={strip}
        onScroll={readPage}
        aria-label={words.featuredList}
        className="render-in-turn -mx-gutter grid snap-x snap-mandatory auto-cols-[calc((100%-1rem)/2)] grid-flow-col gap-4 overflow-x-auto scroll-px-gutter px-gutter -mt-1 py-2 [scrollbar-width:none] featured-three:-mx-2 featured-three:auto-cols-[calc((100%-3rem)/3)] featured-three:gap-6 featured-three:scroll-px-2 featured-three:px-2 featured-four:auto-cols-[calc((100%-4.5rem)/4)]"
      >
        {items.map((item) => (
          <Slide key={item._id} product={item} />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {words.featuredFailed(error)}
        </p>
      )}
      <div className={carouselControls(width > 0)}>
        {pages > 1 && (
          <>
            <CarouselDots name="page" count={pages} current={page} onPick={goTo} />
            <CarouselArrows
              onPrevious={() => goTo(page - 1)}
              onNext={() => goTo(page + 1)}
              start={page === 0}
              end={page >= pages - 1}
            />
          </>
        )}
      </div>
    </>
  )
}

function Slide({ product }: { product: ProductCardData }) {
  const words = useWords()
  return (
    <li className="flex snap-start render-near [contain-intrinsic-height:auto_19rem]">
      <CardWithOrder
        product={product}
        orderText={words.product.orderText}
        sizes={cardWidths}
        className="w-full"
      />
    </li>
  )
}

/** Featured products per page in a window of this width. */
export function itemsPerPage(width: number): number {
  if (width < narrow) return perPage.narrow
  return width < medium ? perPage.medium : perPage.wide
}

export function countPages(items: number, width: number): number {
  return Math.ceil(items / itemsPerPage(width))
}

/** The scroll distance of a page: the visible width and one gap. */
function pageWidth(strip: HTMLElement): number {
  const style = getComputedStyle(strip)
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
  return strip.clientWidth - padding + Number.parseFloat(style.columnGap)
}

/** The window's width, 0 until it is known. `onChange` is called when it changes. */
function useWindowWidth(onChange: () => void): number {
  const [width, setWidth] = useState(0)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let known = 0
    const measure = () => {
      if (window.innerWidth === known) return
      if (known) changed()
      known = window.innerWidth
      setWidth(known)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return width
}
