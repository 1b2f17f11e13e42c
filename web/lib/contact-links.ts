import { readPhoneNumber } from '../../contract/settings/phone-number.ts'

/** The URL of a map service's directions to an address. */
export function directionsAddress(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

/** The `tel:` URL of a number as it is written. */
export function phoneAddress(number: string): string {
  const digits = readPhoneNumber(number)
  return `tel:${digits ? `+${digits}` : number.replace(/[^\d+]/g, '')}`
}
