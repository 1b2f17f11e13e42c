import { useState } from 'react'
import type { Category } from '../../../../contract/category.ts'
import { ModalDialog } from '../../../ui/admin/modal-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/inputs.tsx'
import { CategoryOptions } from './category-options.tsx'

type MoveDialogProps = {
  open: boolean
  /** The number of products, in words. */
  count: string
  categories: Category[]
  onMove: (category: { category: string; subcategory: string }) => void
  onClose: () => void
}

export function MoveDialog({ open, count, categories, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState('')
  const category = categories.find(({ _id }) => _id === chosen)
  return (
    <ModalDialog title={`Move ${count}`} open={open} onClose={onClose}>
      <Field label="Category">
        <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Select a category</option>
          <CategoryOptions categories={categories} />
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!category}
          onClick={() =>
            category &&
            onMove(
              category.parent
                ? { category: category.parent, subcategory: category._id }
                : { category: category._id, subcategory: '' },
            )
          }
        >
          Move
        </Button>
      </div>
    </ModalDialog>
  )
}
