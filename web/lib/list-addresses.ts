/** The last state of a list (page, search, filter), by the list's path: forms return there. */

const prefix = 'admin-list:'

export function rememberListAddress(path: string, search: string): void {
  sessionStorage.setItem(prefix + path, search)
}

/** The list as it was last seen in this tab. */
export function lastListAddress(path: string): string {
  return path + (sessionStorage.getItem(prefix + path) ?? '')
}
