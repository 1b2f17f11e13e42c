import { useState } from 'react'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { ErrorState } from '../../ui/states.tsx'
import { storeSeen } from '../device/seen-products.ts'
import type { SentList } from '../device/sent-lists.ts'
import {
  type ListedProducts,
  type LoadedList,
  listProducts,
  useListProducts,
} from '../sending/use-list-products.ts'
import { useOrderListWords } from '../words/words.ts'
import { CachedNotice, OmittedNotice, ReceivedNotice, UnknownNotice } from './list-notices.tsx'
import { EmptyList, LoadingList } from './list-states.tsx'
import { OrderCheckout } from './order-checkout.tsx'
import { OrderLines } from './order-lines.tsx'
import { SentLists } from './sent-lists-view.tsx'
import type { OpenedList } from './use-order-list.ts'
import { useUndo } from './use-undo.tsx'

type OrderListViewProps = { opened: OpenedList; loaded: LoadedList }

/** The list in each of its states, with its notices. */
export function OrderListView({ opened, loaded }: OrderListViewProps) {
  const { lines, isLive } = opened
  const words = useOrderListWords()
  const products = useListProducts(lines, loaded)
  const { changeWithUndo, undoNotice } = useUndo(opened)
  const [repeats, setRepeats] = useState(0)
  const listed = listProducts(lines, products.find)
  const known = lines.filter(({ id }) => products.find(id) !== null)

  /** Compares the sent list with today's products: the page says what has changed. */
  const repeat = (list: SentList) => {
    storeSeen(new Map(list.lines.flatMap(({ id, product }) => (product ? [[id, product]] : []))))
    setRepeats(repeats + 1)
    changeWithUndo(list.lines.map(toLine), { sentence: words.repeated })
  }

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
        <ListNotices opened={opened} products={products} known={known} />
        <OrderLines opened={opened} find={products.find} onRemove={changeWithUndo} />
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
      {/* Below the total on a phone, where the list to send comes first. */}
      {isLive && <SentLists onRepeat={repeat} />}
    </div>
  )
}

const toLine = ({ id, quantity }: OrderLine): OrderLine => ({ id, quantity })

type ListNoticesProps = { opened: OpenedList; products: ListedProducts; known: OrderLine[] }

/** Above the lines: prices that are not today's, somebody else's list, and lines that are not shown. */
function ListNotices({ opened, products, known }: ListNoticesProps) {
  const { lines, owner, omitted } = opened
  return (
    <>
      {products.cachedAt && <CachedNotice at={products.cachedAt} onRetry={products.refresh} />}
      {owner === 'asked' && <ReceivedNotice opened={opened} />}
      {known.length < lines.length && <UnknownNotice opened={opened} known={known} />}
      {omitted > 0 && <OmittedNotice count={omitted} />}
    </>
  )
}
