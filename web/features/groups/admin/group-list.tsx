import { Link } from 'react-router'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { findMissing } from '../../../../contract/labels/label-rules.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { toRupees } from '../../../../contract/prices/paise.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { priceScopeAddress } from '../../../lists/price-scope.ts'
import { IconLink } from '../../../ui/admin/icon-button.tsx'
import { IndianRupee } from '../../../ui/admin/icons.tsx'
import type { Move } from '../../../ui/admin/lists/sortable-list.tsx'
import { SortableRecords } from '../../../ui/admin/lists/sortable-records.tsx'
import { Badge } from '../../../ui/badge.tsx'

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
    <SortableRecords
      label="Product groups"
      rows={rows}
      savedId={savedId}
      editAddressOf={addressOf}
      onMove={onMove}
      onDelete={({ group }) => onDelete(group)}
      action={({ id, name }) => (
        <IconLink
          icon={IndianRupee}
          label={`New rate of ${name}`}
          to={priceScopeAddress({ what: 'group', id })}
        />
      )}
    >
      {({ group }) => <Summary {...group} />}
    </SortableRecords>
  )
}

const addressOf = (id: string) => fillPath(pagePaths.adminProductGroupEdit, { id })

function Summary({ _id: id, name, nameTa, products, label, ratePaise }: ProductGroup) {
  const missing = findMissing(label).length
  return (
    <Link to={addressOf(id)} prefetch="intent" className="block min-h-14 content-center py-1">
      <span className="line-clamp-4 font-medium leading-snug">{name}</span>
      <span lang="ta" className="line-clamp-2 text-sm text-ink-soft">
        {nameTa}
      </span>
      <span className="mt-1 flex flex-wrap gap-1">
        <Badge>{countOf(products, 'product')}</Badge>
        {ratePaise !== undefined && <Badge>Rate {formatRupees(toRupees(ratePaise))}</Badge>}
        {missing > 0 && (
          <Badge tone="honey">
            {label ? `Label lacks ${countOf(missing, 'fact')}` : 'No label'}
          </Badge>
        )}
      </span>
    </Link>
  )
}
