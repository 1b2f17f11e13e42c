import type {
  BreadcrumbList,
  FAQPage,
  ImageGallery,
  LocalBusiness,
  WebPage,
  WithContext,
} from 'schema-dts'
import type { GalleryItem } from '../../contract/gallery/gallery.ts'
import { dayNames, weekdays } from '../../contract/india-time.ts'
import { addressIn, languageTags } from '../../contract/language.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import type { Answers } from '../../contract/settings/answers.ts'
import { currency } from '../../contract/settings/business.ts'
import type { SiteData } from '../shop/site-data.ts'
import { textIn } from '../text/shop-text.tsx'
import type { Words } from '../words/words.ts'

/** Structured data of pages in schema.org's words, which the compiler knows. Addresses are whole. */

export const context = 'https://schema.org'

/** The site as it is seen in one language. */
export type DescribedSite = Pick<
  SiteData,
  'shop' | 'internationalNumbers' | 'founded' | 'publicUrl' | 'apiUrl'
> & {
  words: Pick<Words, 'language' | 'entries' | 'product'>
}

/** The whole address, in the page's language, of an English one. */
export function absoluteUrl({ publicUrl, words }: DescribedSite, address: string): string {
  return publicUrl + addressIn(words.language, address)
}

/** A text in the page's language; where it lacks Tamil, the English one. */
export function textOf({ words }: DescribedSite, en: string, ta: string | undefined): string {
  return textIn(words.language, { en, ta }).text
}

/** Name of the shop on the page. */
export function shopName(site: DescribedSite): string {
  return textOf(site, site.shop.name, site.shop.nameTa)
}

type PageType = 'WebPage' | 'CollectionPage' | 'ItemPage' | 'AboutPage' | 'ContactPage' | 'FAQPage'
type DescribedPage = { title: string; path: string; description?: string }

/** A page itself: of which kind it is, and in which language. */
export function describeWebPage(
  site: DescribedSite,
  type: PageType,
  { title, path, description }: DescribedPage,
) {
  return {
    '@context': context,
    '@type': type,
    name: title,
    ...(description && { description }),
    url: absoluteUrl(site, path),
    inLanguage: languageTags[site.words.language],
  } satisfies WithContext<WebPage>
}

/** A page of questions, each with its answer. */
export function describeAnswers(site: DescribedSite, answers: Answers, page: DescribedPage) {
  return {
    ...describeWebPage(site, 'FAQPage', page),
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, questionTa, answer, answerTa }) => ({
      '@type': 'Question',
      name: textOf(site, question, questionTa),
      acceptedAnswer: { '@type': 'Answer', text: textOf(site, answer, answerTa) },
    })),
  } satisfies WithContext<FAQPage>
}

/** A page about the business, which the same page describes. */
export function describeBusinessPage(site: DescribedSite, type: PageType, page: DescribedPage) {
  return {
    ...describeWebPage(site, type, page),
    about: { '@id': businessId(site.publicUrl) },
  } satisfies WithContext<WebPage>
}

/** The business itself: where it is, when it is open, how to reach it. */
export function describeBusiness(site: DescribedSite) {
  const { shop, publicUrl, apiUrl } = site
  const name = shopName(site)
  const address = textOf(site, shop.address, shop.addressTa)
  const networks = [shop.instagram, shop.facebook, shop.youtube].filter(Boolean)
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': businessId(publicUrl),
    name,
    ...(name !== shop.name && { alternateName: shop.name }),
    url: `${publicUrl}/`,
    image: (apiUrl || publicUrl) + shop.shareCard,
    ...(shop.phone && { telephone: site.internationalNumbers[shop.phone] ?? shop.phone }),
    ...(shop.email && { email: shop.email }),
    ...(site.founded && { foundingDate: site.founded }),
    currenciesAccepted: currency,
    ...(address && {
      address: { '@type': 'PostalAddress' as const, streetAddress: address, addressCountry: 'IN' },
    }),
    ...readCoordinates(shop.mapUrl),
    ...(networks.length > 0 && { sameAs: networks }),
    openingHoursSpecification: weekdays.flatMap((day) =>
      shop.hours[day].map((span) => describeSpan(span, { dayOfWeek: dayNames[day] })),
    ),
    ...(shop.specialDays.length > 0 && {
      specialOpeningHoursSpecification: shop.specialDays.flatMap(({ date, spans }) =>
        // Opening and closing at midnight is how schema.org says closed.
        (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map((span) =>
          describeSpan(span, { validFrom: date, validThrough: date }),
        ),
      ),
    }),
  } satisfies WithContext<LocalBusiness>
}

type DescribedPicture = Pick<
  GalleryItem,
  'title' | 'titleTa' | 'description' | 'descriptionTa' | 'image' | 'imageSet'
>

/** A page of pictures, in its order. */
export function describeGallery(
  site: DescribedSite,
  page: { title: string; path: string },
  items: DescribedPicture[],
) {
  const { publicUrl, apiUrl, words } = site
  const images = items.flatMap(({ image, imageSet, ...item }) => {
    const picture = imageSet?.preview ?? image
    if (!picture) return []
    const title = textOf(site, item.title, item.titleTa)
    const description = textOf(site, item.description, item.descriptionTa)
    return {
      '@type': 'ImageObject' as const,
      name: title,
      ...(description && { description }),
      contentUrl: (apiUrl || publicUrl) + picture,
      creditText: shopName(site),
    }
  })
  return {
    '@context': context,
    '@type': 'ImageGallery',
    name: page.title,
    url: absoluteUrl(site, page.path),
    inLanguage: languageTags[words.language],
    publisher: { '@id': businessId(publicUrl) },
    ...(images.length > 0 && { image: images }),
  } satisfies WithContext<ImageGallery>
}

/** The way to a page from Home. */
export function describeTrail(site: DescribedSite, below: { name: string; path: string }[]) {
  const steps = [{ name: site.words.entries.home, path: publicPaths.home }, ...below]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  } satisfies WithContext<BreadcrumbList>
}

/** Reference to the business from other data on a page. */
function businessId(publicUrl: string) {
  return `${publicUrl}/#business`
}

/** The coordinates of the map's marker, if it has one. */
function readCoordinates(mapUrl: string) {
  const [latitude, longitude] = (URL.parse(mapUrl)?.searchParams.get('marker') ?? '')
    .split(',')
    .map(Number)
  if (!latitude || !longitude || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return {}
  return { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
}

/** Midnight at the end of a day is `23:59` there. */
function describeSpan<D extends object>(
  { opens, closes }: { opens: string; closes: string },
  day: D,
) {
  const until = closes === '24:00' ? '23:59' : closes
  return { '@type': 'OpeningHoursSpecification' as const, ...day, opens, closes: until }
}
