/** Header that tells a page's script whether the shop is `open` or `closed`. */
export const shopStateHeader = 'X-Shop'
