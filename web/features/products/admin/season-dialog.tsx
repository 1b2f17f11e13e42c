import { useState } from 'react'
import { findSeasonError, newVisibility, visibilityLabels } from '../../../lib/visibility-values.ts'
import { ModalDialog } from '../../../ui/admin/modal-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import type { ProductValues } from './product-values.ts'

type SeasonDialogProps = {
  /** The number of products, in words. */
  count: string
  onChoose: (fields: Partial<ProductValues>) => void
  onClose: () => void
}

/** Asks for the days on which the selected products are shown. */
export function SeasonDialog({ count, onChoose, onClose }: SeasonDialogProps) {
  const { visibleFrom: from, visibleUntil: until } = newVisibility
  const [season, setSeason] = useState({ visibleFrom: from, visibleUntil: until })
  const error = findSeasonError(season)
  const day = (name: keyof typeof season, problem?: string) => (
    <Field label={visibilityLabels[name]} error={problem}>
      <Input
        type="date"
        value={season[name]}
        onChange={({ target }) => setSeason({ ...season, [name]: target.value })}
      />
    </Field>
  )
  return (
    <ModalDialog title={`Season of ${count}`} open onClose={onClose}>
      {day('visibleFrom')}
      {day('visibleUntil', error)}
      <p className="text-ink-soft text-sm">Both days included. Leave both blank to show always.</p>
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={error !== undefined} onClick={() => onChoose(season)}>
          Set season
        </Button>
      </div>
    </ModalDialog>
  )
}
