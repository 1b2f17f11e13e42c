import type { DeliveryWords } from '../delivery/words.ts'

/** The message sent to the business, line by line, in one language. */
export type OrderWords = {
  greeting: string
  line: (name: string, quantity: number, total: string) => string
  lineOnRequest: (name: string, quantity: number) => string
  lineOutOfStock: (name: string, quantity: number, outOfStock: string) => string
  /** With the expected day of return, if known. */
  outOfStock: (backDay: string | undefined) => string
  more: (count: number) => string
  total: (total: string) => string
  from: (total: string) => string
  onRequest: string
  /** Word for one piece of a pack, and for several. */
  pieces: readonly [string, string]
  /** Labels before the visitor's details. */
  labels: { pin: string; name: string; place: string; note: string }
  delivery: (charge: string) => string
  charges: DeliveryWords
}
