import { useRevalidator } from 'react-router'
import { passkeyMessages } from '../../../contract/accounts/messages.ts'
import { OwnAccountForm } from '../../features/accounts/admin/own-account-form.tsx'
import { PasskeyList } from '../../features/accounts/admin/passkey-list.tsx'
import { browserApi } from '../../requests/api.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/account'
import { AccountLinks } from './account-links.tsx'

export async function clientLoader() {
  const { data } = await browserApi().GET('/auth/passkeys')
  return { passkeys: data?.data }
}

export default function AccountPage({ loaderData: { passkeys } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHeader title="Your account" />
      <AccountLinks />
      <div className="grid max-w-lg gap-8">
        <OwnAccountForm />
        {passkeys ? (
          <PasskeyList passkeys={passkeys} onChanged={revalidate} />
        ) : (
          <ErrorState message={passkeyMessages.loadFailed} />
        )}
      </div>
    </>
  )
}
