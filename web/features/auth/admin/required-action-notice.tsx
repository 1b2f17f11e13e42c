import { LockKeyhole } from 'lucide-react'
import { requiredActionMessages } from '../../../../contract/sign-in-terms.ts'
import { useSession } from '../session.ts'

/** Explains why no other page opens until the required action is done. */
export function RequiredActionNotice() {
  const { user } = useSession()
  if (!user?.due) return null
  return (
    <p role="status" className="flex max-w-3xl gap-3 rounded-control bg-gold-wash px-4 py-3">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-ink" />
      {requiredActionMessages[user.due]}
    </p>
  )
}
