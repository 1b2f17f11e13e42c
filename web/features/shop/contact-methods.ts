import { directionsAddress, phoneAddress } from '../../shop/contact-links.ts'
import type { SiteData } from '../../shop/site-data.ts'
import { textIn } from '../../text/shop-text.tsx'
import { PhoneIcon } from '../../ui/icons/icons.tsx'
import { MailIcon, MapPinIcon } from '../../ui/icons/page-icons.tsx'
import type { ReachWords } from './words/reach-words.ts'

/** `lang` where the text is not in the page's language. */
type ContactLink = { text: string; lang?: 'en'; href: string }

/** Ways to reach the shop, each with its links; missing ones are left out. */
export function contactMethods(
  { shop, internationalNumbers }: Pick<SiteData, 'shop' | 'internationalNumbers'>,
  { language, contact }: ReachWords,
) {
  const { phone, phone2, email, address, addressTa } = shop
  const shownAddress = textIn(language, { en: address, ta: addressTa })
  const ways = [
    {
      title: contact.phone,
      Icon: PhoneIcon,
      links: [phone, phone2].map((text): ContactLink => {
        return { text, href: phoneAddress(text, internationalNumbers) }
      }),
    },
    {
      title: contact.email,
      Icon: MailIcon,
      links: [{ text: email, href: `mailto:${email}` } as ContactLink],
    },
    {
      title: contact.address,
      Icon: MapPinIcon,
      links: [{ ...shownAddress, href: directionsAddress(address || shownAddress.text) }],
    },
  ]
  return ways
    .map((way) => ({ ...way, links: way.links.filter(({ text }) => text !== '') }))
    .filter(({ links }) => links.length > 0)
}
