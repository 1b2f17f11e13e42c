import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/page-icons.tsx'
import { Picture, type ShownImageSet } from './picture.tsx'

export type StripPicture = {
  image?: string
  imageSet?: ShownImageSet
  alt: string
  /** Language of `alt`, if it is not the page's. */
  lang?: string | undefined
}

type PictureStripProps = {
  /** The first one is there from the start; others that come later take no space of their own. */
  pictures: StripPicture[]
  sizes: string
  words: StripWords
  className: string
}

type StripWords = {
  list: string
  all: string
  one: (number: number) => string
  previous: string
  next: string
}

/** Pictures side by side: one swipes, presses an arrow or a key, or follows a link without script. */
export function PictureStrip({ pictures, sizes, words, className }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // Target of a scroll under way: the next press counts from there.
  const heading = useRef<number>(undefined)
  // Index of the last picture that is loaded; a touch or the focus on the strip loads the next.
  const [near, setNear] = useState(0)
  const count = pictures.length

  const approach = (index: number) => setNear(Math.max(near, index + 1))
  const show = (index: number) => {
    const element = strip.current
    if (!element || index === current) return
    heading.current = index
    setCurrent(index)
    approach(index)
    element.scrollTo({ left: index * element.clientWidth })
  }
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    const index = Math.round(scrollLeft / clientWidth)
    if (heading.current !== undefined && heading.current !== index) return
    heading.current = undefined
    setCurrent(index)
    approach(index)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(Math.min(Math.max(current + step, 0), count - 1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work on whatever has the focus in it
    <div
      className={classNames('relative', className)}
      onKeyDown={count > 1 ? press : undefined}
      onPointerEnter={() => approach(current)}
      onFocus={() => approach(current)}
    >
      <ul
        ref={strip}
        onScroll={settle}
        onPointerDown={() => {
          heading.current = undefined
        }}
        aria-label={words.list}
        tabIndex={count > 1 ? 0 : undefined}
        className="-outline-offset-3 flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth [scrollbar-width:none]"
      >
        {pictures.map(({ alt, lang, ...record }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the first one stays while others come
            key={index}
            id={`picture-${index + 1}`}
            className="w-full shrink-0 snap-center overflow-hidden"
          >
            {index <= near ? (
              <Picture
                record={record}
                alt={alt}
                lang={lang}
                sizes={sizes}
                priority={index === 0}
                className="size-full"
              />
            ) : (
              <FarPicture record={record} alt={alt} sizes={sizes} />
            )}
          </li>
        ))}
      </ul>
      {count > 1 && <Controls words={words} current={current} count={count} onShow={show} />}
    </div>
  )
}

type FarPictureProps = Omit<ComponentProps<typeof Picture>, 'className'>

/** Shows the placeholder alone; without script also the picture, which no script would load. */
function FarPicture(props: FarPictureProps) {
  return (
    <span className="relative block size-full bg-paper-deep">
      <img
        src={props.record.imageSet?.placeholder}
        alt={props.alt}
        className="size-full scale-110 object-cover filter-[blur(16px)]"
      />
      <noscript>
        <Picture {...props} alt="" className="absolute inset-0" />
      </noscript>
    </span>
  )
}

type ControlsProps = {
  words: StripWords
  current: number
  count: number
  onShow: (index: number) => void
}

/** Arrows, and a link to each picture. */
function Controls({ words, current, count, onShow }: ControlsProps) {
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onShow(index)
  }
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-1 p-1.5 print:hidden">
      <nav aria-label={words.all} className="flex rounded-full bg-card/85">
        {Array.from({ length: count }, (_, index) => (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a link belongs to a position
            key={index}
            href={`#picture-${index + 1}`}
            onClick={(event) => follow(event, index)}
            aria-label={words.one(index + 1)}
            aria-current={index === current || undefined}
            className="group/dot grid size-11 place-items-center rounded-full"
          >
            <span className="forced-mark size-2.5 rounded-full bg-ink-soft group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-ink" />
          </a>
        ))}
      </nav>
      <div className="hidden gap-1 pointer-fine:flex">
        {[
          { label: words.previous, Icon: ArrowLeftIcon, to: current - 1 },
          { label: words.next, Icon: ArrowRightIcon, to: current + 1 },
        ].map(({ label, Icon, to }) => (
          // `aria-disabled` at the ends, because a disabled button loses the focus.
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={to < 0 || to >= count}
            onClick={() => to >= 0 && to < count && onShow(to)}
            className="grid size-11 place-items-center rounded-full bg-card/85 aria-disabled:opacity-40"
          >
            <Icon className="size-5" />
          </button>
        ))}
      </div>
    </div>
  )
}
