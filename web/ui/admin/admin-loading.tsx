/** Shown until the admin area's code is loaded, and without JavaScript. */
export function AdminLoading() {
  return (
    <p className="grid min-h-dvh place-content-center px-gutter text-center text-ink-soft">
      <span className="noscript:hidden">Loading...</span>
      <span className="hidden noscript:inline">The admin area needs JavaScript.</span>
    </p>
  )
}
