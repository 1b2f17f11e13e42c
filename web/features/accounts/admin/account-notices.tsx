import { Link, useLocation } from 'react-router'
import { requiredActionMessages, signInMessages } from '../../../../contract/accounts/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { isTokenLasting } from '../../../storage/session-token.ts'
import { KeyRound, LockKeyhole } from '../../../ui/admin/icons.tsx'
import { useSession } from '../session.ts'

const notice = 'flex max-w-3xl gap-3 rounded-control bg-gold-wash px-4 py-3'
const icon = 'mt-0.5 size-5 shrink-0 text-gold-ink'

/** Explains why no other page is open, while the account has a required action. */
export function RequiredActionNotice() {
  const { user } = useSession()
  if (!user?.requiredAction) return null
  return (
    <p role="status" className={notice}>
      <LockKeyhole className={icon} />
      {requiredActionMessages[user.requiredAction]}
    </p>
  )
}

/** Explains why a reload ends the session, where the browser has not stored it. */
export function UnstoredSessionNotice() {
  if (isTokenLasting()) return null
  return (
    <p role="status" className={notice}>
      <LockKeyhole className={icon} />
      {signInMessages.storageBlocked}
    </p>
  )
}

/** Asks for a password of one's own, while the one in use is generated. */
export function GeneratedPasswordNotice() {
  const { user } = useSession()
  const { pathname } = useLocation()
  if (!user?.passwordMadeUp || user.requiredAction === 'password') return null
  return (
    <section aria-label="Made-up password" className={notice}>
      <KeyRound className={icon} />
      <div className="min-w-0">
        <p>{signInMessages.passwordMadeUp}</p>
        {pathname !== pagePaths.adminPassword && (
          <Link
            to={pagePaths.adminPassword}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Change password
          </Link>
        )}
      </div>
    </section>
  )
}
