import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { languageOfPath } from '../../../contract/language.ts'
import { type OrderLine, parseOrderList } from '../../../contract/order-list/order-list.ts'
import { composeOrderMessage } from '../../../contract/order-list/order-message.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { loadListed } from '../../features/order-list/load-listed.ts'
import { OrderListView } from '../../features/order-list/order-list-view.tsx'
import { type LoadedList, listProducts } from '../../features/order-list/use-list-products.ts'
import { useOrderList } from '../../features/order-list/use-order-list.ts'
import {
  type OrderListWords,
  OrderListWordsContext,
} from '../../features/order-list/words/words.ts'
import { type Api, browserApi, serverApi } from '../../requests/api.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { unavailable } from '../../requests/unavailable.ts'
import { type Matches, pageMeta } from '../../seo/seo.ts'
import { loadDelivery } from '../../shop/load-delivery.ts'
import { readOwnList } from '../../storage/order-list-store.ts'
import { Eyebrow } from '../../ui/section.tsx'

async function load(api: Api, lines: readonly OrderLine[]): Promise<LoadedList> {
  const [products, delivery] = await Promise.all([loadListed(api, lines), loadDelivery(api)])
  return { ids: lines.map(({ id }) => id), products, delivery }
}

/** The lines in the address of a list. */
export function readLines(url: string): OrderLine[] {
  return parseOrderList(new URL(url).searchParams.get('i') ?? '').lines
}

export async function loadOrderList(
  { context, request }: LoaderFunctionArgs,
  words: OrderListWords,
) {
  const lines = readLines(request.url)
  const list = await load(serverApi(context), lines)
  const { pathname, search } = new URL(request.url)
  const { site, publicUrl } = requireWebContext(context)
  const listed = listProducts(lines, (id) => list.products?.find(({ _id }) => _id === id))
  const message = composeOrderMessage({
    words: words.order,
    lines: listed,
    details: {},
    language: languageOfPath(pathname),
    delivery: list.delivery,
    publicUrl,
    whatsapp: site.whatsapp,
  })
  const page = { ...list, search, chat: listed.length > 0 ? message.address : undefined }
  if (page.products) return data(page)
  return data(page, unavailable)
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const lines = readLines(request.url)
  const own = parseOrderList(readOwnList() ?? '').lines
  return {
    ...(await load(browserApi(), lines.length > 0 ? lines : own)),
    search: '',
    chat: undefined,
  }
}

/** A change of the list is no reason to load it again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function metaOfOrderList(matches: Matches, { title, description }: OrderListWords) {
  return pageMeta(matches, { title, description, path: publicPaths.orderList, hidden: true })
}

type OrderListPageProps = {
  words: OrderListWords
  /** With the query that the server has rendered the page for. */
  loaded: LoadedList & { search: string }
}

/** The order list in the words of one language. */
export function OrderListPage({ words, loaded }: OrderListPageProps) {
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
          {(lines.length > 0 || isLive) && (
            <p role="status" className="pb-1 text-ink-soft tabular-nums">
              {words.count(lines.length)}
            </p>
          )}
        </div>
        <OrderListView opened={opened} loaded={loaded} />
      </div>
    </OrderListWordsContext>
  )
}
