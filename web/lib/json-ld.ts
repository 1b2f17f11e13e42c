import type {
  AboutPage,
  BreadcrumbList,
  ImageGallery,
  LocalBusiness,
  WithContext,
} from 'schema-dts'
import type { GalleryItem } from '../../contract/gallery/gallery.ts'
import { dayNames, weekdays } from '../../contract/india-time.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { currency, establishedYear } from '../../contract/settings/business.ts'
import shareCard from '../assets/share.jpg'
import type { SiteFacts } from './site.ts'

/** What pages say in schema.org's words, which the compiler knows. Addresses are whole. */

export const context = 'https://schema.org'

/** The business itself: where it is, when it is open, how to reach it. */
export function describeBusiness({ site, publicUrl }: SiteFacts) {
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': businessId(publicUrl),
    name: site.name,
    url: `${publicUrl}/`,
    image: publicUrl + shareCard,
    telephone: site.phone,
    email: site.email,
    foundingDate: `${establishedYear}`,
    currenciesAccepted: currency,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'IN' },
    ...readCoordinates(site.mapUrl),
    sameAs: [site.instagram, site.facebook, site.youtube],
    openingHoursSpecification: weekdays.flatMap((day) =>
      site.hours[day].map((span) => describeSpan(span, { dayOfWeek: dayNames[day] })),
    ),
    ...(site.specialDays.length > 0 && {
      specialOpeningHoursSpecification: site.specialDays.flatMap(({ date, spans }) =>
        // Opening and closing at midnight is how schema.org says closed.
        (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map((span) =>
          describeSpan(span, { validFrom: date, validThrough: date }),
        ),
      ),
    }),
  } satisfies WithContext<LocalBusiness>
}

/** The page about the business. */
export function describeAboutPage(
  { publicUrl }: Pick<SiteFacts, 'publicUrl'>,
  page: { title: string; description: string },
) {
  return {
    '@context': context,
    '@type': 'AboutPage',
    name: page.title,
    description: page.description,
    url: publicUrl + publicPaths.about,
    about: { '@id': businessId(publicUrl) },
  } satisfies WithContext<AboutPage>
}

type DescribedPicture = Pick<GalleryItem, 'title' | 'description' | 'image' | 'imageSet'>

/** A page of pictures, in its order. */
export function describeGallery(
  { site, publicUrl, apiUrl }: SiteFacts,
  page: { title: string; path: string },
  items: DescribedPicture[],
) {
  const images = items.flatMap(({ title, description, image, imageSet }) => {
    const picture = imageSet?.preview ?? image
    if (!picture) return []
    return {
      '@type': 'ImageObject' as const,
      name: title,
      ...(description && { description }),
      contentUrl: (apiUrl || publicUrl) + picture,
      creditText: site.name,
    }
  })
  return {
    '@context': context,
    '@type': 'ImageGallery',
    name: page.title,
    url: publicUrl + page.path,
    publisher: { '@id': businessId(publicUrl) },
    ...(images.length > 0 && { image: images }),
  } satisfies WithContext<ImageGallery>
}

/** The way to a page from Home. */
export function describeTrail(
  { publicUrl }: Pick<SiteFacts, 'publicUrl'>,
  below: { name: string; path: string }[],
) {
  const steps = [{ name: 'Home', path: publicPaths.home }, ...below]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  } satisfies WithContext<BreadcrumbList>
}

/** How other data on a page refers to the business. */
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
