import type { PriceListPicture } from '../../../../contract/price-list/pictures.ts'
import type { ProductFacts } from './card-facts.ts'

/** Everything on a picture to post. */
export type PostFacts = {
  shape: PriceListPicture
  shop: string
  /** Image of the logo, if there is one. */
  logo?: string | undefined
  phone: string
  /** Host of the site. */
  site: string
  /** `14 January 2027`. */
  date: string
  products: ProductFacts[]
}
