import type { Category } from '../../../../contract/categories/category.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { countOf } from '../../../../contract/text/count.ts'
import type { Visibility } from '../../../../contract/visibility/states.ts'
import { priceScopeAddress } from '../../../lists/price-scope.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { ChevronDown, IndianRupee } from '../../../ui/admin/icons.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import type { Move } from '../../../ui/admin/lists/sortable-list.tsx'
import { SortableRecords } from '../../../ui/admin/lists/sortable-records.tsx'
import { RecordPicture } from '../../../ui/admin/pictures/record-picture.tsx'
import { VisibilityBadge } from '../../../ui/admin/visibility-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { type CategoryRow, filterRows } from './category-rows.ts'

type CategoryListProps = {
  rows: CategoryRow[]
  /** The main categories whose subcategories are shown. */
  expanded: ReadonlySet<string>
  /** Shows those of one state alone, of either level, wherever their parents are. */
  shown: Visibility | ''
  selection: Selection<Category>
  savedId?: string
  onExpand: (id: string) => void
  onMove: Move
  onDelete: (category: Category) => void
}

/** The categories in order; subcategories are hidden until their parent is expanded. */
export function CategoryList(props: CategoryListProps) {
  const { rows, expanded, shown, selection, savedId, onExpand, onMove, onDelete } = props
  return (
    <SortableRecords
      label="Categories"
      rows={filterRows(rows, shown, expanded)}
      savedId={savedId}
      editAddressOf={(id) => fillPath(pagePaths.adminCategoryEdit, { id })}
      onMove={onMove}
      onDelete={({ category }) => onDelete(category)}
      action={({ id, name, subcategories }) => (
        <>
          {subcategories > 0 && (
            <IconButton
              icon={ChevronDown}
              label={`${expanded.has(id) ? 'Hide' : 'Show'} subcategories of ${name}`}
              aria-expanded={expanded.has(id)}
              onClick={() => onExpand(id)}
              className={expanded.has(id) ? 'rotate-180' : ''}
            />
          )}
          <IconLink
            icon={IndianRupee}
            label={`Change prices of ${name}`}
            to={priceScopeAddress({ what: 'category', id })}
          />
        </>
      )}
    >
      {(row) => <Summary {...row} selection={selection} />}
    </SortableRecords>
  )
}

function Summary(props: CategoryRow & { selection: Selection<Category> }) {
  const { name, category, subcategories, selection } = props
  return (
    <div className="flex min-h-14 items-center gap-1">
      <RowCheckbox
        label={`Select ${name}`}
        checked={selection.has(category)}
        onChange={() => selection.toggle(category)}
      />
      <RecordPicture
        record={category}
        alt=""
        sizes="48px"
        className="mr-2 size-12 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="line-clamp-4 font-medium leading-snug">{name}</p>
        <p className="flex flex-wrap gap-1 text-sm text-ink-soft">
          <VisibilityBadge record={category} />
          {!category.nameTa && <Badge>No Tamil name</Badge>}
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
