import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `advance` at intervals, unless paused, hovered or focused by keyboard. Paused initially for
 * reduced motion. A change of `current` restarts the interval.
 */
export function useAutoplay(advance: () => void, intervalMs: number, current: number) {
  const [playing, setPlaying] = useState(false)
  const [resting, setResting] = useState(false)
  const tick = useEffectEvent(() => document.hidden || advance())

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts from the slide that is shown
  useEffect(() => {
    if (!playing || resting) return
    const timer = setInterval(() => tick(), intervalMs)
    return () => clearInterval(timer)
  }, [playing, resting, current, intervalMs])

  return {
    playing,
    toggle: () => setPlaying(!playing),
    pauseHandlers: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      // Focus by a click does not pause; only keyboard focus does.
      onFocus: ({ target }: FocusEvent) => setResting(target.matches(':focus-visible')),
      onBlur: () => setResting(false),
    },
  }
}
