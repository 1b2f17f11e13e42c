import { PasswordForm } from '../../features/auth/admin/password-form.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'

export const meta = () => [{ title: 'Change password · Admin' }]

export default function PasswordPage() {
  return (
    <>
      <PageHeader title="Change password" />
      <PasswordForm />
    </>
  )
}
