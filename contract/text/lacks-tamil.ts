import type { Category } from '../categories/category.ts'
import type { Product } from '../products/product.ts'
import type { Answers } from '../settings/answers.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { hasTamil } from './has-tamil.ts'

type ProductTexts = Pick<Product, 'description' | 'descriptionTa' | 'nameTa'>
type Story = Pick<ShopSettings['story'], 'aboutText' | 'aboutTextTa'>

/**
 * True if the main text of a page exists only in English. Search engines then index the page by its English
 * address, because the Tamil page differs only in its interface.
 */
export const lacksTamil = {
  /** A product's description, or its name if it has none. */
  product: ({ description, descriptionTa, nameTa }: ProductTexts) =>
    !(descriptionTa || (!description && nameTa)),
  category: ({ nameTa }: Pick<Category, 'nameTa'>) => !nameTa,
  answers: (answers: Answers) =>
    !hasTamil(
      answers.flatMap(({ question, questionTa, answer, answerTa }) => [
        [question, questionTa],
        [answer, answerTa],
      ]),
    ),
  /** The site's own text, which replaces a blank one, exists in both languages. */
  about: ({ aboutText, aboutTextTa }: Story) => !hasTamil([[aboutText, aboutTextTa]]),
}
