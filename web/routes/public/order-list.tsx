import { data, Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import {
  type OrderLine,
  orderListAddress,
  parseOrderList,
} from '../../../contract/order-list/order-list.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { countOf } from '../../../contract/text/count.ts'
import { loadListed } from '../../features/order-list/load-listed.ts'
import { OrderListView } from '../../features/order-list/order-list-view.tsx'
import type { LoadedList } from '../../features/order-list/use-list-products.ts'
import { readListAddress, useOrderList } from '../../features/order-list/use-order-list.ts'
import { type Api, browserApi, serverApi } from '../../lib/api.ts'
import { loadDelivery } from '../../lib/load-delivery.ts'
import { readOwnList } from '../../lib/order-list-store.ts'
import { pageMeta } from '../../lib/seo.ts'
import { Eyebrow } from '../../ui/section.tsx'
import type { Route } from './+types/order-list'

async function load(api: Api, lines: readonly OrderLine[]): Promise<LoadedList> {
  const [products, delivery] = await Promise.all([loadListed(api, lines), loadDelivery(api)])
  return { ids: lines.map(({ id }) => id), products, delivery }
}

function readLines(url: string): OrderLine[] {
  return readListAddress(new URL(url).searchParams).list.lines
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await load(serverApi(context), readLines(request.url))
  const page = { ...list, search: new URL(request.url).search }
  if (page.products) return data(page)
  return data(page, { status: 503, headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const lines = readLines(request.url)
  const own = parseOrderList(readOwnList() ?? '').lines
  return { ...(await load(browserApi(), lines.length > 0 ? lines : own)), search: '' }
}

/** A change of the list is no reason to load it again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Order list',
    description: 'Oils to order, in one WhatsApp message.',
    path: publicPaths.orderList,
    hidden: true,
  })

export default function OrderListPage({ loaderData }: Route.ComponentProps) {
  const opened = useOrderList(loaderData.search)
  const location = useLocation()
  const { lines, language, isLive } = opened
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 md:mb-10">
        <div>
          <Eyebrow>The whole order in one message</Eyebrow>
          <h1 className="font-display text-title">Order list</h1>
        </div>
        <div className="flex items-center gap-6 pb-1">
          {(lines.length > 0 || isLive) && (
            <p role="status" className="text-ink-soft tabular-nums">
              {countOf(lines.length, 'product')}
            </p>
          )}
          <Link
            to={orderListAddress(lines, language === 'ta' ? 'en' : 'ta')}
            replace
            preventScrollReset
            state={location.state}
            lang={language === 'ta' ? 'en' : 'ta'}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-6 print:hidden"
          >
            {language === 'ta' ? 'English' : 'தமிழ்'}
          </Link>
        </div>
      </div>
      <OrderListView opened={opened} loaded={loaderData} />
    </div>
  )
}
