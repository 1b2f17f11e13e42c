import { whatsappAddress } from '../../../contract/business.ts'
import { useSite } from '../../lib/site.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { phoneAddress } from './phone-address.ts'

/** Call and chat, always within the thumb's reach. */
export function FloatingButtons() {
  const { site } = useSite()
  return (
    <aside
      aria-label="Call or chat"
      className="fixed bottom-3 right-3 z-30 grid gap-2.5 print:hidden md:bottom-6 md:right-6"
    >
      <a
        href={phoneAddress(site.phone)}
        aria-label={`Call ${site.phone}`}
        className="grid size-12 place-items-center rounded-full bg-action md:size-13 text-on-action shadow-float ring-1 ring-line transition-transform hover:scale-105"
      >
        <PhoneIcon className="size-5" />
      </a>
      <a
        href={whatsappAddress(site.whatsapp)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat on WhatsApp"
        className="grid size-12 place-items-center rounded-full bg-leaf md:size-13 text-on-leaf shadow-float ring-1 ring-line transition-transform hover:scale-105"
      >
        <WhatsAppIcon className="size-6.5" />
      </a>
    </aside>
  )
}
