import { useRef } from 'react'

/** Runs one call at a time: others, however fast they follow, are ignored until it is over. */
export function useOnce<A extends unknown[]>(run: ((...args: A) => unknown) | undefined) {
  const isRunning = useRef(false)
  return (...args: A): void => {
    if (isRunning.current) return
    const result = run?.(...args)
    if (!(result instanceof Promise)) return
    isRunning.current = true
    void result.finally(() => {
      isRunning.current = false
    })
  }
}
