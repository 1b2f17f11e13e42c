/** Words of a chat about one product, in one language. */
export type ChatWords = {
  order: (name: string) => string
  /** Order from the page of a category. */
  orderFromCategory: (name: string) => string
  /** Question about a product that is out of stock, with its expected day of return. */
  whenBack: (name: string, day: string | undefined) => string
  /** Question after a search without results. */
  doYouHave: (search: string) => string
}
