import { useRevalidator } from 'react-router'
import { secondFactorMessages } from '../../../contract/sign-in-terms.ts'
import { fetchSecondFactor } from '../../features/auth/admin/second-factor-queries.ts'
import { TwoStepPanel } from '../../features/auth/admin/two-step-panel.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/two-step'
import { AccountLinks } from './account-links.tsx'

export const meta = () => [{ title: 'Two-step sign-in · Admin' }]

export async function clientLoader() {
  const { data } = await fetchSecondFactor()
  return { status: data?.data }
}

export default function TwoStepPage({ loaderData: { status } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageHeader title="Two-step sign-in" />
      <AccountLinks />
      {status ? (
        <TwoStepPanel status={status} onChanged={revalidate} />
      ) : (
        <ErrorState
          message={secondFactorMessages.loadFailed}
          onRetry={revalidate}
          busy={state === 'loading'}
        />
      )}
    </>
  )
}
