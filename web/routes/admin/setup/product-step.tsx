import { useSearchParams } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { ProductForm } from '../../../features/products/admin/product-form.tsx'
import { stepAddress } from '../../../features/setup/admin/steps.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CategoriesNeeded } from '../products/categories-needed.tsx'
import type { StepData } from './load-step.ts'
import { RecordLinks } from './record-links.tsx'

/** The form for the first product; behind it what there is, and the form for one more. */
export function ProductStep({ data: { categories, groups, products } }: { data: StepData }) {
  const [params] = useSearchParams()
  const total = products?.pagination.total ?? 0
  if (total > 0 && !params.has('more'))
    return (
      <>
        <ButtonLink
          to={`${stepAddress('product')}?more`}
          variant="secondary"
          className="md:justify-self-start"
        >
          Add another product
        </ButtonLink>
        <p>{countOf(total, 'product')} so far</p>
        <RecordLinks
          records={products?.data ?? []}
          addressOf={(id) => fillPath(pagePaths.adminProductEdit, { id })}
        />
      </>
    )
  return (
    <CategoriesNeeded categories={categories} groups={groups}>
      {(foundCategories, foundGroups) => (
        <ProductForm
          key={total}
          categories={foundCategories}
          groups={foundGroups}
          next={stepAddress('product')}
        />
      )}
    </CategoriesNeeded>
  )
}
