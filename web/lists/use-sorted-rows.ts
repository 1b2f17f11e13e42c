import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { DropPosition, SortOrder } from './sort-order.ts'
import { useQueue } from './use-queue.ts'

type Drop = [movedId: string, targetId: string, position: DropPosition]

type Sorting<T> = {
  /** The rows after a drop, and the orders to send. */
  plan: (rows: T[], ...drop: Drop) => { rows: T[]; changes: SortOrder[] }
  /** Returns the orders that could not be sent. */
  send: (changes: SortOrder[]) => Promise<SortOrder[]>
  /** The message where some could not. */
  failed: string
}

/** Rows that are sorted by hand: each move is shown at once, and sent after the one before. */
export function useSortedRows<T>(loaded: T[], { plan, send, failed }: Sorting<T>) {
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState(loaded)
  const enqueue = useQueue()
  const unsent = useRef(0)
  // While moves are being sent, these rows are newer than the server's.
  useEffect(() => {
    if (unsent.current === 0) setRows(loaded)
  }, [loaded])

  const move = async (...drop: Drop) => {
    const moved = plan(rows, ...drop)
    if (moved.changes.length === 0) return
    setRows(moved.rows)
    unsent.current++
    const rejected = await enqueue(() => send(moved.changes))
    unsent.current--
    if (rejected.length > 0) toast.error(failed)
    if (unsent.current === 0) await revalidate()
  }

  return { rows, move }
}
