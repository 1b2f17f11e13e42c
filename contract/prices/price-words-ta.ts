/** Replaces a price of 0 wherever it is shown. */
export const priceOnRequestTa = 'விலை கேட்கவும்'
