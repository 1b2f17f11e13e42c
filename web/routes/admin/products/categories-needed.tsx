import type { ReactNode } from 'react'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { CreateCategoryLink } from '../../../ui/admin/fields/category-fields.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'

type CategoriesNeededProps = {
  /** Both are absent where they could not be fetched. */
  categories: Category[] | undefined
  groups: ProductGroup[] | undefined
  children: (categories: Category[], groups: ProductGroup[]) => ReactNode
}

/** Products need a category: without any, the form is replaced by a link to create one. */
export function CategoriesNeeded({ categories, groups, children }: CategoriesNeededProps) {
  if (!categories) {
    return <ErrorState message={messages.category.loadFailed} />
  }
  // A form that does not know its product's group would remove the product from it.
  if (!groups) return <ErrorState message={productGroupMessages.loadFailed} />
  if (categories.length === 0) {
    return (
      <EmptyState
        title="No categories yet"
        text="A product belongs to a category. Create one first."
        action={<CreateCategoryLink to={pagePaths.adminCategoryNew} className={buttonClass({})} />}
      />
    )
  }
  return children(categories, groups)
}
