/** Replaces a price of 0 wherever it is shown. */
export const priceOnRequest = 'Price on request'
