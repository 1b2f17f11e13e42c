/**
 * What `order-list-worker.js` keeps for when there is no connection, beside the page of the list; products of
 * the list are newer than those of the catalogue.
 */
export const keptList = { cache: 'order-list.1', products: ['/list/catalogue', '/list/products'] }
