import { limits } from '../../../../contract/limits.ts'
import type { FixedItem } from '../../../../contract/nav-defaults.ts'
import { LengthLeft } from '../../../ui/admin/characters-left.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { DragHandle, MoveButtons, SortableList } from '../../../ui/admin/sortable-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input } from '../../../ui/inputs.tsx'
import { managedFixedItems, moveFixedItem, type NavEdits } from './nav-edits.ts'
import type { NavManager } from './use-nav-manager.ts'

/** How many entries the header shows, what its dropdown is called, and its fixed entries. */
export function SettingsTab({ manager }: { manager: NavManager }) {
  const { edits, setEdits, errors } = manager
  const { min, max } = limits.nav.visibleItems
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <FormSection title="Header">
        <Field
          label="Max visible items"
          hint={`From ${min} to ${max}; the rest stand in the dropdown`}
          error={errors.maxVisibleItems}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={min}
              max={max}
              step={1}
              value={edits.maxVisibleItems}
              onChange={(event) => setEdits({ ...edits, maxVisibleItems: event.target.value })}
              className="max-w-28 tabular-nums"
            />
          )}
        </Field>
        <Field
          label="Dropdown label"
          error={errors.moreDropdownLabel}
          count={<LengthLeft text={edits.moreDropdownLabel} max={limits.nav.label} />}
        >
          {(control) => (
            <Input
              {...control}
              value={edits.moreDropdownLabel}
              onChange={(event) => setEdits({ ...edits, moreDropdownLabel: event.target.value })}
              className="max-w-60"
            />
          )}
        </Field>
      </FormSection>
      <FormSection title="Fixed items">
        <FixedItemsList edits={edits} onChange={setEdits} />
      </FormSection>
    </div>
  )
}

type FixedItemsListProps = { edits: NavEdits; onChange: (edits: NavEdits) => void }

function FixedItemsList({ edits, onChange }: FixedItemsListProps) {
  const rows = managedFixedItems(edits)
  const show = (id: FixedItem, shown: boolean) =>
    onChange({ ...edits, showFixedItems: { ...edits.showFixedItems, [id]: shown } })
  const move = (movedId: string, targetId: string, position: 'before' | 'after') =>
    onChange(moveFixedItem(edits, movedId, targetId, position))

  return (
    <SortableList
      label="Order of fixed items"
      rows={rows}
      onMove={move}
      className="-mx-2"
      rowClassName={() => 'flex items-center gap-1'}
    >
      {(row) => (
        <>
          <DragHandle name={row.name} />
          <Checkbox
            checked={edits.showFixedItems[row.id]}
            onChange={(event) => show(row.id, event.target.checked)}
            className="flex-1"
          >
            {row.name}
          </Checkbox>
          <MoveButtons row={row} siblings={rows} onMove={move} />
        </>
      )}
    </SortableList>
  )
}
