import { useEffect, useRef } from 'react'

/** Runs the latest call once nothing new has come for a while. */
export function useDebounced<T>(run: (value: T) => void, wait: number): (value: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (value) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => run(value), wait)
  }
}
