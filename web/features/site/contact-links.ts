import type { ShopSettings } from '../../../contract/settings.ts'
import { MailIcon, MapPinIcon, PhoneIcon } from '../../ui/icons.tsx'

/** How the business can be reached, each way with its links. */
export function contactMethods({ phone, phone2, email, address }: ShopSettings) {
  return [
    {
      title: 'Phone',
      Icon: PhoneIcon,
      links: [phone, phone2].map((text) => ({ text, href: phoneAddress(text) })),
    },
    { title: 'Email', Icon: MailIcon, links: [{ text: email, href: `mailto:${email}` }] },
    {
      title: 'Address',
      Icon: MapPinIcon,
      links: [{ text: address, href: directionsAddress(address) }],
    },
  ]
}

/** The URL of a map service's directions to an address. */
export function directionsAddress(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

/** The `tel:` URL of a formatted number. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
