import type { LinkCardLanguage } from '../../../../contract/cards/languages.ts'
import type { SiteLinkCardFacts } from '../../../settings/site-pictures.ts'

/** Part of every card's address: raise it when the drawing of cards changes. */
export const drawingVersion = 5

/** Everything on a card, in its written form; a card's address is a hash of it. */
export type CardFacts = ProductFacts | CategoryFacts | SiteLinkCardFacts

export type ProductFacts = {
  kind: 'product'
  /** Language of the name that stands first. */
  language: LinkCardLanguage
  shop: string
  /** Image of the logo, if there is one. */
  logo?: string | undefined
  name: string
  nameTa: string
  /** Blank if unknown. */
  pack: string
  price: string
  /** Blank if the price is not reduced. */
  originalPrice: string
  /** Lines about its stock; empty if there is enough. */
  stock: string[]
  /** Pictures by their ids. */
  photos: string[]
}

/** A product's names, that of the card's language first; blank if missing. */
export function namesByLanguage({ language, name, nameTa }: ProductFacts): [string, string] {
  return language === 'ta' && nameTa ? [nameTa, name] : [name, nameTa]
}

export type CategoryFacts = {
  kind: 'category'
  shop: string
  logo?: string | undefined
  /** In the card's language. */
  name: string
  /** `12 products from ₹180`. */
  summary: string
  photos: string[]
}
