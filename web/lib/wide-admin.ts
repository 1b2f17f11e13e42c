import { limits } from '../../contract/limits.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Whether the admin area has the room of a desk: tables instead of cards, the sidebar beside the page. */
export function useWideAdmin(): boolean {
  return useMediaQuery(`(min-width: ${limits.breakpoints.admin}px)`)
}

const tableRoom = 1024

/** Whether a table of many columns has room beside the sidebar. */
export function useTableRoom(): boolean {
  return useMediaQuery(`(min-width: ${tableRoom}px)`)
}
