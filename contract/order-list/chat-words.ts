/** Words of a chat about one product, in one language. */
export type ChatWords = {
  order: (name: string) => string
  /** On the page of a category. */
  orderFromCategory: (name: string) => string
  /** About what is out of stock, with the day that it is back about. */
  whenBack: (name: string, day: string | undefined) => string
  /** About a search that finds nothing. */
  doYouHave: (search: string) => string
}
