import { data } from 'react-router'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ButtonLink } from '../../ui/button.tsx'

export function loader() {
  return data(null, { status: 404 })
}

/** An address of the admin area that leads nowhere, with the area's navigation around it. */
export default function AdminNotFound() {
  return (
    <>
      <PageHeader title={failureMessages.pageNotFound} />
      <ButtonLink to={pagePaths.admin}>Dashboard</ButtonLink>
    </>
  )
}
