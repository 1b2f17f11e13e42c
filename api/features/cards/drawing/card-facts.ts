/** Part of every card's address: raise it when cards are drawn otherwise. */
export const drawingVersion = 1

/** All that is on a card, as it is written there; a card's address is a hash of it. */
export type CardFacts = ProductFacts | CategoryFacts

export type ProductFacts = {
  kind: 'product'
  shop: string
  name: string
  nameTa: string
  /** Blank where it is not known. */
  pack: string
  price: string
  /** Blank where the price is not reduced. */
  originalPrice: string
  /** What is said of its stock: nothing where there is enough. */
  stock: string[]
  /** Pictures by their ids. */
  photos: string[]
}

export type CategoryFacts = {
  kind: 'category'
  shop: string
  name: string
  /** `12 products from ₹180`. */
  summary: string
  photos: string[]
}
