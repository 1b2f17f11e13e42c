/** Says in the browser's console what could not be loaded. On the server the API has logged it, with the request's id. */
export function warnInBrowser(what: string, reason: string): void {
  if (typeof document !== 'undefined') console.warn(what, reason)
}
