import { useRef } from 'react'

/** Runs tasks one after the other, in the order in which they were given. */
export function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.current.then(task)
    last.current = run.catch(() => undefined)
    return run
  }
}
