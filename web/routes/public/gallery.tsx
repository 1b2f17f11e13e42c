import { type ReactNode, useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { GalleryCard, type TileSize } from '../../features/gallery/gallery-card.tsx'
import { Lightbox } from '../../features/gallery/lightbox.tsx'
import { type GalleryPage, loadGallery } from '../../features/gallery/load-gallery.ts'
import { type Api, browserApi, serverApi } from '../../lib/api.ts'
import { describeGallery, describeTrail } from '../../lib/json-ld.ts'
import { pageMeta } from '../../lib/seo.ts'
import { type SiteFacts, useSite } from '../../lib/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { loadingAt } from '../../ui/picture.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/gallery'

const load = (api: Api, search: string) => loadGallery(api, readCategory(search))

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await load(serverApi(context), new URL(request.url).search)
  if (!page.error) return data(page)
  return data(page, { status: 503, headers: { 'cache-control': 'no-store' } })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(browserApi(), new URL(request.url).search)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const category = readCategory(location.search)
  return pageMeta(matches, {
    title: titleOf(category),
    description:
      'The wooden press, the drying yard, the fields and the people behind our oils, in pictures.',
    path: addressOf(category),
    preview: loaderData?.items[0]?.imageSet?.preview,
  })
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  const { items, categories, error } = loaderData
  const category = readCategory(useLocation().search)
  const [opened, setOpened] = useState<number>()
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <StructuredData
        data={import.meta.env.SSR ? describePage(facts, category, loaderData) : undefined}
      />
      <Eyebrow>Watch it being made</Eyebrow>
      <h1 className="font-display text-title">Gallery</h1>
      <nav
        aria-label="Gallery categories"
        className="-mx-gutter mb-8 mt-8 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mb-10"
      >
        <ul className="flex gap-2.5 md:flex-wrap">
          <li>
            <ChipLink to={publicPaths.gallery} active={!category}>
              All
            </ChipLink>
          </li>
          {categories.map(({ name, count }) => (
            <li key={name}>
              <ChipLink to={addressOf(name)} active={name === category}>
                {name}
                <span className="text-sm font-normal tabular-nums opacity-75">{count}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {error ? (
        <ErrorState message={error} />
      ) : items.length === 0 ? (
        <EmptyState
          illustrated
          title={messages.gallery.none}
          text={messages.gallery.noneInCategory}
        />
      ) : (
        <ul className="grid gap-3.5 render-in-turn max-card:*:nth-[n+4]:render-next card:auto-rows-[minmax(11rem,19vw)] card:grid-flow-dense card:grid-cols-3 card:gap-5 xl:auto-rows-[17rem]">
          {items.map((item, index) => (
            <GalleryCard
              key={item._id}
              item={item}
              size={sizeOf(index, items.length)}
              {...loadingAt(index)}
              onOpen={() => setOpened(index)}
            />
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <Lightbox
          items={items}
          index={opened}
          onMove={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

type ChipLinkProps = { to: string; active: boolean; children: ReactNode }

/** A filter as a link, so that it works without JavaScript. */
function ChipLink({ to, active, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={active ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-[0.9375rem] font-medium transition-colors',
        active
          ? 'border-action bg-action text-on-action'
          : 'border-line-strong text-ink hover:border-ink hover:bg-paper-deep',
      )}
    >
      {children}
    </Link>
  )
}

function readCategory(search: string): string {
  return new URLSearchParams(search).get('category') ?? ''
}

function titleOf(category: string): string {
  return category ? `Gallery: ${category}` : 'Gallery'
}

function addressOf(category: string): string {
  return category
    ? `${publicPaths.gallery}?category=${encodeURIComponent(category)}`
    : publicPaths.gallery
}

/**
 * Two of nine tiles are large, where enough tiles follow to fill the space beside them. The last tile
 * fills its row of three.
 */
function sizeOf(index: number, total: number): TileSize {
  if (total > 3 && index === total - 1 && total % 3 !== 0)
    return total % 3 === 1 ? 'wide' : 'double'
  return (index % 9 === 0 || index % 9 === 5) && total - index > 2 ? 'large' : 'single'
}

function describePage(facts: SiteFacts, category: string, { items }: GalleryPage) {
  const page = { title: titleOf(category), path: addressOf(category) }
  const steps = [{ name: titleOf(''), path: addressOf('') }]
  if (category) steps.push({ name: category, path: page.path })
  return [describeGallery(facts, page, items), describeTrail(facts, steps)]
}
