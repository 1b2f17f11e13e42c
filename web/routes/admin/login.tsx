import { useEffect, useState } from 'react'
import { type LinksFunction, redirect, useNavigate } from 'react-router'
import { signInMessages } from '../../../contract/accounts/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { LoginForm } from '../../features/accounts/admin/login-form.tsx'
import { PasskeySignIn } from '../../features/accounts/admin/passkey-sign-in.tsx'
import { clearReturnAddress, findReturnAddress } from '../../features/accounts/return-address.ts'
import { establishSession, useSession } from '../../features/accounts/session.ts'
import { useSite } from '../../shop/site-data.ts'
import { readStored } from '../../storage/session-keys.ts'
import { canKeepToken } from '../../storage/session-token.ts'
import { hasUnsavedForms } from '../../storage/unsaved-forms.ts'
import styles from '../../styles/admin.css?url'
import { AdminLoading } from '../../ui/admin/admin-loading.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [
  { title: 'Admin Login' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Signed-in users are redirected. */
export async function clientLoader() {
  const { user } = await establishSession()
  return user ? redirect(findReturnAddress()) : null
}

export function HydrateFallback() {
  return <AdminLoading />
}

function listNotices(): string[] {
  const unsaved = hasUnsavedForms() && 'What you had typed is kept. Sign in to go on with it.'
  const blocked = !canKeepToken() && signInMessages.storageBlocked
  return [readStored('last-session-end'), unsaved, blocked].filter(
    (notice) => notice !== null && notice !== false,
  )
}

export default function Login() {
  const { shop } = useSite()
  const navigate = useNavigate()
  const { user } = useSession()
  // Signing in on another tab signs in here as well.
  useEffect(() => {
    if (!user) return
    const address = findReturnAddress()
    clearReturnAddress()
    void navigate(address, { replace: true })
  }, [user, navigate])
  // Read once, so that the notices do not change while signing in.
  const [notices] = useState(listNotices)
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-md gap-6">
        <p className="text-center font-display text-subheading">{shop.name}</p>
        <div className="grid gap-6 rounded-sheet border border-line bg-card p-6 shadow-lift card:p-9">
          <h1 className="font-display text-heading">Admin Login</h1>
          {notices.length > 0 && (
            <div role="status" className="grid gap-1 rounded-control bg-gold-wash px-4 py-3">
              {notices.map((notice) => (
                <p key={notice}>{notice}</p>
              ))}
            </div>
          )}
          <LoginForm />
          <PasskeySignIn />
        </div>
        <a
          href={pagePaths.home}
          className="inline-flex min-h-11 items-center justify-self-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Return to Website
        </a>
      </div>
    </main>
  )
}
