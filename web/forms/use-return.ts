import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { limits } from '../../contract/limits.ts'
import type { SavedState } from './saved-record.ts'

type ReturnOptions = {
  /** Milliseconds from saving to the return; by default long enough for the message of success to be read. */
  after?: number
  /** Postpones the return, while there is something left to read. */
  stay?: boolean
}

/**
 * Opens an address once a form is saved, unless another page is being opened by then. It is opened once:
 * on a slow machine the form may render again before it knows that the page is on its way.
 */
export function useReturn<S extends object>(
  saved: S | undefined,
  to: string | ((saved: S) => string),
  { after = limits.redirectAfterSuccess, stay = false }: ReturnOptions = {},
): void {
  const navigate = useNavigate()
  const isNavigating = useNavigation().state !== 'idle'
  const returned = useRef<S>(undefined)
  useEffect(() => {
    if (!saved || stay || isNavigating || returned.current === saved) return
    const address = typeof to === 'string' ? to : to(saved)
    // A list shows which of its records was saved.
    const state: SavedState | null = '_id' in saved ? { saved: String(saved._id) } : null
    const timer = setTimeout(() => {
      returned.current = saved
      void navigate(address, { state })
    }, after)
    return () => clearTimeout(timer)
  }, [isNavigating, navigate, after, to, saved, stay])
}
