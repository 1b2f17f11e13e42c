import { useEffect, useState } from 'react'
import { type LinksFunction, useLocation, useNavigate } from 'react-router'
import { kindOfCode } from '../../../contract/accounts/link-kinds.ts'
import { accountMessages } from '../../../contract/accounts/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { JoinForm } from '../../features/accounts/admin/join-form.tsx'
import { establishSession, useSession } from '../../features/accounts/session.ts'
import { useSite } from '../../shop/site-data.ts'
import styles from '../../styles/admin.css?url'
import { AdminLoading } from '../../ui/admin/admin-loading.tsx'
import { Banner } from '../../ui/admin/notices/banner.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [
  { title: 'Your account' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Makes the page render in the browser alone: only there is the code, behind the `#`. */
export async function clientLoader() {
  const { user } = await establishSession()
  return { signedInAs: user?.name ?? null }
}

export function HydrateFallback() {
  return <AdminLoading />
}

export default function Join({
  loaderData: { signedInAs },
}: {
  loaderData: { signedInAs: string | null }
}) {
  const { shop } = useSite()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const [userBefore] = useState(user)
  const code = hash.slice(1)
  useEffect(() => {
    if (user && user !== userBefore) void navigate(pagePaths.admin, { replace: true })
  }, [user, userBefore, navigate])
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-md gap-6">
        <p className="text-center font-display text-subheading">{shop.name}</p>
        <div className="grid gap-6 rounded-sheet border border-line bg-card p-6 shadow-lift card:p-9">
          <h1 className="font-display text-heading">
            {kindOfCode(code) === 'invitation' ? 'Open your account' : 'Set a new password'}
          </h1>
          {signedInAs !== null && (
            <p role="status" className="rounded-control bg-gold-wash px-4 py-3">
              {accountMessages.signedInAs(signedInAs)}
            </p>
          )}
          {code ? (
            <JoinForm key={code} code={code} />
          ) : (
            <Banner tone="danger">{accountMessages.codeRequired}</Banner>
          )}
        </div>
      </div>
    </main>
  )
}
