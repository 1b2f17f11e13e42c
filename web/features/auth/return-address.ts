import { pagePaths } from '../../../contract/paths.ts'

const key = 'admin-return'

/** Remembers, for this tab, the page that somebody wanted before signing in. */
export function rememberReturnAddress(address: string): void {
  if (isAdminPage(address)) sessionStorage.setItem(key, address)
}

/** Where to go after signing in. */
export function findReturnAddress(): string {
  const address = sessionStorage.getItem(key)
  return address && isAdminPage(address) ? address : pagePaths.admin
}

export function forgetReturnAddress(): void {
  sessionStorage.removeItem(key)
}

/** A page inside the admin area: nothing else is ever returned to. */
function isAdminPage(address: string): boolean {
  return /^\/admin(?=[/?]|$)/.test(address) && !address.startsWith(pagePaths.adminLogin)
}
