/** `Order 41`: the name of an order everywhere. */
export function orderName(number: number): string {
  return `Order ${number}`
}
