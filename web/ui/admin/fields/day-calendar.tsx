import { type CalendarDate, parseDate } from '@internationalized/date'
import { Calendar, CalendarCell, CalendarGrid, I18nProvider } from 'react-aria-components'
import { monthName } from '../../../../contract/text/month-names.ts'

type DayCalendarProps = {
  label: string
  /** The day that is chosen; empty for none. */
  day: string
  first: string
  last: string
  onDay: (day: string) => void
}

/** All days that may be chosen, month below month: each is one tap away. */
export function DayCalendar({ label, day, first, last, onDay }: DayCalendarProps) {
  const [start, end] = [parseDate(first), parseDate(last)]
  const count = (end.year - start.year) * 12 + end.month - start.month + 1
  const months = Array.from({ length: count }, (_, offset) =>
    writeMonth(start.add({ months: offset })),
  )
  return (
    <I18nProvider locale="en-GB">
      <Calendar
        aria-label={label}
        autoFocus
        defaultValue={day ? parseDate(day) : null}
        defaultFocusedValue={start}
        minValue={start}
        maxValue={end}
        visibleDuration={{ months: count }}
        selectionAlignment="start"
        onChange={(date) => date && onDay(date.toString())}
        className="grid gap-4"
      >
        {months.map((month, offset) => (
          <div key={month}>
            <p aria-hidden className="pb-1 font-semibold">
              {month}
            </p>
            <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="w-full">
              {(date) => (
                <CalendarCell
                  date={date}
                  className="grid min-h-11 min-w-10 cursor-pointer place-items-center rounded-control outline-none data-disabled:cursor-default data-disabled:text-line-strong data-focus-visible:outline-3 data-focus-visible:outline-gold data-hovered:bg-paper-deep data-outside-month:invisible data-selected:bg-ink data-selected:text-paper"
                />
              )}
            </CalendarGrid>
          </div>
        ))}
      </Calendar>
    </I18nProvider>
  )
}

/** `November 2026` */
function writeMonth(date: CalendarDate): string {
  return `${monthName(date.month)} ${date.year}`
}
