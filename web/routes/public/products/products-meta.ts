import { fullName } from '../../../../contract/products/product-names.ts'
import { lacksTamil } from '../../../../contract/text/lacks-tamil.ts'
import {
  readProductsAddress,
  writeProductsAddress,
} from '../../../features/products/products-address.ts'
import { wordsOfCategory, wordsOfProduct } from '../../../seo/link-words.ts'
import { pageMeta } from '../../../seo/seo.ts'
import { textIn } from '../../../text/shop-text.tsx'
import { findWords } from '../../../words/words.ts'
import type { Route } from './+types/products'
import { addressOfList, namesOf } from './category-names.ts'
import { isNotOffered } from './load-products-page.ts'

/** Title, description and link card of the list, or of the product whose details are open. */
export function describeProductsMeta({ matches, loaderData, location }: Route.MetaArgs) {
  const words = findWords(matches, 'products')
  const { language, entries, product: terms } = findWords(matches, 'layout')
  const state = readProductsAddress(new URLSearchParams(location.search))
  const known = [loaderData?.product, ...(loaderData?.group?.sizes ?? [])]
  const product = known.find((candidate) => candidate && candidate._id === state.product)
  if (product) {
    const { description, descriptionTa } = product
    const told = {
      name: fullName(product, { language, ...terms }),
      description: textIn(language, { en: description, ta: descriptionTa }).text,
    }
    return pageMeta(matches, {
      ...wordsOfProduct(told, words.link),
      price: product.price,
      path: writeProductsAddress({ product: product._id }),
      card: loaderData?.card,
      photo: product.imageSet?.preview,
      type: 'product',
      lacksTamil:
        product === loaderData?.product ? !loaderData.isInTamil : lacksTamil.product(product),
    })
  }
  const { category } = state
  const names = namesOf(category, loaderData, entries.popular)
  const shown = names ? textIn(language, names).text : words.title
  // For details opened in the browser, the title is passed in the navigation state.
  const title = state.product ? (location.state?.opened ?? shown) : shown
  return pageMeta(matches, {
    ...wordsOfCategory(shown, words.link),
    title,
    path: addressOfList(state, names),
    card: state.product ? null : loaderData?.card,
    lacksTamil: names !== undefined && lacksTamil.category({ nameTa: names.ta }),
    hidden:
      (loaderData !== undefined && isNotOffered(loaderData)) ||
      state.search !== '' ||
      (category !== undefined && !names && !loaderData?.list.total),
  })
}
