// Hides the browser's own sign for a broken picture, so that the placeholder below shows until React replaces
// it.

addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.classList.add('opacity-0'),
  true,
)
