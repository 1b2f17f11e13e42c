import type { ReactNode } from 'react'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { classNames } from '../../class-names.ts'
import { RecordActions } from './record-actions.tsx'
import { DragHandle, type Move, MoveButtons, SortableList } from './sortable-list.tsx'

type Row = { id: string; name: string; parentId?: string }

type SortableRecordsProps<R extends Row> = {
  label: string
  /** The rows that are shown; each moves among those of its parent. */
  rows: R[]
  savedId?: string
  editAddressOf: (id: string) => string
  onMove: Move
  onDelete: (row: R) => void
  /** An action before the others. */
  action?: (row: R) => ReactNode
  /** Content of a row. */
  children: (row: R) => ReactNode
}

const parentOf = ({ parentId = '' }: Row) => parentId

/** A list of records that are sorted by hand. */
export function SortableRecords<R extends Row>(props: SortableRecordsProps<R>) {
  const { label, rows, savedId, editAddressOf, onMove, onDelete, action, children } = props
  return (
    <SortableList
      label={label}
      rows={rows}
      groupOf={parentOf}
      onMove={onMove}
      className="overflow-hidden rounded-card border border-line bg-card"
      rowClassName={({ id, parentId }) =>
        classNames(
          'flex flex-wrap items-center gap-x-1 border-b border-line py-1 pr-1 last:border-0 md:flex-nowrap md:pr-2',
          parentId ? 'pl-6 md:pl-12' : 'pl-1 md:pl-2',
          id === savedId ? 'bg-leaf-wash' : parentId && 'bg-paper',
        )
      }
    >
      {(row) => (
        <>
          <DragHandle name={row.name} />
          <Summary saved={row.id === savedId}>{children(row)}</Summary>
          <div className="-mt-1 flex basis-full items-center justify-end md:mt-0 md:ml-auto md:basis-auto">
            {action?.(row)}
            <MoveButtons
              row={row}
              siblings={rows.filter((other) => parentOf(other) === parentOf(row))}
              onMove={onMove}
            />
            <RecordActions
              name={row.name}
              editAddress={editAddressOf(row.id)}
              onDelete={() => onDelete(row)}
            />
          </div>
        </>
      )}
    </SortableList>
  )
}

function Summary({ saved, children }: { saved: boolean; children: ReactNode }) {
  return (
    <div ref={useScrollIntoView<HTMLDivElement>(saved)} className="min-w-0 flex-1">
      {children}
    </div>
  )
}
