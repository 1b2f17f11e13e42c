/**
 * Events of a press, and of what it moves, that no part of a public page listens to. React would search the whole
 * page for listeners to each, a fifth of what a press costs on a slow phone, so they are stopped before it.
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
  'transitionrun',
  'transitionstart',
]

for (const type of unheard)
  addEventListener(type, (event) => event.stopPropagation(), { capture: true, passive: true })
