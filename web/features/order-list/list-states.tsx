import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useOrderListWords } from '../../words/order-list-words.ts'
import { useWords } from '../../words/words.ts'
import { readSentList } from './sent-list.ts'

/** Nothing is on the list; what was sent last can be ordered again. */
export function EmptyList({ onRepeat }: { onRepeat: (lines: readonly OrderLine[]) => void }) {
  const words = useOrderListWords()
  const { explore } = useWords().shell
  const last = readSentList()
  return (
    <EmptyState
      illustrated
      title={words.empty}
      text={words.emptyText}
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {last.length > 0 && <Button onClick={() => onRepeat(last)}>{words.same}</Button>}
          <ButtonLink to={publicPaths.products} variant={last.length > 0 ? 'secondary' : 'primary'}>
            {explore}
          </ButtonLink>
        </div>
      }
    />
  )
}

/**
 * The list is on the device, or its products are under way; as high as an empty one, so that the footer stays
 * where it is. Without script there is none on the device. */
export function LoadingList() {
  const words = useOrderListWords()
  const { explore } = useWords().shell
  return (
    <>
      <p className="late min-h-120 py-14 text-center text-ink-soft noscript:hidden">
        {words.loading}
      </p>
      <div className="hidden noscript:block">
        <EmptyState
          title={words.empty}
          action={<ButtonLink to={publicPaths.products}>{explore}</ButtonLink>}
        />
      </div>
    </>
  )
}
