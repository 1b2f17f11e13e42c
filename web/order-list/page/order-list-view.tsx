import { useState } from 'react'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { ErrorState } from '../../ui/states.tsx'
import { storeSeen } from '../device/seen-products.ts'
import type { SentList } from '../device/sent-lists.ts'
import {
  type OrderListData,
  type ProductLookup,
  resolveLines,
  useProductLookup,
} from '../sending/use-product-lookup.ts'
import { useOrderListWords } from '../words/words.ts'
import { CachedNotice, OmittedNotice, ReceivedNotice, UnknownNotice } from './list-notices.tsx'
import { EmptyList, LoadingList } from './list-states.tsx'
import { OrderCheckout } from './order-checkout.tsx'
import { OrderLines } from './order-lines.tsx'
import { SentLists } from './sent-lists-view.tsx'
import type { OpenedList } from './use-order-list.ts'
import { useUndo } from './use-undo.tsx'

type OrderListViewProps = { opened: OpenedList; loaded: OrderListData }

/** The list in each of its states, with its notices. */
export function OrderListView({ opened, loaded }: OrderListViewProps) {
  const { lines, isLive } = opened
  const words = useOrderListWords()
  const lookup = useProductLookup(lines, loaded)
  const { changeWithUndo, undoNotice } = useUndo(opened)
  const [repeats, setRepeats] = useState(0)
  const resolved = resolveLines(lines, lookup.find)
  const known = lines.filter(({ id }) => lookup.find(id) !== null)

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
  if (lookup.failed) {
    return (
      <div className="grid gap-4">
        <ErrorState message={words.loadFailed} />
        {undoNotice}
        <SentLists onRepeat={repeat} />
      </div>
    )
  }
  if (resolved.length < known.length) return <LoadingList />

  return (
    <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="grid gap-4">
        <ListNotices opened={opened} lookup={lookup} known={known} />
        <OrderLines opened={opened} find={lookup.find} onRemove={changeWithUndo} />
        {undoNotice}
      </div>
      {resolved.length > 0 && (
        <OrderCheckout
          key={repeats}
          opened={opened}
          lookup={lookup}
          resolved={resolved}
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

type ListNoticesProps = { opened: OpenedList; lookup: ProductLookup; known: OrderLine[] }

/** Above the lines: prices that are not today's, somebody else's list, and lines that are not shown. */
function ListNotices({ opened, lookup, known }: ListNoticesProps) {
  const { lines, owner, omitted } = opened
  return (
    <>
      {lookup.cachedAt && <CachedNotice at={lookup.cachedAt} onRetry={lookup.refresh} />}
      {owner === 'asked' && <ReceivedNotice opened={opened} />}
      {known.length < lines.length && <UnknownNotice opened={opened} known={known} />}
      {omitted > 0 && <OmittedNotice count={omitted} />}
    </>
  )
}
