import { navLimits } from '../../../../contract/navigation/limits.ts'
import { planMove } from '../../../lists/sort-order.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { NumberInput } from '../../../ui/admin/fields/number-field.tsx'
import { LengthLeft } from '../../../ui/admin/fields/text-field.tsx'
import {
  DragHandle,
  type Move,
  MoveButtons,
  SortableList,
} from '../../../ui/admin/lists/sortable-list.tsx'
import { Checkbox, Field, Input } from '../../../ui/inputs.tsx'
import { sortOrderFields } from './nav-fields.ts'
import { navFixedItems } from './nav-items.ts'
import type { NavManager } from './use-nav-manager.ts'

/** The number of visible entries, the dropdown's label, and the fixed entries. */
export function SettingsTab({ manager }: { manager: NavManager }) {
  const { fields, edit, errors } = manager
  const { min, max } = navLimits.visibleItems
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <FormSection title="Header">
        <Field
          label="Max visible items"
          hint={`From ${min} to ${max}; the rest stand in the dropdown`}
          error={errors.maxVisibleItems}
        >
          <NumberInput
            inputMode="numeric"
            value={String(fields.maxVisibleItems)}
            typed={String(fields.maxVisibleItems)}
            onChange={(event) => edit({ maxVisibleItems: event.target.value })}
            className="max-w-28"
          />
        </Field>
        <Field
          label="Dropdown label"
          error={errors.moreDropdownLabel}
          count={<LengthLeft text={String(fields.moreDropdownLabel)} max={navLimits.label} />}
        >
          <Input
            value={String(fields.moreDropdownLabel)}
            onChange={(event) => edit({ moreDropdownLabel: event.target.value })}
            className="max-w-60"
          />
        </Field>
        <Field
          label="Dropdown label in Tamil"
          error={errors.moreDropdownLabelTa}
          count={<LengthLeft text={String(fields.moreDropdownLabelTa)} max={navLimits.label} />}
        >
          <Input
            lang="ta"
            value={String(fields.moreDropdownLabelTa)}
            onChange={(event) => edit({ moreDropdownLabelTa: event.target.value })}
            className="max-w-60"
          />
        </Field>
      </FormSection>
      <FormSection title="Fixed items">
        <FixedItemsList manager={manager} />
      </FormSection>
    </div>
  )
}

function FixedItemsList({ manager: { fields, edit } }: { manager: NavManager }) {
  const rows = navFixedItems(fields)
  const move: Move = (movedId, targetId, position) =>
    edit(sortOrderFields(planMove(rows, movedId, targetId, position)))

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
            checked={fields[`show:${row.id}`] === true}
            onChange={(event) => edit({ [`show:${row.id}`]: event.target.checked })}
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
