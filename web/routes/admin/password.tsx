import { MadeUpPassword } from '../../features/auth/admin/made-up-password.tsx'
import { PasswordForm } from '../../features/auth/admin/password-form.tsx'
import { RequiredActionNotice } from '../../features/auth/admin/required-action-notice.tsx'
import { useGoOn } from '../../features/auth/required-action.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { AccountLinks } from './account-links.tsx'

export const meta = () => [{ title: 'Change password · Admin' }]

export default function PasswordPage() {
  const goOn = useGoOn('password')
  return (
    <>
      <PageHeader title="Change password" />
      <AccountLinks />
      <div className="grid gap-5">
        <RequiredActionNotice />
        <MadeUpPassword />
        <PasswordForm onChanged={goOn} />
      </div>
    </>
  )
}
