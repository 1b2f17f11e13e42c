/** The last query of each list (page, search, filter) in this tab, which forms return to. */

const prefix = 'admin-list:'

export function rememberListAddress(path: string, search: string): void {
  sessionStorage.setItem(prefix + path, search)
}

/** The list's last URL in this tab. */
export function lastListAddress(path: string): string {
  return path + (sessionStorage.getItem(prefix + path) ?? '')
}
