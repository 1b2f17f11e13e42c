import type { SiteData } from './site-data.ts'

/** The URL of a map service's directions to a postal address. */
export function directionsAddress(postalAddress: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(postalAddress)}`
}

/** The `tel:` URL of one of the site's numbers, as it is written. */
export function phoneAddress(number: string, known: SiteData['internationalNumbers']): string {
  return `tel:${(known[number] ?? number).replace(/[^\d+]/g, '')}`
}
