import { Banner } from './banner.tsx'

type OutcomeBannerProps = { title: string; failed: { name: string; message: string }[] }

/** What could not be done, where the same was done to several things. */
export function OutcomeBanner({ title, failed }: OutcomeBannerProps) {
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
    </Banner>
  )
}
