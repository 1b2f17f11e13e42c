import { History } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { logAddress } from './log-state.ts'

/** Links a record to its entries in the history. */
export function HistoryLink({ record }: { record: string }) {
  return (
    <ButtonLink to={logAddress({ record })} variant="quiet">
      <History aria-hidden="true" className="size-4" />
      History
    </ButtonLink>
  )
}
