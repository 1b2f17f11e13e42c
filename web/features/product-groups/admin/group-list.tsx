import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { countOf } from '../../../../contract/count.ts'
import { findMissing } from '../../../../contract/label-rules.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { ProductGroup } from '../../../../contract/product-group.ts'
import { useScrollIntoView } from '../../../lib/saved-record.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'

type GroupListProps = {
  groups: ProductGroup[]
  savedId?: string
  onDelete: (group: ProductGroup) => void
}

/** The product groups in their order. */
export function GroupList({ groups, savedId, onDelete }: GroupListProps) {
  return (
    <ul aria-label="Product groups" className="rounded-card border border-line bg-card">
      {groups.map((group) => (
        <GroupRow
          key={group._id}
          group={group}
          saved={group._id === savedId}
          onDelete={() => onDelete(group)}
        />
      ))}
    </ul>
  )
}

type GroupRowProps = { group: ProductGroup; saved: boolean; onDelete: () => void }

function GroupRow({ group, saved, onDelete }: GroupRowProps) {
  const { _id: id, name, nameTa, products, label } = group
  const address = fillPath(pagePaths.adminProductGroupEdit, { id })
  const missing = findMissing(label).length
  return (
    <li
      ref={useScrollIntoView<HTMLLIElement>(saved)}
      className={classNames(
        'flex items-center gap-1 border-b border-line py-1 pr-1 pl-3 last:border-0 md:pr-2 md:pl-4',
        saved && 'bg-leaf-wash',
      )}
    >
      <Link to={address} prefetch="intent" className="min-h-14 min-w-0 flex-1 content-center py-1">
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
      <IconLink icon={Pencil} label={`Edit ${name}`} to={address} />
      <IconButton icon={Trash2} label={`Delete ${name}`} tone="danger" onClick={onDelete} />
    </li>
  )
}
