import { type Language, languageTags } from '../../../contract/language.ts'
import { listGreeting } from '../../../contract/order-list/greeting-en.ts'
import { listGreetingTa } from '../../../contract/order-list/greeting-ta.ts'
import { orderListPages } from '../../../contract/public-paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { listInternational } from '../../../contract/settings/phone-number.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import { textIn } from '../../text/shop-text.tsx'
import script from './offline-script.ts?inline-script'
import { type OfflineWords, offlineEn } from './words/en.ts'
import { offlineTa } from './words/ta.ts'

const tables: Record<Language, OfflineWords> = { en: offlineEn, ta: offlineTa }
const greetings: Record<Language, string> = { en: listGreeting, ta: listGreetingTa }

type OfflineDocumentProps = {
  /** Language of the requested page; the other one follows. */
  language: Language
  shop: Pick<ShopSettings, 'name' | 'nameTa' | 'phone' | 'phone2' | 'whatsapp'>
  icon: string
  styles: string
  /** Tamil font. Named in the page, so that it is cached with it. */
  font: string
  nonce: string | undefined
}

/** Stands in for any page without a connection: how the shop is reached, and what this device keeps. */
export function OfflineDocument({
  language,
  shop,
  icon,
  styles,
  font,
  nonce,
}: OfflineDocumentProps) {
  const words = tables[language]
  const other = language === 'en' ? 'ta' : 'en'
  const name = textIn(language, { en: shop.name, ta: shop.nameTa })
  return (
    <html lang={languageTags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${words.title} · ${name.text}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main>
          <p lang={name.lang}>{name.text}</p>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: this very address, whatever it is */}
          <a href="">{words.tryAgain}</a>
          <Reach language={language} shop={shop} />
          <section id="list" hidden data-product={words.oneProduct} aria-labelledby="list-title">
            <h2 id="list-title">{words.list}</h2>
            <ul />
            <a href={orderListPages[language]}>{words.openList}</a>
          </section>
          <section lang={languageTags[other]} aria-labelledby="other-title">
            <h2 id="other-title">{tables[other].title}</h2>
            <p>{tables[other].text}</p>
            <Reach language={other} shop={shop} />
          </section>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}

/** With a list on this device, `offline-script.ts` makes the chat send it. */
function Reach({ language, shop }: Pick<OfflineDocumentProps, 'language' | 'shop'>) {
  const words = tables[language]
  return (
    <ul>
      {[shop.phone, shop.phone2].filter(Boolean).map((number) => (
        <li key={number}>
          <a href={phoneAddress(number, listInternational([number]))}>
            {words.call} {number}
          </a>
        </li>
      ))}
      {shop.whatsapp && (
        <li>
          <a
            href={whatsappAddress(shop.whatsapp)}
            data-chat={greetings[language]}
            data-product={words.oneProduct}
          >
            {words.chat}
          </a>
        </li>
      )}
    </ul>
  )
}
