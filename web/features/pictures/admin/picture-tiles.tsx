import type { ReactNode } from 'react'
import {
  DragHandle,
  type Move,
  MoveButtons,
  SortableList,
} from '../../../ui/admin/lists/sortable-list.tsx'

type PictureTilesProps<T extends { id: string }> = {
  /** In their order: the first is the main one. */
  pictures: T[]
  onMove: Move
  onOpen: (picture: T) => void
  /** Content of a tile. */
  children: (picture: T) => ReactNode
  /** Stands in the corner of a tile. */
  corner?: (picture: T, name: string) => ReactNode
}

/** Pictures of a product side by side: put in order, and opened one by one. */
export function PictureTiles<T extends { id: string }>(props: PictureTilesProps<T>) {
  const { pictures, onMove, onOpen, children, corner } = props
  const rows = pictures.map((picture, index) => ({
    id: picture.id,
    name: `picture ${index + 1}`,
    isMain: index === 0,
    picture,
  }))
  return (
    <SortableList
      label="Pictures"
      rows={rows}
      flow
      onMove={onMove}
      className={`${pictureGrid} empty:hidden`}
      rowClassName={() => 'relative rounded-control border border-line bg-card'}
    >
      {(row) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(row.picture)}
            className="relative block w-full overflow-hidden rounded-t-control text-left"
          >
            <span className="sr-only">Edit {row.name} </span>
            {children(row.picture)}
            {row.isMain && (
              <span className="absolute top-1.5 left-1.5 rounded-full bg-card px-2 text-xs font-semibold">
                Main
              </span>
            )}
          </button>
          {corner?.(row.picture, row.name)}
          <div className="flex justify-between">
            <DragHandle name={row.name} />
            <span className="flex">
              <MoveButtons row={row} siblings={rows} onMove={onMove} across />
            </span>
          </div>
        </>
      )}
    </SortableList>
  )
}

export const pictureGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-3 lg:grid-cols-2'
