import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Turns something by itself, until the visitor pauses it, and not while a pointer or the keyboard
 * rests on it. Who asks for less motion finds it paused. `current` is what is shown: it stays its
 * full time, whoever brought it there.
 */
export function useAutoplay(advance: () => void, intervalMs: number, current: number) {
  const [playing, setPlaying] = useState(false)
  const [resting, setResting] = useState(false)
  const tick = useEffectEvent(() => document.hidden || advance())

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew from what is shown
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
      // A click leaves the focus behind, but nobody is reading there.
      onFocus: ({ target }: FocusEvent) => setResting(target.matches(':focus-visible')),
      onBlur: () => setResting(false),
    },
  }
}
