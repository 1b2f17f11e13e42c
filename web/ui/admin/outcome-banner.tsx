import type { Account } from '../../lib/accounts.ts'
import { Banner } from './banner.tsx'

type OutcomeBannerProps = {
  title: string
  /** Why the work ended early. */
  reason?: string
  account: Account
}

/** So many of thousands are named. */
const named = 10

/** What could not be done, where the same was done to several things; and what was, before it was cut off. */
export function OutcomeBanner({ title, reason, account }: OutcomeBannerProps) {
  const { done, failed, cutOff } = account
  if (failed.length === 0) return null
  return (
    <Banner tone="danger" title={title}>
      {reason && <p className="mb-2">{reason}</p>}
      <ul className="list-disc pl-5 wrap-anywhere">
        {failed.slice(0, named).map(({ name, message }) => (
          <li key={name}>
            {name}: {message}
          </li>
        ))}
        {failed.length > named && <li>{(failed.length - named).toLocaleString('en-IN')} more</li>}
      </ul>
      {cutOff && done.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          Done before it was cut off, and not to be done again: {done.slice(0, named).join('; ')}
          {done.length > named && `; and ${(done.length - named).toLocaleString('en-IN')} more`}.
        </p>
      )}
    </Banner>
  )
}
