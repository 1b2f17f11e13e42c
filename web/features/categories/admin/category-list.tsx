import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import type { Category } from '../../../../contract/category.ts'
import { countOf } from '../../../../contract/count.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { useScrollIntoView } from '../../../lib/saved-record.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { RecordPicture } from '../../../ui/admin/record-picture.tsx'
import {
  DragHandle,
  type Move,
  MoveButtons,
  SortableList,
} from '../../../ui/admin/sortable-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { CategoryRow } from './category-rows.ts'

type CategoryListProps = {
  rows: CategoryRow[]
  /** The main categories whose subcategories are shown. */
  expanded: ReadonlySet<string>
  savedId?: string
  onExpand: (id: string) => void
  onMove: Move
  onDelete: (category: Category) => void
}

/** The categories in order; subcategories are hidden until their parent is expanded. */
export function CategoryList(props: CategoryListProps) {
  const { rows, expanded, savedId, onExpand, onMove, onDelete } = props
  const shown = rows.filter(({ parentId }) => parentId === '' || expanded.has(parentId))
  return (
    <SortableList
      label="Categories"
      rows={shown}
      groupOf={({ parentId }) => parentId}
      onMove={onMove}
      className="overflow-hidden rounded-card border border-line bg-card"
      rowClassName={({ id, parentId }) =>
        classNames(
          'flex flex-wrap items-center gap-x-1 border-b border-line py-1 pr-1 last:border-0 md:flex-nowrap md:pr-2',
          parentId ? 'pl-6 md:pl-12' : 'pl-1 md:pl-2',
          id === savedId ? 'bg-leaf-wash' : parentId && 'bg-paper',
        )
      }
    >
      {(row) => (
        <>
          <DragHandle name={row.name} />
          <Summary row={row} saved={row.id === savedId} />
          <div className="-mt-1 flex basis-full items-center justify-end md:mt-0 md:ml-auto md:basis-auto">
            {row.subcategories > 0 && (
              <IconButton
                icon={ChevronDown}
                label={`${expanded.has(row.id) ? 'Hide' : 'Show'} subcategories of ${row.name}`}
                aria-expanded={expanded.has(row.id)}
                onClick={() => onExpand(row.id)}
                className={expanded.has(row.id) ? 'rotate-180' : ''}
              />
            )}
            <MoveButtons
              row={row}
              siblings={rows.filter(({ parentId }) => parentId === row.parentId)}
              onMove={onMove}
            />
            <IconLink
              icon={Pencil}
              label={`Edit ${row.name}`}
              to={fillPath(pagePaths.adminCategoryEdit, { id: row.id })}
            />
            <IconButton
              icon={Trash2}
              label={`Delete ${row.name}`}
              tone="danger"
              onClick={() => onDelete(row.category)}
            />
          </div>
        </>
      )}
    </SortableList>
  )
}

type SummaryProps = { row: CategoryRow; saved: boolean }

function Summary({ row: { name, category, subcategories }, saved }: SummaryProps) {
  return (
    <div
      ref={useScrollIntoView<HTMLDivElement>(saved)}
      className="flex min-h-14 min-w-0 flex-1 items-center gap-3"
    >
      <RecordPicture
        record={category}
        alt=""
        sizes="48px"
        className="size-12 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium leading-snug">{name}</p>
        <p className="flex flex-wrap gap-1 text-sm text-ink-soft">
          {category.showInNav && <Badge tone="leaf">In navigation</Badge>}
          {!category.showInProductsDropdown && <Badge>Not in filter</Badge>}
          {subcategories > 0 && (
            <Badge>{countOf(subcategories, 'subcategory', 'subcategories')}</Badge>
          )}
        </p>
      </div>
    </div>
  )
}
