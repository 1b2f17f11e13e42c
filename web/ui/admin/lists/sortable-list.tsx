import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import type { DropPosition } from '../../../lists/sort-order.ts'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from '../icons.tsx'
import { dragHandle, useTouchDrag } from './use-touch-drag.ts'

type SortableRow = { id: string; name: string }

export type Move = (movedId: string, targetId: string, position: DropPosition) => void

type SortableListProps<T extends SortableRow> = {
  label: string
  rows: T[]
  /** Rows move only among those of the same group. */
  groupOf?: (row: T) => string
  onMove: Move
  children: (row: T) => ReactNode
  /** Lays rows out as wrapping chips. */
  flow?: boolean
  className?: string
  rowClassName?: (row: T) => string
}

/** A list sortable by dragging (mouse, touch, keyboard) or by the buttons of each row. */
export function SortableList<T extends SortableRow>(props: SortableListProps<T>) {
  const { label, rows, groupOf = () => '', onMove, children, flow, rowClassName } = props
  const dragged = useRef<T>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const find = (id: unknown) => rows.find((row) => row.id === id)

  const areSiblings = (row: T | undefined, other: T | undefined) =>
    row !== undefined && other !== undefined && groupOf(row) === groupOf(other)
  useTabThroughRows(list)
  useTouchDrag({ list, canDrop: (id, target) => areSiblings(find(id), find(target)), onMove })

  const { dragAndDropHooks } = useDragAndDrop<T>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': find(key)?.name ?? '' })),
    onDragStart: ({ keys }) => {
      dragged.current = find([...keys][0])
    },
    getDropOperation: (target) => {
      const over = target.type === 'item' ? find(target.key) : undefined
      return areSiblings(over, dragged.current) ? 'move' : 'cancel'
    },
    onReorder: ({ keys, target }) => {
      const [moved] = keys
      if (target.dropPosition === 'on') return
      onMove(String(moved), String(target.key), target.dropPosition)
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className={classNames(
          'rounded-full data-drop-target:forced-mark data-drop-target:bg-gold',
          flow ? 'min-h-9 w-1' : 'h-1',
        )}
      />
    ),
  })

  return (
    <GridList
      ref={list}
      aria-label={label}
      items={rows}
      dependencies={[children, rowClassName]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      layout={flow ? 'grid' : 'stack'}
      className={classNames('outline-none', props.className)}
    >
      {(row) => (
        <GridListItem
          textValue={row.name}
          className={classNames(
            'group outline-none data-dragging:opacity-50 data-focus-visible:outline-3 data-focus-visible:outline-gold',
            touchStates,
            rowClassName?.(row),
          )}
        >
          {children(row)}
        </GridListItem>
      )}
    </GridList>
  )
}

/** Lets Tab reach the controls of all rows; React Aria's grid would leave after one row. */
function useTabThroughRows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = list
    const keep = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation()
    element?.addEventListener('keydown', keep, true)
    return () => element?.removeEventListener('keydown', keep, true)
  }, [list])
}

/** Styles of a row that a finger moves, or before or after which it may drop another. */
const touchStates =
  'data-[touch=moved]:opacity-50 data-[touch=before]:shadow-[inset_0_3px_0_var(--color-gold)] data-[touch=after]:shadow-[inset_0_-3px_0_var(--color-gold)]'

export function DragHandle({ name, small = false }: { name: string; small?: boolean }) {
  return (
    // The button ignores the pointer, so that the mouse drags the row.
    <span
      {...dragHandle}
      className={classNames(
        'grid shrink-0 cursor-grab touch-none rounded-control text-ink-soft hover:text-ink pointer-coarse:size-11',
        small ? 'size-7' : 'min-h-11 w-8',
      )}
    >
      <AriaButton
        slot="drag"
        aria-label={`Drag ${name}`}
        className="grid place-items-center rounded-control data-focus-visible:outline-3 data-focus-visible:outline-gold"
      >
        <GripVertical className={small ? 'size-3.5' : 'size-4'} />
      </AriaButton>
    </span>
  )
}

type MoveButtonsProps = {
  row: SortableRow
  /** The rows that it moves among, in their order. */
  siblings: SortableRow[]
  onMove: Move
  /** Labels the buttons left and right, for chips side by side. */
  across?: boolean
  small?: boolean
}

/** Moves a row by one position; the button keeps the focus, so that it can be pressed again. */
export function MoveButtons({ row, siblings, onMove, across, small }: MoveButtonsProps) {
  const index = siblings.findIndex(({ id }) => id === row.id)
  const above = siblings[index - 1]
  const below = siblings[index + 1]
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<RefObject<HTMLButtonElement | null>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row is at its new position
  useEffect(() => {
    const button = pressed.current
    pressed.current = undefined
    if (!button) return
    const other = button === up ? down : up
    // A moved row loses the focus, and the grid would focus the row itself.
    requestAnimationFrame(() => (button.current?.disabled ? other : button).current?.focus())
  }, [index])

  const move = (button: typeof up, target: SortableRow | undefined, position: DropPosition) => {
    if (!target) return
    pressed.current = button
    onMove(row.id, target.id, position)
  }
  return (
    <>
      <IconButton
        ref={up}
        icon={across ? ArrowLeft : ArrowUp}
        label={`Move ${row.name} ${across ? 'left' : 'up'}`}
        small={small}
        disabled={!above}
        onClick={() => move(up, above, 'before')}
      />
      <IconButton
        ref={down}
        icon={across ? ArrowRight : ArrowDown}
        label={`Move ${row.name} ${across ? 'right' : 'down'}`}
        small={small}
        disabled={!below}
        onClick={() => move(down, below, 'after')}
      />
    </>
  )
}
