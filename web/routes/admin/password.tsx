import {
  GeneratedPasswordNotice,
  RequiredActionNotice,
} from '../../features/auth/admin/account-notices.tsx'
import { PasswordForm } from '../../features/auth/admin/password-form.tsx'
import { useContinueAfter } from '../../features/auth/return-address.ts'
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
