import { redirect } from 'react-router'
import { languageOfPath } from '../../../contract/language.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { ContactForm } from '../../features/shop/contact-form.tsx'
import {
  type ContactMessage,
  checkContactMessage,
  composeContactText,
  contactFields,
  readContactMessage,
} from '../../features/shop/contact-message.ts'
import { contactMethods } from '../../features/shop/contact-methods.ts'
import { HoursList } from '../../features/shop/hours-card.tsx'
import { MapEmbed } from '../../features/shop/map.tsx'
import type { ContactWords } from '../../features/shop/words/contact-en.ts'
import { ReachWordsContext } from '../../features/shop/words/reach-words.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { type DescribedSite, describeBusiness, describeBusinessPage } from '../../seo/json-ld.ts'
import { pageMeta } from '../../seo/seo.ts'
import { useSite } from '../../shop/site-data.ts'
import { Eyebrow } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { pageTables } from '../../words/page-tables.ts'
import { findWords, useWords } from '../../words/words.ts'
import type { Route } from './+types/contact'

type Sent = { sent: ContactMessage | null }

/** Redirects a form that is sent without JavaScript to the chat, or shows it again with errors. */
export function loader({ context, request }: Route.LoaderArgs): Sent {
  const { pathname, searchParams } = new URL(request.url)
  if (!contactFields.some((field) => searchParams.has(field))) return { sent: null }
  const sent = readContactMessage(searchParams)
  const words = pageTables.contact[languageOfPath(pathname)]
  if (Object.keys(checkContactMessage(sent, words)).length > 0) return { sent }
  const { shop } = requireWebContext(context)
  if (!shop.whatsapp) return { sent: null }
  throw redirect(whatsappAddress(shop.whatsapp, composeContactText(sent, words)), {
    headers: { 'cache-control': 'no-store' },
  })
}

export function clientLoader(): Sent {
  return { sent: null }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = findWords(matches, 'contact')
  return pageMeta(matches, { title, description, path: publicPaths.contact })
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

export default function Contact({ loaderData: { sent }, matches }: Route.ComponentProps) {
  const words = findWords(matches, 'contact')
  const site = useSite()
  const { shop } = site
  const layoutWords = useWords()
  const { contact, hours } = words.reachWords
  const ways = contactMethods(site, words.reachWords)
  return (
    <ReachWordsContext value={words.reachWords}>
      <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
        <StructuredData
          data={
            import.meta.env.SSR ? describePage({ ...site, words: layoutWords }, words) : undefined
          }
        />
        <Eyebrow>{contact.eyebrow}</Eyebrow>
        <h1 className="font-display text-title">{words.title}</h1>
        <div className="mt-10 grid gap-x-20 gap-y-14 drawer:grid-cols-[1.35fr_1fr]">
          {shop.whatsapp && (
            <section className="print:hidden">
              <h2 className="mb-6 font-display text-heading">{words.write}</h2>
              <ContactForm words={words} sent={sent} />
            </section>
          )}
          <section aria-labelledby="reach-heading" className="grid content-start gap-7">
            <h2 id="reach-heading" className="font-display text-heading">
              {ways.length > 0 ? words.reach : hours.title}
            </h2>
            {ways.map(({ title, Icon, links }) => (
              <div key={title} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-wash">
                  <Icon className="size-5" />
                </span>
                <div className="grid">
                  <h3 className="font-semibold">{title}</h3>
                  {links.map(({ text, lang, href }) => (
                    <a
                      key={text}
                      lang={lang}
                      href={href}
                      {...(href.startsWith('http') && newTab)}
                      className="inline-flex min-h-11 w-fit items-center text-lead underline decoration-line-strong decoration-1 underline-offset-6 wrap-anywhere hover:decoration-ink"
                    >
                      {text}
                    </a>
                  ))}
                </div>
              </div>
            ))}
            {ways.length > 0 ? (
              <div className="border-t border-line pt-6">
                <h3 className="mb-3 font-semibold">{hours.title}</h3>
                <HoursList />
              </div>
            ) : (
              <HoursList />
            )}
          </section>
        </div>
        {shop.mapUrl && (
          <section aria-labelledby="map-heading" className="mt-section print:hidden">
            <h2 id="map-heading" className="mb-6 font-display text-heading">
              {contact.map}
            </h2>
            <MapEmbed />
          </section>
        )}
        {site.counts && (
          <section
            aria-labelledby="counted-heading"
            className="mt-section max-w-prose print:hidden"
          >
            <h2 id="counted-heading" className="mb-2 font-semibold">
              {words.privacy}
            </h2>
            <p className="text-sm text-ink-soft">{words.counted}</p>
          </section>
        )}
      </div>
    </ReachWordsContext>
  )
}

function describePage(site: DescribedSite, { title }: ContactWords) {
  const page = { title, path: publicPaths.contact }
  return [describeBusinessPage(site, 'ContactPage', page), describeBusiness(site)]
}
