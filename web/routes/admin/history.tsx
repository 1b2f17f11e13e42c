import { historyMessages } from '../../../contract/history/messages.ts'
import { messages } from '../../../contract/messages.ts'
import { LogEntry } from '../../features/history/admin/log-entry.tsx'
import { LogFilters } from '../../features/history/admin/log-filters.tsx'
import { logAddress, logQuery, readLogState } from '../../features/history/admin/log-state.ts'
import { useRequestedParams } from '../../lists/use-requested-params.ts'
import { browserApi } from '../../requests/api.ts'
import { Pagination } from '../../ui/admin/lists/pagination.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/history'
import { AccountLinks } from './account-links.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readLogState(new URL(request.url).searchParams)
  const { data, error } = await browserApi().GET('/audit-log', {
    params: { query: logQuery(state) },
  })
  return { state, log: data, failed: error !== undefined }
}

export default function HistoryPage({ loaderData: { state, log, failed } }: Route.ComponentProps) {
  const requested = readLogState(useRequestedParams())
  return (
    <>
      <PageHeader title="History" note="Who changed what, and when" />
      <AccountLinks />
      <LogFilters state={requested} />
      {failed && <ErrorState message={historyMessages.loadFailed} />}
      {log?.data.length === 0 && <EmptyState title={messages.audit.none} />}
      {log && log.data.length > 0 && (
        <div className="grid gap-4">
          <ol className="grid gap-2">
            {log.data.map((entry) => (
              <LogEntry key={entry._id} entry={entry} state={state} />
            ))}
          </ol>
          <Pagination {...log.pagination} addressOf={(page) => logAddress({ page }, requested)} />
        </div>
      )}
    </>
  )
}
