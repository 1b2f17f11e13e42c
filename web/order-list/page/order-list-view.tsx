import { useState } from 'react'
import { type OrderLine, orderListAddress } from '../../../contract/order-list/order-list.ts'
import { fullNameIn } from '../../text/full-name.ts'
import { SentenceWith } from '../../text/sentence-with.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useWords } from '../../words/words.ts'
import { storeSeen } from '../device/seen-products.ts'
import type { SentList } from '../device/sent-lists.ts'
import type { NamedSentence } from '../sending/price-changes.ts'
import { type LoadedList, listProducts, useListProducts } from '../sending/use-list-products.ts'
import { useOrderListWords } from '../words/words.ts'
import {
  CachedNotice,
  OmittedNotice,
  ReceivedNotice,
  UndoNotice,
  UnknownNotice,
} from './list-notices.tsx'
import { EmptyList, LoadingList } from './list-states.tsx'
import { OrderCheckout } from './order-checkout.tsx'
import { GoneLineRow, OrderLineRow } from './order-line-row.tsx'
import { SentLists } from './sent-lists-view.tsx'
import type { OpenedList } from './use-order-list.ts'

/** `replaced` is what stands there instead of the lines. */
type Undo = { lines: readonly OrderLine[]; replaced: readonly OrderLine[]; sentence: NamedSentence }

type OrderListViewProps = { opened: OpenedList; loaded: LoadedList }

/** The list in each of its states, with what is to be known of it. */
export function OrderListView({ opened, loaded }: OrderListViewProps) {
  const { lines, isLive, owner, change } = opened
  const layoutWords = useWords()
  const { language, shell } = layoutWords
  const words = useOrderListWords()
  const products = useListProducts(lines, loaded)
  const [undo, setUndo] = useState<Undo>()
  const [repeats, setRepeats] = useState(0)
  const listed = listProducts(lines, products.find)
  const known = lines.filter(({ id }) => products.find(id) !== null)

  const changeWithUndo = (next: readonly OrderLine[], said: NamedSentence) => {
    setUndo({ lines, replaced: next, sentence: said })
    change(next)
  }
  /** Compares the sent list with today's products: the page says what has changed. */
  const repeat = (list: SentList) => {
    storeSeen(new Map(list.lines.flatMap(({ id, product }) => (product ? [[id, product]] : []))))
    setRepeats(repeats + 1)
    changeWithUndo(list.lines.map(toLine), { sentence: words.repeated })
  }
  const undoNotice = undo && (
    <UndoNotice
      key={undo.sentence.sentence}
      sentence={<SentenceWith {...undo.sentence} />}
      onUndo={() => {
        change(putBack(undo, lines))
        setUndo(undefined)
      }}
    />
  )

  if (lines.length === 0) {
    return (
      <div className="grid gap-4">
        {undoNotice}
        {isLive ? <EmptyList onRepeat={repeat} /> : <LoadingList />}
      </div>
    )
  }
  if (products.failed) {
    return (
      <div className="grid gap-4">
        <ErrorState message={words.loadFailed} />
        {undoNotice}
        <SentLists onRepeat={repeat} />
      </div>
    )
  }
  if (listed.length < known.length) return <LoadingList />

  return (
    <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="grid gap-4">
        {products.cachedAt && <CachedNotice at={products.cachedAt} onRetry={products.refresh} />}
        {owner === 'asked' && <ReceivedNotice opened={opened} />}
        {known.length < lines.length && <UnknownNotice opened={opened} known={known} />}
        {opened.omitted > 0 && <OmittedNotice count={opened.omitted} />}
        <ul aria-label={shell.products} className="border-t border-line">
          {lines.map(({ id, quantity }) => {
            const product = products.find(id)
            const addressWith = (n: number) =>
              orderListAddress(withQuantity(lines, id, n), language)
            if (!product) {
              return (
                <GoneLineRow
                  key={id}
                  to={addressWith(0)}
                  isLive={isLive}
                  onRemove={() => change(withQuantity(lines, id, 0))}
                />
              )
            }
            return (
              <OrderLineRow
                key={id}
                product={product}
                quantity={quantity}
                isLive={isLive}
                addressWith={addressWith}
                onChange={(n) => {
                  const next = withQuantity(lines, id, n)
                  if (n > 0) return change(next)
                  const name = fullNameIn(layoutWords, product)
                  changeWithUndo(next, { sentence: words.removed(name.text), name })
                }}
              />
            )
          })}
        </ul>
        {undoNotice}
      </div>
      {listed.length > 0 && (
        <OrderCheckout
          key={repeats}
          opened={opened}
          products={products}
          listed={listed}
          delivery={loaded.delivery}
          onClear={() => changeWithUndo([], { sentence: words.cleared })}
        />
      )}
      {/* On a phone below the total: what is sent now comes first. */}
      {isLive && <SentLists onRepeat={repeat} />}
    </div>
  )
}

const toLine = ({ id, quantity }: OrderLine): OrderLine => ({ id, quantity })

function withQuantity(lines: readonly OrderLine[], id: string, quantity: number): OrderLine[] {
  return lines.flatMap((line) => (line.id !== id ? line : quantity > 0 ? { id, quantity } : []))
}

/** The lines as they were before; what has changed since stays changed. */
function putBack({ lines, replaced }: Undo, now: readonly OrderLine[]): OrderLine[] {
  const then = new Map(replaced.map(({ id, quantity }) => [id, quantity]))
  const changed = now.filter(({ id, quantity }) => then.get(id) !== quantity)
  return [...new Map([...lines, ...changed].map((line) => [line.id, line])).values()]
}
