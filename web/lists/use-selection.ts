import { useState } from 'react'

export type Selection<T extends { _id: string }> = ReturnType<typeof useSelection<T>>

/** Records selected for a bulk action, across the pages of a list; at first those `selected`. */
export function useSelection<T extends { _id: string }>(selected: T[] = []) {
  const [picked, setPicked] = useState<ReadonlyMap<string, T>>(
    () => new Map(selected.map((item) => [item._id, item])),
  )
  const has = ({ _id }: T) => picked.has(_id)
  const change = (edit: (next: Map<string, T>) => void) =>
    setPicked((now) => {
      const next = new Map(now)
      edit(next)
      return next
    })
  return {
    items: [...picked.values()],
    has,
    toggle: (item: T) =>
      change((next) => {
        if (!next.delete(item._id)) next.set(item._id, item)
      }),
    /** Selects all of these, or none where all are selected. */
    toggleAll: (items: T[]) =>
      change((next) => {
        const all = items.every(({ _id }) => next.has(_id))
        for (const item of items) {
          if (all) next.delete(item._id)
          else next.set(item._id, item)
        }
      }),
    clear: () => setPicked(new Map()),
    /** Keeps only the records selected that were selected while these were being processed. */
    deselect: (items: T[]) =>
      change((next) => {
        for (const { _id } of items) next.delete(_id)
      }),
    /** Replaces a selected record by a newer version. */
    renew: (item: T) =>
      setPicked((now) => (now.has(item._id) ? new Map(now).set(item._id, item) : now)),
  }
}
