import { useEffect, useRef } from 'react'
import { messages } from '../../../contract/messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { GrowingList } from './use-growing-list.ts'

type FollowingProps = {
  list: Omit<GrowingList<unknown>, 'items' | 'parts'>
  /** Where the products before and after those shown stand, if there are any. */
  previous?: string
  next?: string
}

/** The end of a list: grows it on the way down; without script, and where it may not grow, links lead on. */
export function FollowingProducts({ list, previous, next }: FollowingProps) {
  const end = useRef<HTMLDivElement>(null)
  const { more, failed, grow } = list

  useEffect(() => {
    if (!more || failed || !end.current) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
      rootMargin: '800px',
    })
    near.observe(end.current)
    return () => near.disconnect()
  }, [more, failed, grow])

  return (
    <div ref={end} className="mt-12 flex min-h-12 print:hidden flex-wrap justify-center gap-3">
      {previous && (
        <ButtonLink to={previous} variant="secondary">
          Previous products
        </ButtonLink>
      )}
      {failed ? (
        <Button variant="secondary" onClick={grow}>
          {messages.product.fetchAllFailed}. Try again
        </Button>
      ) : (
        next && (
          <ButtonLink to={next} variant="secondary">
            More products
          </ButtonLink>
        )
      )}
    </div>
  )
}
