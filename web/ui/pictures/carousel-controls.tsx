import { useWords } from '../../words/words.ts'
import { classNames } from '../class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../icons/page-icons.tsx'

/** The row of a carousel's controls, which has its height before they work: nothing below it moves then. */
export const carouselControls = (isReady: boolean) =>
  classNames(
    'mt-6 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 noscript:hidden',
    !isReady && 'invisible',
  )

type ArrowsProps = { onPrevious: () => void; onNext: () => void; start?: boolean; end?: boolean }

/** Previous and next; `aria-disabled` at the start and end, because a disabled button loses the focus. */
export function CarouselArrows({ onPrevious, onNext, start, end }: ArrowsProps) {
  const { carousel } = useWords()
  return (
    <div className="ml-auto flex gap-2.5">
      {[
        { label: carousel.previous, Icon: ArrowLeftIcon, blocked: start, onPress: onPrevious },
        { label: carousel.next, Icon: ArrowRightIcon, blocked: end, onPress: onNext },
      ].map(({ label, Icon, blocked, onPress }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={blocked}
          onClick={blocked ? undefined : onPress}
          className="grid size-12 place-items-center rounded-full border border-line-strong transition-colors hover:border-ink hover:bg-paper-deep aria-disabled:opacity-35"
        >
          <Icon className="size-5" />
        </button>
      ))}
    </div>
  )
}

/** Pauses and resumes an automatic carousel. */
export function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  const { carousel } = useWords()
  const Icon = playing ? PauseIcon : PlayIcon
  return (
    <button
      type="button"
      aria-label={playing ? carousel.pause : carousel.play}
      onClick={onToggle}
      className="grid size-12 place-items-center rounded-full text-ink-soft transition-colors hover:bg-paper-deep hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  )
}

type DotsProps = {
  /** Noun that the dots stand for. */
  name: 'page' | 'slide'
  count: number
  /** Counted from 0. */
  current: number
  onPick: (index: number) => void
}

export function CarouselDots({ name, count, current, onPick }: DotsProps) {
  const { carousel } = useWords()
  return (
    <div className="-ml-2.5 flex flex-wrap">
      {dotsAround(current, count).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={carousel[name](index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
          className="group/dot grid size-11 place-items-center"
        >
          <span className="forced-mark h-2 w-2 rounded-full bg-line-strong transition-all duration-300 group-hover/dot:bg-ink group-aria-[current]/dot:w-6 group-aria-[current]/dot:bg-gold-ink" />
        </button>
      ))}
    </div>
  )
}

/** The maximum number of dots, as many as a phone has room for; a long row shows those around the current one. */
const shownDots = 7

/** The pages whose dots are shown, counted from 0. */
export function dotsAround(current: number, pages: number): number[] {
  const first = Math.max(0, Math.min(current - Math.floor(shownDots / 2), pages - shownDots))
  return Array.from({ length: Math.min(pages, shownDots) }, (_, index) => first + index)
}
