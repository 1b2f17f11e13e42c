import { BackupPanel } from '../../features/backups/admin/backup-panel.tsx'
import { fetchBackups } from '../../features/backups/admin/queries.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import type { Route } from './+types/backup'

export async function clientLoader() {
  const { state } = await fetchBackups()
  return { state }
}

export default function BackupPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Backups" />
      <BackupPanel loaded={state} />
    </>
  )
}
