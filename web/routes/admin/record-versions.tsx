import { Link } from 'react-router'
import { historyMessages } from '../../../contract/history/messages.ts'
import type { RecordVersion } from '../../../contract/history/record-version.ts'
import { fillPath } from '../../../contract/paths.ts'
import type { RecordCollection } from '../../../contract/record-kinds.ts'
import { logAddress } from '../../features/history/admin/log-state.ts'
import {
  type CurrentRecord,
  loadCurrent,
  loadVersions,
} from '../../features/history/admin/versions/queries.ts'
import {
  isRecordCollection,
  recordPages,
  versionsAddress,
} from '../../features/history/admin/versions/record-pages.ts'
import { useGoBack } from '../../features/history/admin/versions/use-go-back.ts'
import { VersionEntry } from '../../features/history/admin/versions/version-entry.tsx'
import { Pagination } from '../../ui/admin/lists/pagination.tsx'
import { Banner } from '../../ui/admin/notices/banner.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/record-versions'

export async function clientLoader({ params: { kind, id }, request }: Route.ClientLoaderArgs) {
  if (!isRecordCollection(kind)) throw new Response(null, { status: 404 })
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  const [current, { listed, failure }] = await Promise.all([
    loadCurrent(kind, id),
    loadVersions(kind, id, page),
  ])
  return { kind, id, current, listed, failure }
}

/** The versions of one record, and the way back to each of its versions. */
export default function RecordVersionsPage({ loaderData }: Route.ComponentProps) {
  const { kind, id, current, listed, failure } = loaderData
  const { noun, form } = recordPages[kind]
  const versions = listed?.data ?? []
  return (
    <>
      <PageHeader
        title="History"
        note={current?.name}
        list={{ path: fillPath(form, { id }), label: `Back to the ${noun}` }}
      />
      {failure && <ErrorState message={failure.message ?? historyMessages.loadFailed} />}
      {listed && !current && (
        <Banner tone="danger" title={`This ${noun} has been deleted`}>
          What it was can be read here, and brought back only within an hour, where it was deleted.
        </Banner>
      )}
      {listed && versions.length === 0 && <EmptyState title={historyMessages.none} />}
      {listed && versions.length > 0 && (
        <div className="grid gap-4">
          <Versions kind={kind} id={id} versions={versions} current={current} />
          {current && versions.some(isLost) && (
            <p className="text-sm text-ink-soft">{historyMessages.partlyLost}</p>
          )}
          <Pagination
            {...listed.pagination}
            addressOf={(page) => versionsAddress(kind, id, page)}
          />
        </div>
      )}
      <Link
        to={logAddress({ record: id })}
        className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        All of it in the log
      </Link>
    </>
  )
}

/** True for a version that is only listed: its content was not kept, so it cannot be restored. */
function isLost({ restorable, action }: RecordVersion): boolean {
  return !restorable && action !== 'delete'
}

type VersionsProps = {
  kind: RecordCollection
  id: string
  versions: RecordVersion[]
  current: CurrentRecord | null
}

function Versions({ kind, id, versions, current }: VersionsProps) {
  const now = current?.version
  const { busy, goBack } = useGoBack({ kind, id, current })
  return (
    <ol className="grid gap-2">
      {versions.map((entry) => (
        <VersionEntry
          key={`${entry.version}-${entry.at}`}
          entry={entry}
          isCurrent={entry.version !== undefined && entry.version === now}
          isBusy={busy === entry.version}
          onGoBack={
            now !== undefined && entry.restorable && entry.version !== now
              ? () => goBack(entry)
              : undefined
          }
        />
      ))}
    </ol>
  )
}
