import type { ReactNode } from 'react'
import { ChevronDown, Menu } from '../../../ui/admin/icons.tsx'
import {
  DragHandle,
  type Move,
  MoveButtons,
  SortableList,
} from '../../../ui/admin/lists/sortable-list.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { ManagedItem } from './nav-items.ts'

type PreviewProps = {
  items: ManagedItem[]
  moreLabel: string
  siteName: string
  /** Shows each item's number. */
  positions: boolean
  onMove: Move
}

/** The bar with its first items; those in the dropdown hang below it. */
export function DesktopPreview({ items, moreLabel, siteName, positions, onMove }: PreviewProps) {
  const firstOfMore = items.find(({ slot }) => slot === 'dropdown')?.id
  return (
    <div className="rounded-card border border-line bg-paper p-3">
      <p className="mb-2 font-display">{siteName}</p>
      <SortableList
        label="Items of the header"
        rows={items}
        onMove={onMove}
        flow
        className="flex flex-wrap items-center gap-x-1 gap-y-1"
        rowClassName={({ slot }) => (slot === 'dropdown' ? 'basis-full' : 'max-w-full')}
      >
        {(item) => (
          <div
            className={
              item.slot === 'dropdown'
                ? 'ml-auto w-56 max-w-full pointer-coarse:w-64 pointer-coarse:sm:w-80'
                : undefined
            }
          >
            {item.id === firstOfMore && (
              <p className="flex items-center gap-1 px-2 pt-2 pb-1 text-sm font-semibold">
                {moreLabel}
                <ChevronDown className="size-4" />
              </p>
            )}
            <Chip item={item} position={positions ? items.indexOf(item) + 1 : undefined}>
              <MoveButtons
                row={item}
                siblings={items}
                onMove={onMove}
                across={item.slot === 'bar'}
                small
              />
            </Chip>
          </div>
        )}
      </SortableList>
    </div>
  )
}

/** The full-screen menu of a phone: all items, one below the other. */
export function MobilePreview({ items, siteName, positions, onMove }: PreviewProps) {
  return (
    <div className="mx-auto w-full max-w-72 rounded-sheet border-4 border-wood bg-paper p-3">
      <p className="mb-2 flex items-center justify-between gap-2 font-display">
        <span className="wrap-anywhere">{siteName}</span>
        <Menu className="size-5 shrink-0" />
      </p>
      <SortableList
        label="Items of the menu"
        rows={items}
        onMove={onMove}
        rowClassName={() => 'flex items-center'}
      >
        {(item) => (
          <>
            <Chip
              item={item}
              position={positions ? items.indexOf(item) + 1 : undefined}
              className="min-w-0 flex-1"
            />
            <MoveButtons row={item} siblings={items} onMove={onMove} />
          </>
        )}
      </SortableList>
    </div>
  )
}

type ChipProps = {
  item: ManagedItem
  position?: number
  className?: string
  children?: ReactNode
}

function Chip({ item: { name, type, slot }, position, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'flex min-h-9 items-center gap-1 rounded-control py-1 pr-2 text-sm font-medium',
        slot === 'dropdown' && 'border border-dashed border-line-strong',
        className,
      )}
    >
      <DragHandle name={name} small />
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-full forced-color-adjust-none',
          type === 'fixed' ? 'bg-gold' : 'bg-leaf',
        )}
      />
      <span className="wrap-anywhere">{name}</span>
      {position !== undefined && (
        <span className="ml-1 rounded-full bg-honey px-1.5 text-xs font-semibold text-on-honey tabular-nums">
          {position}
        </span>
      )}
      {children && <span className="ml-auto flex">{children}</span>}
    </span>
  )
}
