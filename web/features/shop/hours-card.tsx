import { useEffect, useState } from 'react'
import { minuteMs } from '../../../contract/durations.ts'
import { useSite } from '../../shop/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { FitWords } from '../../ui/fit-words.tsx'
import { ClockIcon } from '../../ui/icons/page-icons.tsx'
import { describeToday, describeWeek, isOpenAt } from './business-hours.ts'
import { useReachWords } from './words/reach-words.ts'

/** Shows whether the business is open; flips to the week's hours on hover, focus or touch. */
export function HoursCard() {
  const { shop } = useSite()
  const words = useReachWords()
  const { title, see, open, closed } = words.hours
  const [now, setNow] = useState<Date>()
  const [turned, setTurned] = useState(false)

  // The server knows neither the visitor's clock nor when the cached page is seen.
  useEffect(() => {
    const read = () => setNow(new Date())
    if (!now) return read()
    const timer = setTimeout(read, minuteMs - (now.getTime() % minuteMs))
    return () => clearTimeout(timer)
  }, [now])

  const state = now === undefined ? see : isOpenAt(shop, now) ? open : closed
  // Both in one cell: the card grows with whichever has more to say. From the top, so that nothing
  // moves when the last lines of the front are added.
  const face =
    'col-start-1 row-start-1 grid content-start gap-4 rounded-sheet p-8 [backface-visibility:hidden]'
  return (
    <button
      type="button"
      onClick={() => setTurned(!turned)}
      className="group block h-full min-h-72 w-full text-left perspective-distant"
    >
      <span
        className={classNames(
          'relative grid size-full min-h-72 transition-transform duration-600 ease-settle transform-3d group-hover:rotate-y-180 group-focus-visible:rotate-y-180 noscript:group-focus:rotate-y-180',
          turned && 'rotate-y-180',
        )}
      >
        <span className={classNames(face, 'bg-grove text-on-wood')}>
          <ClockIcon className="size-8" />
          <span className="font-display text-subheading">{title}</span>
          <span className="font-display text-title leading-none">
            <FitWords en={state} ta={state} />
          </span>
          {now && <Today now={now} />}
        </span>
        <span className={classNames(face, 'rotate-y-180 bg-gold-wash text-ink')}>
          <span className="font-display text-subheading">{title}</span>
          {describeWeek(shop, words).map(({ days, hours }) => (
            <span key={days} className="grid border-t border-line-strong pt-3">
              <span className="font-semibold">{days}</span>
              <span className="tabular-nums">{hours}</span>
            </span>
          ))}
        </span>
      </span>
    </button>
  )
}

/** Today's difference from other days with its reason, and the next opening. */
function Today({ now }: { now: Date }) {
  const words = useReachWords()
  const { special, otherNote, opensNext } = describeToday(useSite().shop, now, words)
  return (
    <>
      {(special || otherNote) && (
        <span className="grid font-semibold wrap-anywhere">
          {special}
          {otherNote && <span lang={otherNote.lang}>{otherNote.text}</span>}
        </span>
      )}
      {opensNext && <span>{opensNext}</span>}
    </>
  )
}

export function HoursList() {
  const { shop } = useSite()
  const words = useReachWords()
  return (
    <dl className="grid gap-2">
      {describeWeek(shop, words).map(({ days, hours }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-ink-soft">{days}</dt>
          <dd className="tabular-nums">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
