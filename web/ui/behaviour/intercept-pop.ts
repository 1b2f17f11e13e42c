let interceptor: ((event: PopStateEvent) => void) | undefined

// Chrome calls the listeners of window in the order in which they were added, whatever their phase: this one
// is added before the router's, which would drop a navigation that is under way.
window.addEventListener('popstate', (event) => interceptor?.(event))

/** Calls a function with each `popstate`, ahead of the router, in place of the one before; undefined calls none. */
export function interceptPop(next: typeof interceptor): void {
  interceptor = next
}
