import {
  GeneratedPasswordNotice,
  RequiredActionNotice,
} from '../../features/accounts/admin/account-notices.tsx'
import { PasswordForm } from '../../features/accounts/admin/password-form.tsx'
import { useContinueAfter } from '../../features/accounts/return-address.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { AccountLinks } from './account-links.tsx'

export default function PasswordPage() {
  const continueAfter = useContinueAfter('password')
  return (
    <>
      <PageHeader title="Change password" />
      <AccountLinks />
      <div className="grid gap-5">
        <RequiredActionNotice />
        <GeneratedPasswordNotice />
        <PasswordForm onChanged={continueAfter} />
      </div>
    </>
  )
}
