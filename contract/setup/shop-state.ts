/** The header that says `open` or `closed` to the script of a page. */
export const shopStateHeader = 'X-Shop'
