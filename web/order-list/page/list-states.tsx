import { publicPaths } from '../../../contract/public-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useWords } from '../../words/words.ts'
import type { SentList } from '../device/sent-lists.ts'
import { useOrderListWords } from '../words/words.ts'
import { SentLists } from './sent-lists-view.tsx'

/** Empty list; lists that were sent can be ordered again. */
export function EmptyList({ onRepeat }: { onRepeat: (list: SentList) => void }) {
  const words = useOrderListWords()
  const { explore } = useWords().shell
  return (
    <>
      <EmptyState
        illustrated
        title={words.empty}
        text={words.emptyText}
        action={<ButtonLink to={publicPaths.products}>{explore}</ButtonLink>}
      />
      <SentLists onRepeat={onRepeat} />
    </>
  )
}

/** The list is on the device, or its products are under way. Without script there is none on the device. */
export function LoadingList() {
  const words = useOrderListWords()
  const { explore } = useWords().shell
  return (
    <>
      <p className="late py-14 text-center text-ink-soft noscript:hidden">{words.loading}</p>
      <div className="hidden noscript:block">
        <EmptyState
          title={words.empty}
          action={<ButtonLink to={publicPaths.products}>{explore}</ButtonLink>}
        />
      </div>
    </>
  )
}
