// The browser's own sign for a picture that has not come is never shown: what lies below the picture is, until
// React replaces it.

addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.classList.add('opacity-0'),
  true,
)
