import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { failureMessages } from '../contract/failure-messages.ts'
import { indiaDate } from '../contract/india-time.ts'
import { languageOfPath, languageTags } from '../contract/language.ts'
import { publicPaths } from '../contract/public-paths.ts'
import { foundingYear } from '../contract/settings/founding-year.ts'
import { listInternational } from '../contract/settings/phone-number.ts'
import type { SitePicture } from '../contract/settings/site-pictures.ts'
import { iconAddress } from '../contract/settings/site-slots.ts'
import { inOneLanguage } from '../contract/text/in-one-language.ts'
import type { Route } from './+types/root'
import favicon from './assets/favicon.svg'
import figtree from './assets/fonts/figtree.woff2'
import fraunces from './assets/fonts/fraunces.woff2'
import tamilSans from './assets/fonts/noto-sans-tamil.woff2'
import tamilSerif from './assets/fonts/noto-serif-tamil.woff2'
import tamilBlank from './assets/fonts/tamil-blank.woff2'
import { hideClosedShop } from './hide-closed-shop.tsx'
import { fillDevContext } from './requests/dev-context.ts'
import { requireWebContext } from './requests/load-context.ts'
import { readShareAlt } from './seo/share-alt.ts'
import { describeHome } from './seo/shop-meta.ts'
import { SiteContext, type SiteData } from './shop/site-data.ts'
import styles from './styles/public.css?url'
import { textIn } from './text/shop-text.tsx'
import { hydratedMark } from './ui/behaviour/hydration-marks.ts'
import { preloadFont } from './ui/behaviour/preload-font.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ...(import.meta.env.DEV ? [fillDevContext] : []),
  hideClosedShop,
]

/** Answers that the details of a product have in short. */
const shownShorts = 3

export function loader({ context, request }: Route.LoaderArgs): SiteData {
  const { shop: settings, publicUrl, apiUrl, counts } = requireWebContext(context)
  const { delivery, answers, story, pictures, priceList, isOpen, ...shop } = settings
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    shop: {
      ...inOneLanguage(shop, language),
      // English pages show these in Tamil, too; a device dismisses a notice in both languages at once.
      specialDays: shop.specialDays,
      notice: shop.notice,
      ...(language === 'en' && { taglineTa: shop.taglineTa }),
    },
    logo: pictures.logo && toLogo(pictures.logo),
    shareAlt: readShareAlt(language, pictures),
    home: describeHome(language, settings),
    hasDeliveryZones: delivery.zones.length > 0,
    internationalNumbers: listInternational([shop.phone, shop.phone2, shop.label.carePhone]),
    hasAnswers: answers.length > 0,
    founded: foundingYear(story.facts),
    shorts: answers
      .map(({ short, shortTa }) => textIn(language, { en: short, ta: shortTa }))
      .filter(({ text }) => text)
      .slice(0, shownShorts),
    year: indiaDate(Date.now()).slice(0, 4),
    publicUrl,
    apiUrl,
    counts,
  }
}

// Settings are loaded once per visit.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }]

/** The fonts of a Tamil page: first the blank one that keeps their space; Figtree has the digits. */
const tamilFonts = [tamilBlank, tamilSerif, tamilSans, figtree]

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<SiteData>('root')
  const language = languageOfPath(useLocation().pathname)
  for (const font of language === 'ta' ? tamilFonts : [fraunces, figtree]) preloadFont(font)
  // For `start-scripts.ts`, which presses again what was pressed before the scripts had come, and for tests.
  useEffect(() => document.documentElement.setAttribute(hydratedMark, ''), [])
  return (
    <html lang={languageTags[language]} data-api={site?.apiUrl || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5e9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a110b" />
        <Meta />
        <Links />
        <IconLinks site={site} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The logo's smaller files, lossless if there are any: a logo is small and sharp. */
function toLogo({ image, imageSet: { sources, width, height } }: SitePicture): SiteData['logo'] {
  return { image, width, height, srcSet: sources.findLast(({ srcset }) => srcset)?.srcset }
}

/** The shop's mark in the browser's tabs and on home screens. */
function IconLinks({ site }: { site: SiteData | undefined }) {
  if (!site?.shop.icon) return <link rel="icon" href={favicon} type="image/svg+xml" />
  const base = site.apiUrl + site.shop.icon
  return (
    <>
      <link rel="icon" href={iconAddress(base, '32')} sizes="32x32" type="image/png" />
      <link rel="icon" href={iconAddress(base, '192')} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={iconAddress(base, '180')} />
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteContext value={loaderData}>
      <Outlet />
    </SiteContext>
  )
}

/** The last error page: it loads its own styles, and its links need no JavaScript. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main lang="en-IN" className="grid min-h-dvh content-center gap-6 px-gutter">
      <link rel="stylesheet" href={styles} precedence="default" />
      <img src={favicon} alt="" className="size-16" />
      <h1 className="font-display text-title">
        {status === 404 ? failureMessages.pageNotFound : failureMessages.unexpected}
      </h1>
      <p className="flex gap-6 underline">
        {/* biome-ignore lint/a11y/useValidAnchor: this very address, whatever it is */}
        <a href="">Try again</a>
        <a href={publicPaths.home}>Home</a>
      </p>
    </main>
  )
}
