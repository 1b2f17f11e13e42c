import { messages } from '../../../../contract/messages.ts'
import { defaultMoreLabel } from '../../../../contract/navigation/defaults.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Eye, EyeOff } from '../../../ui/admin/icons.tsx'
import { DragHandle, MoveButtons, SortableList } from '../../../ui/admin/lists/sortable-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { categoryField } from './nav-fields.ts'
import type { ManagedCategory, ManagedItem } from './nav-items.ts'
import type { NavManager } from './use-nav-manager.ts'

/** Choice and order of the main categories in the navigation. */
export function CategorySortTab({ manager }: { manager: NavManager }) {
  const { categories, fields, edit, items, moveCategory } = manager
  if (categories.length === 0) return <EmptyState title={messages.navigation.none} />

  const slotOf = ({ id }: ManagedCategory) => items.find((item) => item.id === id)?.slot
  return (
    <SortableList
      label="Category order"
      rows={categories}
      onMove={moveCategory}
      className="overflow-hidden rounded-card border border-line bg-card"
      rowClassName={() => 'flex items-center gap-1 border-b border-line p-1 last:border-0'}
    >
      {(category) => (
        <>
          <DragHandle name={category.name} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span
              className={classNames(
                'font-medium leading-snug',
                !category.showInNav && 'text-ink-soft',
              )}
            >
              {category.name}
            </span>
            <SlotBadge slot={slotOf(category)} label={String(fields.moreDropdownLabel)} />
          </div>
          <MoveButtons row={category} siblings={categories} onMove={moveCategory} />
          <IconButton
            icon={category.showInNav ? Eye : EyeOff}
            label={`Show ${category.name} in navigation`}
            title={category.showInNav ? 'Hide from navigation' : 'Show in navigation'}
            aria-pressed={category.showInNav}
            tone={category.showInNav ? 'leaf' : 'normal'}
            onClick={() => edit({ [categoryField(category.id, 'showInNav')]: !category.showInNav })}
          />
        </>
      )}
    </SortableList>
  )
}

function SlotBadge({ slot, label }: { slot: ManagedItem['slot'] | undefined; label: string }) {
  if (slot === 'bar') return <Badge tone="leaf">Main Navigation</Badge>
  if (slot === 'dropdown') {
    return <Badge tone="honey">In "{label.trim() || defaultMoreLabel}" Dropdown</Badge>
  }
  return <Badge>Hidden</Badge>
}
