import { useEffect, useMemo, useRef } from 'react'

type Waiting<T> = { value: T; timer: ReturnType<typeof setTimeout> }

/**
 * Debounces a call. `flush` runs a pending call at once, for example on blur: run later, it would
 * revert what was chosen since.
 */
export function useDebounced<T>(run: (value: T) => void, wait: number) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  }, [run])

  const debounced = useMemo(() => {
    let waiting: Waiting<T> | undefined
    const cancel = () => {
      clearTimeout(waiting?.timer)
      waiting = undefined
    }
    const flush = () => {
      if (!waiting) return
      const { value } = waiting
      cancel()
      latest.current(value)
    }
    const call = (value: T) => {
      cancel()
      waiting = { value, timer: setTimeout(flush, wait) }
    }
    return { call, flush, cancel }
  }, [wait])
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
