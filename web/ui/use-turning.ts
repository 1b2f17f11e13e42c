import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Turns something by itself, until the visitor pauses it, and not while a pointer or the keyboard
 * rests on it. Who asks for less motion finds it paused. `current` is what is shown: it stays its
 * full time, whoever brought it there.
 */
export function useTurning(turn: () => void, every: number, current: number) {
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)
  const tick = useEffectEvent(() => document.hidden || turn())

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew from what is shown
  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => tick(), every)
    return () => clearInterval(timer)
  }, [playing, held, current, every])

  return {
    playing,
    toggle: () => setPlaying(!playing),
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      // A click leaves the focus behind, but nobody is reading there.
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  }
}
