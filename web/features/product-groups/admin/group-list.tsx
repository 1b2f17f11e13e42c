import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { countOf } from '../../../../contract/count.ts'
import { findMissing } from '../../../../contract/label-rules.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { ProductGroup } from '../../../../contract/product-group.ts'
import { useScrollIntoView } from '../../../lib/saved-record.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import {
  DragHandle,
  type Move,
  MoveButtons,
  SortableList,
} from '../../../ui/admin/sortable-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'

export type GroupRow = ReturnType<typeof toGroupRow>

export function toGroupRow(group: ProductGroup) {
  return { id: group._id, name: group.name, order: group.order, group }
}

type GroupListProps = {
  rows: GroupRow[]
  savedId?: string
  onMove: Move
  onDelete: (group: ProductGroup) => void
}

/** The product groups in their order. */
export function GroupList({ rows, savedId, onMove, onDelete }: GroupListProps) {
  return (
    <SortableList
      label="Product groups"
      rows={rows}
      onMove={onMove}
      className="overflow-hidden rounded-card border border-line bg-card"
      rowClassName={({ id }) =>
        classNames(
          'flex flex-wrap items-center gap-x-1 border-b border-line py-1 pr-1 pl-1 last:border-0 md:flex-nowrap md:px-2',
          id === savedId && 'bg-leaf-wash',
        )
      }
    >
      {(row) => (
        <>
          <DragHandle name={row.name} />
          <Summary group={row.group} saved={row.id === savedId} />
          <div className="-mt-1 flex basis-full items-center justify-end md:mt-0 md:ml-auto md:basis-auto">
            <MoveButtons row={row} siblings={rows} onMove={onMove} />
            <IconLink icon={Pencil} label={`Edit ${row.name}`} to={addressOf(row.id)} />
            <IconButton
              icon={Trash2}
              label={`Delete ${row.name}`}
              tone="danger"
              onClick={() => onDelete(row.group)}
            />
          </div>
        </>
      )}
    </SortableList>
  )
}

const addressOf = (id: string) => fillPath(pagePaths.adminProductGroupEdit, { id })

function Summary({ group, saved }: { group: ProductGroup; saved: boolean }) {
  const { _id: id, name, nameTa, products, label } = group
  const missing = findMissing(label).length
  return (
    <div ref={useScrollIntoView<HTMLDivElement>(saved)} className="min-w-0 flex-1">
      <Link to={addressOf(id)} prefetch="intent" className="block min-h-14 content-center py-1">
        <span className="line-clamp-2 font-medium leading-snug">{name}</span>
        <span lang="ta" className="line-clamp-1 text-sm text-ink-soft">
          {nameTa}
        </span>
        <span className="mt-1 flex flex-wrap gap-1">
          <Badge>{countOf(products, 'product')}</Badge>
          {missing > 0 && (
            <Badge tone="honey">
              {label ? `Label lacks ${countOf(missing, 'fact')}` : 'No label'}
            </Badge>
          )}
        </span>
      </Link>
    </div>
  )
}
