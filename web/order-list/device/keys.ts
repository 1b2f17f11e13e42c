/** Keys of the device's storage under which the order list stands. */

/** Its lines, written as in an address. */
export const listKey = 'order-list.1'
/** PIN code, name, place and note of the next order. */
export const detailsKey = 'order-list.1.details'
/** The lists that were sent last. */
export const sentKey = 'order-list.1.sent'
/** Products as the visitor saw them last. */
export const seenKey = 'order-list.1.seen'
/** The name of a product, for when it cannot be loaded. */
export const productNameKey = (id: string) => `order-list.name.${id}`
