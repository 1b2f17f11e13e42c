import { useEffect, useMemo, useRef } from 'react'

type Waiting<T> = { value: T; timer: ReturnType<typeof setTimeout> }

/**
 * Runs the latest call once nothing new has come for a while. `flush` runs it at once, for when one
 * turns to something else: a call that still waited then would undo what was chosen since.
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
