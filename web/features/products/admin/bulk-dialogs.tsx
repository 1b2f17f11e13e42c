import { type ReactNode, useState } from 'react'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { CategoryOptions, NameOptions } from '../../../ui/admin/fields/category-fields.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/inputs.tsx'
import type { ProductValues } from './product-values.ts'
import { SeasonDialog } from './seasons/season-dialog.tsx'

/** Choices to make for all selected products. */
export type BulkQuestion = 'category' | 'group' | 'season'

type BulkDialogsProps = {
  asked: BulkQuestion | undefined
  /** The number of products, in words. */
  count: string
  categories: Category[]
  groups: ProductGroup[] | undefined
  onChoose: (fields: Partial<ProductValues>) => void
  onClose: () => void
}

/** The option of a group that takes products out of theirs. */
const noGroup = 'none'

/** Asks for the category, or the group, that the selected products go to. */
export function BulkDialogs(props: BulkDialogsProps) {
  const { asked, count, categories, groups, onChoose, onClose } = props
  const move = (id: string) => {
    const category = categories.find(({ _id }) => _id === id)
    if (category?.parent) onChoose({ category: category.parent, subcategory: id })
    else if (category) onChoose({ category: id, subcategory: '' })
  }
  return (
    <>
      <ChoiceDialog
        open={asked === 'category'}
        title={`Move ${count}`}
        label="Category"
        placeholder="Select a category"
        action="Move"
        onChoose={move}
        onClose={onClose}
      >
        <CategoryOptions categories={categories} />
      </ChoiceDialog>
      <ChoiceDialog
        open={asked === 'group'}
        title={`Put ${count} into a group`}
        label="Product group"
        placeholder="Select a group"
        action="Put into group"
        error={groups ? undefined : productGroupMessages.loadFailed}
        onChoose={(id) => onChoose({ group: id === noGroup ? '' : id })}
        onClose={onClose}
      >
        <option value={noGroup}>None: out of their groups</option>
        <NameOptions records={groups} />
      </ChoiceDialog>
      {asked === 'season' && (
        <SeasonDialog count={count} categories={categories} onChoose={onChoose} onClose={onClose} />
      )}
    </>
  )
}

type ChoiceDialogProps = {
  open: boolean
  title: string
  label: string
  placeholder: string
  action: string
  /** Why there is nothing to choose from. */
  error?: string
  onChoose: (id: string) => void
  onClose: () => void
  /** The options. */
  children: ReactNode
}

function ChoiceDialog(props: ChoiceDialogProps) {
  const { open, title, label, placeholder, action, error, onChoose, onClose, children } = props
  const [chosen, setChosen] = useState('')
  return (
    <ModalDialog title={title} open={open} onClose={onClose}>
      {error ? (
        <Banner tone="danger">{error}</Banner>
      ) : (
        <Field label={label}>
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{placeholder}</option>
            {children}
          </Select>
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen === ''} onClick={() => onChoose(chosen)}>
          {action}
        </Button>
      </div>
    </ModalDialog>
  )
}
