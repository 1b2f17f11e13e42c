import { useEffect, useState } from 'react'

const guess =
  '[contain-intrinsic-size:auto_16rem] card:[contain-intrinsic-size:auto_20rem] lg:[contain-intrinsic-size:auto_23rem]'

let cameBefore = false

/**
 * The class of a long list's rows: those out of sight are not drawn. Only a list that one comes back
 * to is drawn once in full, for the heights of its rows decide where the page stood.
 */
export function useUndrawnRows(): string {
  const [undrawn, setUndrawn] = useState(!cameBefore)

  // The browser notes the heights at the end of the first frame.
  useEffect(() => {
    cameBefore = true
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setUndrawn(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return undrawn ? `${guess} [content-visibility:auto]` : guess
}
