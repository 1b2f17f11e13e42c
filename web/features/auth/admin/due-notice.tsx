import { LockKeyhole } from 'lucide-react'
import { dueMessages } from '../../../../contract/sign-in-terms.ts'
import { useSession } from '../session.ts'

/** Says why there is no other page, as long as something of the account is due. */
export function DueNotice() {
  const { user } = useSession()
  if (!user?.due) return null
  return (
    <p role="status" className="flex max-w-3xl gap-3 rounded-control bg-gold-wash px-4 py-3">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-ink" />
      {dueMessages[user.due]}
    </p>
  )
}
