import { Check, X } from 'lucide-react'
import { messages } from '../../../../contract/messages.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import type { SaveAccount } from './save-all.ts'

/** Which settings were saved and which were not, after a save that failed in part. */
export function SaveAccountBanner({ account }: { account: SaveAccount }) {
  const failed = account.steps.filter(({ failure }) => failure)
  const saved = account.steps.filter(({ failure }) => !failure)
  return (
    <Banner tone="danger" title={messages.navigation.saveFailed}>
      <ul className="grid gap-1">
        {failed.map(({ name, failure }) => (
          <li key={name} className="flex gap-2">
            <X aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span>
              {name} was not saved: {failure?.message}
            </span>
          </li>
        ))}
        {saved.length > 0 && (
          <li className="flex gap-2 font-normal">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span>Saved: {saved.map(({ name }) => name).join(', ')}</span>
          </li>
        )}
      </ul>
    </Banner>
  )
}
