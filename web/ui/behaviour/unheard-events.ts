/**
 * Events of a press that no part of a public page listens to, stopped before React, which would look for
 * listeners through the whole page for each: on a slow phone a fifth of what a press costs.
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
