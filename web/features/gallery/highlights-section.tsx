import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { loadPart } from '../../requests/load-part.ts'
import { ShopText, textIn } from '../../text/shop-text.tsx'
import { observeView } from '../../ui/behaviour/observe-view.ts'
import { useAutoplay } from '../../ui/behaviour/use-autoplay.ts'
import { classNames } from '../../ui/class-names.ts'
import {
  CarouselArrows,
  CarouselDots,
  carouselControls,
  PauseButton,
} from '../../ui/pictures/carousel-controls.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useWords } from '../../words/words.ts'
import type { HomeSectionsWords } from '../shop/words/home-sections-en.ts'
import { CategoryName } from './category-name.tsx'
import type { GalleryCardData, Highlights } from './load-gallery.ts'

const { autoplay, phone, tablet } = limits.carousel.gallery
/** Embla's own measure: a slide moves for the specified 500 ms. */
const duration = 19

type HighlightsProps = { words: HomeSectionsWords; highlights: Highlights }

/** The home page's gallery section; absent where there is no picture yet. */
export function HighlightsSection({ words, highlights }: HighlightsProps) {
  if (!highlights.error && highlights.items.length === 0) return null
  return (
    <Section labelledBy="highlights-heading">
      <SectionHeading
        id="highlights-heading"
        eyebrow={words.galleryEyebrow}
        title={words.gallery}
        aside={<TextLink to={publicPaths.gallery}>{words.wholeGallery}</TextLink>}
      />
      {highlights.error ? (
        <ErrorState message={words.highlightsFailed(highlights.error)} />
      ) : (
        <HighlightsCarousel label={words.highlights} items={highlights.items} />
      )}
    </Section>
  )
}

/** Plays automatically unless hovered, focused or paused. Without JavaScript it is a strip to scroll. */
function HighlightsCarousel({ label, items }: { label: string; items: GalleryCardData[] }) {
  const words = useWords()
  const viewport = useRef<HTMLDivElement>(null)
  const { carousel, current, slides = items.length } = useCarousel(viewport)
  const next = () => carousel?.scrollNext()
  const { playing, toggle, pauseHandlers } = useAutoplay(next, autoplay, current)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div
      role="group"
      aria-roledescription={words.carousel.carousel}
      aria-label={label}
      {...pauseHandlers}
    >
      {/* A scrollable strip must be focusable for the keyboard; the running carousel must not scroll. */}
      <div
        ref={viewport}
        tabIndex={carousel ? undefined : 0}
        className={classNames(
          '-mx-2.5 [scrollbar-width:none] md:-mx-3',
          carousel ? 'overflow-clip' : 'snap-x overflow-x-auto',
        )}
      >
        <ul className="flex">
          {items.map((item) => (
            <Slide key={item._id} item={item} />
          ))}
        </ul>
      </div>
      <div className={carouselControls(carousel !== undefined)}>
        {slides > 1 && (
          <>
            <CarouselDots
              name="slide"
              count={slides}
              current={current}
              onPick={(index) => carousel?.scrollTo(index)}
            />
            <div className="ml-auto flex gap-2.5">
              <PauseButton playing={playing} onToggle={toggle} />
              <CarouselArrows onPrevious={() => carousel?.scrollPrev()} onNext={next} />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Slide({ item }: { item: GalleryCardData }) {
  const { language } = useWords()
  const title = { en: item.title, ta: item.titleTa }
  const alt = textIn(language, title)
  return (
    <li className="min-w-0 shrink-0 basis-full snap-start px-2.5 highlights-two:basis-1/2 md:px-3 highlights-three:basis-1/3">
      <figure>
        <Picture
          record={item}
          alt={alt.text}
          lang={alt.lang}
          sizes={`(min-width: ${tablet + 1}px) 30vw, (min-width: ${phone + 1}px) 48vw, 92vw`}
          className="aspect-4/3 rounded-card"
        />
        <figcaption className="pt-3.5">
          <span className="block font-display text-[1.1875rem] leading-snug">
            <ShopText {...title} />
          </span>
          <span className="text-sm text-ink-soft">
            <CategoryName name={item.categoryName} nameTa={item.categoryNameTa} />
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

/** Loads Embla once the carousel is scrolled near. */
function useCarousel(viewport: RefObject<HTMLDivElement | null>) {
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [current, setCurrent] = useState(0)
  const [slides, setSlides] = useState<number>()

  useEffect(() => {
    let embla: EmblaCarouselType | undefined
    let left = false
    const start = async () => {
      const { default: createCarousel } = await loadPart(() => import('embla-carousel'))
      if (left || !viewport.current) return
      const { scrollLeft, scrollWidth } = viewport.current
      viewport.current.scrollLeft = 0
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      embla = createCarousel(viewport.current, {
        loop: true,
        align: 'start',
        // The slide that the strip was scrolled to.
        startIndex: Math.round(
          (scrollLeft / scrollWidth) * viewport.current.querySelectorAll('li').length,
        ),
        duration: still ? 0 : duration,
      })
      const read = (from: EmblaCarouselType) => {
        setCurrent(from.selectedScrollSnap())
        setSlides(from.scrollSnapList().length)
      }
      embla.on('select', read).on('reInit', read)
      read(embla)
      setCarousel(embla)
    }
    const observer = observeView(() => {
      observer.disconnect()
      start()
    }, '400px')
    if (viewport.current) observer.observe(viewport.current)
    return () => {
      left = true
      observer.disconnect()
      embla?.destroy()
      setCarousel(undefined)
    }
  }, [viewport])

  return { carousel, current, slides }
}
