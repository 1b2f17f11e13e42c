import type { Account } from '../../lib/accounts.ts'
import { Banner } from './banner.tsx'

type OutcomeBannerProps = { title: string; account: Account }

/** What could not be done, where the same was done to several things; and what was, before it was cut off. */
export function OutcomeBanner({ title, account: { done, failed, cutOff } }: OutcomeBannerProps) {
  if (failed.length === 0) return null
  return (
    <Banner tone="danger" title={title}>
      <ul className="list-disc pl-5">
        {failed.map(({ name, message }) => (
          <li key={name}>
            {name}: {message}
          </li>
        ))}
      </ul>
      {cutOff && done.length > 0 && (
        <p className="mt-2">
          Done before it was cut off, and not to be done again: {done.join('; ')}.
        </p>
      )}
    </Banner>
  )
}
