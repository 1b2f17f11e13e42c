import { useEffect, useRef } from 'react'
import { observeView } from '../../../ui/behaviour/observe-view.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useProductsWords } from '../words/words.ts'
import type { InfiniteList } from './use-infinite-list.ts'

type LoadMoreProps = {
  list: Pick<InfiniteList<unknown>, 'hasMore' | 'failed' | 'loadMore'>
  previous?: string
  next?: string
}

/** Loads the next page when it is scrolled near; links lead on without script, and beyond the limit. */
export function LoadMore({ list: { hasMore, failed, loadMore }, previous, next }: LoadMoreProps) {
  const { list: words } = useProductsWords()
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!hasMore || failed || !end.current) return
    const observer = observeView(loadMore, '800px')
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, failed, loadMore])

  return (
    <div ref={end} className="mt-12 flex min-h-12 print:hidden flex-wrap justify-center gap-3">
      {previous && (
        <ButtonLink to={previous} variant="secondary">
          {words.previous}
        </ButtonLink>
      )}
      {failed ? (
        <Button variant="secondary" onClick={loadMore}>
          {words.tryAgain}
        </Button>
      ) : (
        next && (
          <ButtonLink to={next} variant="secondary">
            {words.next}
          </ButtonLink>
        )
      )}
    </div>
  )
}
