import { directionsAddress, phoneAddress } from '../../lib/contact-links.ts'
import type { SiteFacts } from '../../lib/site.ts'
import { MailIcon, MapPinIcon, PhoneIcon } from '../../ui/icons.tsx'

/** How the business can be reached, each way with its links. */
export function contactMethods({ phone, phone2, email, address }: SiteFacts['site']) {
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
