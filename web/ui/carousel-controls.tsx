import { classNames } from './class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'

type ArrowsProps = { onPrevious: () => void; onNext: () => void; start?: boolean; end?: boolean }

const arrow =
  'grid size-12 place-items-center rounded-full border border-line-strong transition-colors hover:border-ink hover:bg-paper-deep disabled:opacity-35'

/** The two ways through a carousel; `start` and `end` say where it cannot go on. */
export function CarouselArrows({ onPrevious, onNext, start, end }: ArrowsProps) {
  return (
    <div className="flex gap-2.5">
      <button
        type="button"
        aria-label="Previous"
        disabled={start}
        onClick={onPrevious}
        className={arrow}
      >
        <ArrowLeftIcon className="size-5" />
      </button>
      <button type="button" aria-label="Next" disabled={end} onClick={onNext} className={arrow}>
        <ArrowRightIcon className="size-5" />
      </button>
    </div>
  )
}

type DotsProps = {
  /** What a dot leads to: `Page` 1, 2, … or `Slide` 1, 2, … */
  name: string
  /** The dots that are shown, counted from 0. */
  dots: number[]
  current: number
  onPick: (index: number) => void
  className?: string
}

export function CarouselDots({ name, dots, current, onPick, className }: DotsProps) {
  return (
    <div className={classNames('flex', className)}>
      {dots.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`${name} ${index + 1}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
          className="group/dot grid size-8 place-items-center"
        >
          <span className="h-2 w-2 rounded-full bg-line-strong transition-all duration-300 group-hover/dot:bg-ink group-aria-[current]/dot:w-6 group-aria-[current]/dot:bg-gold-ink" />
        </button>
      ))}
    </div>
  )
}
