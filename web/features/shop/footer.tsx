import type { ReactNode } from 'react'
import { fixedEntries } from '../../../contract/navigation/fixed-entries.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import { useSite } from '../../shop/site-data.ts'
import { ShopText } from '../../text/shop-text.tsx'
import { Brand } from '../../ui/brand.tsx'
import { PhoneIcon } from '../../ui/icons/icons.tsx'
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '../../ui/icons/network-icons.tsx'
import { MailIcon, MapPinIcon } from '../../ui/icons/page-icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useWords } from '../../words/words.ts'

const quickLinks = ['home', 'about', 'products', 'gallery', 'contact'] as const

export default function Footer() {
  const { shop, year } = useSite()
  const { language, footer } = useWords()
  return (
    <footer className="bg-wood text-on-wood print:hidden">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-12 px-gutter pb-10 pt-section sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.3fr]">
        <AboutShop />
        <QuickLinks />
        <ContactList />
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-wood-line px-gutter pb-22 pt-6 text-sm text-on-wood-soft drawer:pb-8">
        <p>
          © {year} <ShopText en={shop.name} ta={shop.nameTa} />. {footer.rights}
        </p>
        <ShopLinks />
        {shop.creditName && (
          <p>
            {footer.developedBy}{' '}
            <Credit
              href={shop.creditUrl}
              name={<span lang={language === 'ta' ? 'en' : undefined}>{shop.creditName}</span>}
            />
          </p>
        )}
      </div>
    </footer>
  )
}

/** Name, tagline and networks. */
function AboutShop() {
  const { shop } = useSite()
  const { language, footer } = useWords()
  const networks = [
    { name: 'Instagram', href: shop.instagram, Icon: InstagramIcon },
    { name: 'Facebook', href: shop.facebook, Icon: FacebookIcon },
    { name: 'YouTube', href: shop.youtube, Icon: YoutubeIcon },
  ].filter(({ href }) => href !== '')
  return (
    <div className="sm:col-span-2 lg:col-span-1">
      <Brand />
      <p className="mt-6 max-w-sm text-on-wood-soft">
        <ShopText en={shop.tagline} ta={shop.taglineTa} otherwise={footer.tagline} />
      </p>
      {language === 'en' && shop.taglineTa && (
        <p lang="ta" className="mt-2 max-w-sm text-on-wood-soft">
          {shop.taglineTa}
        </p>
      )}
      {networks.length > 0 && (
        <ul className="mt-6 flex gap-3">
          {networks.map(({ name, href, Icon }) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={name}
                className="grid size-11 place-items-center rounded-full border border-wood-line transition-colors hover:border-honey hover:text-honey"
              >
                <Icon className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function QuickLinks() {
  const { entries, footer } = useWords()
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="font-display text-subheading">
        {footer.quickLinks}
      </h2>
      <ul className="mt-4 grid">
        {quickLinks.map((item) => (
          <li key={item}>
            <PageLink to={fixedEntries[item].to} className={footerLink}>
              {entries[item]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Pages that the header has no entry for. */
function ShopLinks() {
  const { hasDeliveryZones, hasAnswers } = useSite()
  const { footer } = useWords()
  return (
    <div className="flex flex-wrap gap-x-8">
      <PageLink to={publicPaths.priceList} className={plainLink}>
        {footer.priceList}
      </PageLink>
      {hasDeliveryZones && (
        <PageLink to={publicPaths.delivery} className={plainLink}>
          {footer.delivery}
        </PageLink>
      )}
      {hasAnswers && (
        <PageLink to={publicPaths.goodToKnow} className={plainLink}>
          {footer.goodToKnow}
        </PageLink>
      )}
    </div>
  )
}

/** Maker of the website, with a link if there is one. */
function Credit({ href, name }: { href: string; name: ReactNode }) {
  if (!href) return name
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={plainLink}>
      {name}
    </a>
  )
}

function ContactList() {
  const { shop, internationalNumbers } = useSite()
  const { footer } = useWords()
  const { phone, phone2, email, address, addressTa } = shop
  const phones = [phone, phone2].filter(Boolean)
  if (!phone && !phone2 && !email && !address && !addressTa) return null
  return (
    <div>
      <h2 className="font-display text-subheading">{footer.contact}</h2>
      <ul className="mt-4 grid">
        {phones.map((number) => (
          <li key={number}>
            <a href={phoneAddress(number, internationalNumbers)} className={footerLink}>
              <PhoneIcon className="size-4 shrink-0 text-honey" />
              {number}
            </a>
          </li>
        ))}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={footerLink}>
              <MailIcon className="size-4 shrink-0 text-honey" />
              {email}
            </a>
          </li>
        )}
        {(address || addressTa) && (
          <li className="flex gap-3 py-2 text-on-wood-soft">
            <MapPinIcon className="mt-1 size-4 shrink-0 text-honey" />
            <address className="not-italic">
              <ShopText en={address} ta={addressTa} />
            </address>
          </li>
        )}
      </ul>
    </div>
  )
}

const footerLink =
  'inline-flex min-h-11 items-center gap-3 text-on-wood-soft transition-colors hover:text-on-wood'

const plainLink =
  'inline-flex min-h-11 items-center font-medium text-on-wood underline decoration-wood-line underline-offset-4 hover:decoration-honey'
