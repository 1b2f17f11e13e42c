import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { CarouselArrows, CarouselDots } from '../../ui/carousel-controls.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { GalleryCardData } from './gallery-card-data.ts'

const { autoplay, speed } = limits.carousel.gallery
/** The library counts its own frames of easing; this many milliseconds of travel go into one. */
const travelPerFrame = 31

/** Turns by itself until someone points at it, focuses it or presses pause. A strip to swipe before any script. */
export function HighlightsCarousel({ items }: { items: GalleryCardData[] }) {
  const viewport = useRef<HTMLDivElement>(null)
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    let embla: EmblaCarouselType | undefined
    let left = false
    const start = async () => {
      const [{ default: createCarousel }, { default: createAutoplay }] = await Promise.all([
        import('embla-carousel'),
        import('embla-carousel-autoplay'),
      ])
      if (left || !viewport.current) return
      viewport.current.scrollLeft = 0
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      embla = createCarousel(
        viewport.current,
        { loop: true, align: 'start', duration: still ? 0 : speed / travelPerFrame },
        [
          createAutoplay({
            delay: autoplay,
            playOnInit: !still,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: true,
          }),
        ],
      )
      embla.on('select', (event) => setCurrent(event.selectedScrollSnap()))
      embla.on('autoplay:play', () => setPlaying(true))
      embla.on('autoplay:stop', () => setPlaying(false))
      setCurrent(embla.selectedScrollSnap())
      setPlaying(!still)
      setCarousel(embla)
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        start()
      },
      { rootMargin: '400px' },
    )
    if (viewport.current) near.observe(viewport.current)
    return () => {
      left = true
      near.disconnect()
      embla?.destroy()
      setCarousel(undefined)
    }
  }, [])

  const toggle = () => {
    const player = carousel?.plugins().autoplay
    if (playing) player?.stop()
    else player?.play()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div role="group" aria-roledescription="carousel" aria-label="Gallery highlights">
      {/* As long as it is a strip to scroll, the keyboard has to reach it. */}
      <div
        ref={viewport}
        tabIndex={carousel ? undefined : 0}
        className={classNames(
          '-mx-2.5 [scrollbar-width:none] md:-mx-3',
          carousel ? 'overflow-hidden' : 'snap-x overflow-x-auto',
        )}
      >
        <ul className="flex">
          {items.map((item, index) => (
            <li
              key={item._id}
              aria-label={`${index + 1} of ${items.length}`}
              className="min-w-0 shrink-0 basis-full snap-start px-2.5 min-[481px]:basis-1/2 md:px-3 min-[1025px]:basis-1/3"
            >
              <figure>
                <Picture
                  image={item.image}
                  imageSet={item.imageSet}
                  alt={item.title}
                  sizes="(min-width: 1025px) 25rem, (min-width: 481px) 48vw, 92vw"
                  className="aspect-4/3 rounded-card"
                />
                <figcaption className="pt-3.5">
                  <span className="block font-display text-[1.1875rem] leading-snug">
                    {item.title}
                  </span>
                  <span className="text-sm text-ink-soft">{item.categoryName}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex min-h-12 items-center justify-between gap-6">
        {carousel && (
          <>
            <CarouselDots
              name="Slide"
              dots={items.map((_, index) => index)}
              current={current}
              onPick={(index) => carousel.scrollTo(index)}
              className="-ml-2.5 flex-wrap"
            />
            <div className="flex gap-2.5">
              <button
                type="button"
                aria-label={playing ? 'Pause' : 'Play'}
                onClick={toggle}
                className="grid size-12 place-items-center rounded-full text-ink-soft transition-colors hover:bg-paper-deep hover:text-ink"
              >
                {playing ? <PauseIcon className="size-5" /> : <PlayIcon className="size-5" />}
              </button>
              <CarouselArrows
                onPrevious={() => carousel.scrollPrev()}
                onNext={() => carousel.scrollNext()}
              />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
