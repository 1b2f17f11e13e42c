import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOfPath } from '../../../contract/language.ts'
import {
  type OrderLine,
  orderListAddress,
  parseOrderList,
} from '../../../contract/order-list/order-list.ts'
import { composeOrderMessage } from '../../../contract/order-list/order-message.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { readOwnList } from '../../order-list/device/own-list.ts'
import { readOrderList, wantsTamil } from '../../order-list/list-address.ts'
import { OrderListView } from '../../order-list/page/order-list-view.tsx'
import { useOrderList } from '../../order-list/page/use-order-list.ts'
import { loadLineProducts } from '../../order-list/sending/load-line-products.ts'
import {
  type OrderListData,
  type OrderListPageData,
  resolveLines,
} from '../../order-list/sending/use-product-lookup.ts'
import { OrderListWordsContext } from '../../order-list/words/words.ts'
import { type Api, browserApi, serverApi } from '../../requests/api.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { unavailable } from '../../requests/unavailable.ts'
import { pageMeta } from '../../seo/seo.ts'
import { loadDelivery } from '../../shop/load-delivery.ts'
import { classNames } from '../../ui/class-names.ts'
import { Eyebrow } from '../../ui/section.tsx'
import { pageTables } from '../../words/page-tables.ts'
import { findWords } from '../../words/words.ts'
import type { Route } from './+types/order-list'

async function load(api: Api, lines: readonly OrderLine[]): Promise<OrderListData> {
  const [products, delivery] = await Promise.all([loadLineProducts(api, lines), loadDelivery(api)])
  return { ids: lines.map(({ id }) => id), products, delivery }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const { lines } = readOrderList(searchParams)
  const language = languageOfPath(pathname)
  if (language === 'en' && wantsTamil(searchParams)) throw redirect(orderListAddress(lines, 'ta'))
  const list = await load(serverApi(context), lines)
  const { shop, publicUrl } = requireWebContext(context)
  const resolved = resolveLines(lines, (id) => list.products?.find(({ _id }) => _id === id))
  const message = composeOrderMessage({
    words: pageTables.list[language].order,
    lines: resolved,
    details: {},
    language,
    delivery: list.delivery,
    publicUrl,
    whatsapp: shop.whatsapp,
  })
  const chat = resolved.length > 0 ? message.address : undefined
  const page: OrderListPageData = { ...list, search, chat }
  if (page.products) return data(page)
  return data(page, unavailable)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { lines } = readOrderList(new URL(request.url).searchParams)
  const own = parseOrderList(readOwnList() ?? '').lines
  return {
    ...(await load(browserApi(), lines.length > 0 ? lines : own)),
    search: '',
    chat: undefined,
  }
}

/** Changing the list does not load it again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = findWords(matches, 'orderList')
  return pageMeta(matches, { title, description, path: publicPaths.orderList, hidden: true })
}

/** The order list, of the query that the server has rendered the page for. */
export default function OrderListPage({ loaderData: loaded, matches }: Route.ComponentProps) {
  const words = findWords(matches, 'orderList')
  const opened = useOrderList(loaded.search)
  const { lines, isLive } = opened
  return (
    <OrderListWordsContext value={words}>
      <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 md:mb-10">
          <div>
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <h1 className="font-display text-title">{words.title}</h1>
          </div>
          <p role="status" className="pb-1 text-ink-soft tabular-nums">
            {/* Keeps its place until the device's list is known, so that nothing below moves. */}
            <span className={classNames(lines.length === 0 && !isLive && 'invisible')}>
              {words.count(lines.length)}
            </span>
          </p>
        </div>
        <OrderListView opened={opened} loaded={loaded} />
      </div>
    </OrderListWordsContext>
  )
}
