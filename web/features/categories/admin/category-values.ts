import { type Category, categoryCreateSchema } from '../../../../contract/category.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import type { RecordState } from '../../../lib/record-conflict.ts'

/** A category as form values. */
export type CategoryValues = {
  name: string
  /** Empty for a main category. */
  parent: string
  showInNav: boolean
  showInProductsDropdown: boolean
}

export const newCategory: RecordState<CategoryValues> = {
  values: { name: '', parent: '', showInNav: false, showInProductsDropdown: true },
  image: '',
  etag: null,
}

export function categoryState(loaded: Loaded<Category>): RecordState<CategoryValues> {
  const { record: category, etag } = loaded
  return {
    values: {
      name: category.name,
      parent: category.parent ?? '',
      showInNav: category.showInNav,
      showInProductsDropdown: category.showInProductsDropdown,
    },
    image: category.image ?? '',
    etag,
  }
}

export const categoryFormSchema = categoryCreateSchema.pick({
  name: true,
  parent: true,
  showInNav: true,
  showInProductsDropdown: true,
})

export const categoryLabels: Record<keyof CategoryValues | 'image', string> = {
  name: 'Name',
  parent: 'Parent category',
  showInNav: 'Show in navigation',
  showInProductsDropdown: 'Show in products dropdown',
  image: 'Image',
}
