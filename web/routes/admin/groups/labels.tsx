import { Link } from 'react-router'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { type LabelTask, listLabelTasks } from '../../../features/groups/admin/label-report.ts'
import { fetchProductGroups } from '../../../features/products/admin/queries.ts'
import { browserApi } from '../../../requests/api.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/labels'

const title = 'What labels lack'

export async function clientLoader() {
  const [report, groups] = await Promise.all([
    browserApi().GET('/label-report'),
    fetchProductGroups(),
  ])
  return { tasks: report.data && groups && listLabelTasks(report.data.data, groups) }
}

/** Tasks to do before every label can be read, with links. */
export default function LabelsPage({ loaderData: { tasks } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={title}
        list={{ path: pagePaths.adminProductGroups, label: 'Product groups' }}
      />
      {!tasks && <ErrorState message={productGroupMessages.reportFailed} />}
      {tasks?.length === 0 && <EmptyState title={productGroupMessages.reportEmpty} />}
      {tasks && tasks.length > 0 && (
        <ul aria-label={title} className="rounded-card border border-line bg-card">
          {tasks.map((task) => (
            <Task key={task.id} {...task} />
          ))}
        </ul>
      )}
    </>
  )
}

function Task({ name, to, lacks, warns }: LabelTask) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={to}
        className="grid min-h-12 content-center px-4 py-2 wrap-anywhere hover:bg-paper-deep"
      >
        <span className="font-medium">{name}</span>
        {lacks.length > 0 && (
          <span className="text-sm text-ink-soft">Missing: {lacks.join(', ')}</span>
        )}
        {warns.map((warning) => (
          <span key={warning} className="text-sm text-danger">
            {warning}
          </span>
        ))}
      </Link>
    </li>
  )
}
