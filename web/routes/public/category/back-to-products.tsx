import { publicPaths } from '../../../../contract/public-paths.ts'
import { useProductsWords } from '../../../features/products/words/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'

export function BackToProducts() {
  return (
    <ButtonLink to={publicPaths.products} variant="secondary">
      {useProductsWords().category.back}
    </ButtonLink>
  )
}
