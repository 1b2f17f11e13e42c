/** The URL of a map service's directions to an address. */
export function directionsAddress(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

/** The `tel:` URL of a formatted number. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
