import type { Language } from '../../../contract/language.ts'
import { ShopText, textIn } from '../../text/shop-text.tsx'

type CategoryNames = { name: string; nameTa?: string | undefined }

/** A category of pictures: one of the products', which may have a Tamil name, or a text in any language. */
export function CategoryName(names: CategoryNames) {
  return <ShopText {...textsOf(names)} />
}

/** The same, for a title. */
export function categoryIn(language: Language, names: CategoryNames): string {
  return textIn(language, textsOf(names)).text
}

function textsOf({ name, nameTa }: CategoryNames) {
  return { en: name, ta: nameTa ?? (/[a-z]/i.test(name) ? undefined : name) }
}
