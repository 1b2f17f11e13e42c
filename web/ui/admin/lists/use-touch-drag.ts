import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { DropPosition } from '../../../lists/sort-order.ts'

/** Marks a row's drag handle. */
export const dragHandle = { 'data-drag-handle': '' }

type TouchDragOptions = {
  list: RefObject<HTMLElement | null>
  /** True if a row may be dropped beside another. */
  canDrop: (movedId: string, targetId: string) => boolean
  onMove: (movedId: string, targetId: string, position: DropPosition) => void
}

/** The distance from the screen's edges that scrolls the page, and the speed, in pixels. */
const edge = { top: 96, bottom: 120, step: 9 }
/** Movement in pixels before a touch counts as a drag. */
const moveThreshold = 4

/**
 * Drags a row by touch on its handle, immediately and in every browser. React Aria's native dragging
 * needs a long press, where a browser supports it at all.
 */
export function useTouchDrag(options: TouchDragOptions): void {
  const { list } = options
  const canDrop = useEffectEvent(options.canDrop)
  const onMove = useEffectEvent(options.onMove)

  useEffect(() => {
    const { current: element } = list
    if (!element) return
    let stop: (() => void) | undefined
    const begin = (event: PointerEvent) => {
      const handle = event.target instanceof Element && event.target.closest('[data-drag-handle]')
      const row = handle && findRow(element, handle)
      if (event.pointerType === 'mouse' || !row || stop) return
      stop = trackPointer(event, element, row, { canDrop, onMove }, () => {
        stop = undefined
      })
    }
    // The browser's own drag would cancel the pointer.
    const reject = (event: DragEvent) => stop && event.preventDefault()
    element.addEventListener('pointerdown', begin)
    element.addEventListener('dragstart', reject, true)
    return () => {
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('dragstart', reject, true)
      stop?.()
    }
  }, [list])
}

type Drop = { row: HTMLElement; position: DropPosition }

function trackPointer(
  start: PointerEvent,
  list: HTMLElement,
  moved: HTMLElement,
  { canDrop, onMove }: Omit<TouchDragOptions, 'list'>,
  onEnd: () => void,
): () => void {
  const { clientX: startX, clientY: startY, pointerId } = start
  let [x, y] = [startX, startY]
  let drop: Drop | undefined
  let frame = 0
  const end = new AbortController()
  const { signal } = end

  const show = (next: Drop | undefined) => {
    if (drop) delete drop.row.dataset.touch
    drop = next
    if (drop) drop.row.dataset.touch = drop.position
  }
  const check = () => {
    scrollAtEdge(y)
    const row = findRow(list, document.elementFromPoint(x, y))
    const allowed = row && row !== moved && canDrop(idOf(moved), idOf(row))
    if (allowed) show({ row, position: halfOf(row, list, x, y) })
    else if (row) show(undefined)
    frame = requestAnimationFrame(check)
  }
  const finish = () => {
    end.abort()
    cancelAnimationFrame(frame)
    delete moved.dataset.touch
    show(undefined)
    onEnd()
  }

  const forThisPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerId === pointerId && act(event)
  const move = forThisPointer((event) => {
    x = event.clientX
    y = event.clientY
    if (frame || Math.hypot(x - startX, y - startY) < moveThreshold) return
    moved.dataset.touch = 'moved'
    check()
  })
  const lift = forThisPointer(() => {
    const { row, position } = drop ?? {}
    finish()
    if (row && position) onMove(idOf(moved), idOf(row), position)
  })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', lift, { signal })
  window.addEventListener('pointercancel', forThisPointer(finish), { signal })
  return finish
}

function findRow(list: HTMLElement, element: Element | null): HTMLElement | null {
  const row = element?.closest<HTMLElement>('[role=row]') ?? null
  return row && list.contains(row) ? row : null
}

function idOf(row: HTMLElement): string {
  return row.dataset.key ?? ''
}

/** The half of the row under the finger: upper or lower, or left or right for chips. */
function halfOf(row: HTMLElement, list: HTMLElement, x: number, y: number): DropPosition {
  const { left, top, width, height } = row.getBoundingClientRect()
  const inLine = width < list.clientWidth / 2
  const first = inLine ? x < left + width / 2 : y < top + height / 2
  return first ? 'before' : 'after'
}

function scrollAtEdge(y: number): void {
  if (y < edge.top) window.scrollBy(0, -edge.step)
  if (y > window.innerHeight - edge.bottom) window.scrollBy(0, edge.step)
}
