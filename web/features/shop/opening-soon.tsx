import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageTags } from '../../../contract/language.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { listInternational } from '../../../contract/settings/phone-number.ts'
import { iconAddress } from '../../../contract/settings/site-slots.ts'
import { firstLetter } from '../../../contract/text/first-letter.ts'
import { hasTamilLetters } from '../../../contract/text/tamil-letters.ts'
import favicon from '../../assets/favicon.svg'
import figtree from '../../assets/fonts/figtree.woff2'
import fraunces from '../../assets/fonts/fraunces.woff2'
import tamilSans from '../../assets/fonts/noto-sans-tamil.woff2'
import tamilSerif from '../../assets/fonts/noto-serif-tamil.woff2'
import { onHost } from '../../pictures/srcset.ts'
import type { WebContext } from '../../requests/load-context.ts'
import { titleIn } from '../../seo/seo.ts'
import { readShareAlt } from '../../seo/share-alt.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import styles from '../../styles/public.css?url'
import { textIn } from '../../text/shop-text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { WhatsAppShapeIcon } from '../../ui/icons/brand-icons.tsx'
import { PhoneIcon } from '../../ui/icons/icons.tsx'
import { type OpeningSoonWords, openingSoonEn } from './words/opening-soon-en.ts'
import { openingSoonTa } from './words/opening-soon-ta.ts'

type Facts = Pick<WebContext, 'shop' | 'apiUrl' | 'publicUrl'>
type Shop = Facts['shop']

const tables: Record<Language, OpeningSoonWords> = { en: openingSoonEn, ta: openingSoonTa }
const fonts = { en: [fraunces, figtree, tamilSans], ta: [fraunces, figtree, tamilSerif, tamilSans] }

/** The page of a shop that is closed: a document without script, the same whatever was asked for. */
export function renderOpeningSoon(facts: Facts, language: Language, status: 200 | 404): Response {
  const html = renderToStaticMarkup(<OpeningSoon {...facts} language={language} />)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

function OpeningSoon({ language, ...facts }: Facts & { language: Language }) {
  const { shop } = facts
  const other = language === 'en' ? 'ta' : 'en'
  const words = tables[language]
  const { text: name, lang } = textIn(language, { en: shop.name, ta: shop.nameTa })
  return (
    <html lang={languageTags[language]} data-letters="device">
      <Head facts={facts} language={language} title={titleIn(name, words.title)} name={name} />
      <body>
        <main className="mx-auto grid min-h-dvh max-w-3xl content-center justify-items-center gap-6 px-gutter py-10 text-center">
          <Mark facts={facts} name={name} />
          <p
            lang={lang}
            className={classNames(
              'font-display text-subheading font-semibold',
              // Its letters would touch in lines as close as Latin ones.
              hasTamilLetters(name) && 'leading-snug',
            )}
          >
            {name}
          </p>
          <hr className="w-19 text-gold-ink" />
          <h1 className="font-display text-title font-medium">{words.title}</h1>
          <p className="text-lead text-ink-soft">{words.text}</p>
          <Reach words={words} shop={shop} />
          <section
            lang={languageTags[other]}
            aria-labelledby="other"
            className="mt-4 grid gap-2 border-t border-line pt-8"
          >
            <h2 id="other" className="font-display text-subheading font-semibold">
              {tables[other].title}
            </h2>
            <p className="text-ink-soft">{tables[other].text}</p>
          </section>
        </main>
      </body>
    </html>
  )
}

type HeadProps = { facts: Facts; language: Language; title: string; name: string }

/** Link previews of a closed shop show its name alone. */
function Head({ facts: { shop, apiUrl, publicUrl }, language, title, name }: HeadProps) {
  const icon = shop.icon ? iconAddress(apiUrl + shop.icon, '32') : favicon
  const description = tables[language].text
  const shared = { site_name: name, type: 'website', title, description, url: `${publicUrl}/` }
  const card = shop.shareCard && {
    image: (apiUrl || publicUrl) + shop.shareCard,
    'image:alt': readShareAlt(language, shop.pictures) || name,
  }
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5e9" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a110b" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {Object.entries({ ...shared, ...card }).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <link rel="icon" href={icon} />
      {fonts[language].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={styles} />
    </head>
  )
}

/** The logo; without one the first letter of the name. */
function Mark({ facts: { shop, apiUrl }, name }: { facts: Facts; name: string }) {
  const { logo } = shop.pictures
  if (!logo)
    return (
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-32 place-items-center rounded-full bg-honey font-display text-title font-semibold text-on-honey',
          hasTamilLetters(firstLetter(name)) && 'pb-2',
        )}
      >
        {firstLetter(name)}
      </span>
    )
  const { sources, width, height } = logo.imageSet
  const srcSet = sources.findLast(({ srcset }) => srcset)?.srcset
  return (
    <img
      src={apiUrl + logo.image}
      srcSet={srcSet && onHost(apiUrl, srcSet)}
      sizes="18rem"
      alt=""
      width={width}
      height={height}
      className="max-h-40 w-auto max-w-full object-contain filter-(--filter-logo)"
    />
  )
}

/** Ways to reach the shop that it has given. */
function Reach({ words, shop: { phone, whatsapp } }: { words: OpeningSoonWords; shop: Shop }) {
  if (!phone && !whatsapp) return null
  return (
    <>
      <p className="text-ink-soft">{words.reach}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {phone && (
          <a
            href={phoneAddress(phone, listInternational([phone]))}
            className={buttonClass({ size: 'large' })}
          >
            <PhoneIcon className="size-5" />
            <span>
              {words.call} <span className="whitespace-nowrap">{phone}</span>
            </span>
          </a>
        )}
        {whatsapp && (
          <a
            href={whatsappAddress(whatsapp)}
            className={buttonClass({ size: 'large', variant: 'order' })}
          >
            <WhatsAppShapeIcon className="size-5" />
            {words.chat}
          </a>
        )}
      </p>
    </>
  )
}
