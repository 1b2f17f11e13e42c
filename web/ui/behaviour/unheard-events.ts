/**
 * Events of a press that no part of a public page listens to. They are stopped before React, which would search
 * the whole page for listeners to each: on a slow phone a fifth of the cost of a press.
 */
const unheard = [
  'mouseover',
  'mouseout',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'gotpointercapture',
  'lostpointercapture',
]

for (const type of unheard)
  addEventListener(type, (event) => event.stopPropagation(), { capture: true, passive: true })
