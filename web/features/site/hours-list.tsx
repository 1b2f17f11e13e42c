import { describeWeek } from './business-hours.ts'

/** The week's hours. */
export function HoursList() {
  return (
    <dl className="grid gap-2">
      {describeWeek().map(({ days, hours }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-ink-soft">{days}</dt>
          <dd className="tabular-nums">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
