import { BackupPanel } from '../../features/backups/admin/backup-panel.tsx'
import { fetchBackups } from '../../features/backups/admin/queries.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import type { Route } from './+types/backups'

export function clientLoader() {
  return fetchBackups()
}

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Backups" />
      <BackupPanel loaded={loaderData} />
    </>
  )
}
