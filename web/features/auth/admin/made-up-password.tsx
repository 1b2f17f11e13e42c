import { KeyRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { pagePaths } from '../../../../contract/paths.ts'
import { signInMessages } from '../../../../contract/sign-in-terms.ts'
import { useSession } from '../session.ts'

/** Asks for a password of one's own, for as long as the one in use was made up. */
export function MadeUpPassword() {
  const { user } = useSession()
  const { pathname } = useLocation()
  if (!user?.passwordMadeUp || user.due === 'password') return null
  return (
    <section
      aria-label="Made-up password"
      className="flex max-w-3xl gap-3 rounded-control bg-gold-wash px-4 py-3"
    >
      <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-ink" />
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
