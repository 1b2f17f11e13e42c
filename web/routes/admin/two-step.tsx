import { useRevalidator } from 'react-router'
import { secondFactorMessages } from '../../../contract/accounts/messages.ts'
import { RequiredActionNotice } from '../../features/accounts/admin/account-notices.tsx'
import { TwoStepPanel } from '../../features/accounts/admin/two-step-panel.tsx'
import { useContinueAfter } from '../../features/accounts/return-address.ts'
import { browserApi } from '../../requests/api.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/two-step'
import { AccountLinks } from './account-links.tsx'

export async function clientLoader() {
  const { data } = await browserApi().GET('/auth/second-factor')
  return { status: data?.data }
}

export default function TwoStepPage({ loaderData: { status } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const continueAfter = useContinueAfter('second-factor')
  return (
    <>
      <PageHeader title="Two-step sign-in" />
      <AccountLinks />
      {status ? (
        <div className="grid gap-5">
          <RequiredActionNotice />
          <TwoStepPanel status={status} onChanged={revalidate} onCodesSaved={continueAfter} />
        </div>
      ) : (
        <ErrorState message={secondFactorMessages.loadFailed} />
      )}
    </>
  )
}
