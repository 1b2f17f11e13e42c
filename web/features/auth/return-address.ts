import { pagePaths } from '../../../contract/paths.ts'

const key = 'admin-return'

/** Remembers, for this tab, the page that was requested before signing in. */
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

/** Only pages inside the admin area are returned to. */
function isAdminPage(address: string): boolean {
  return /^\/admin(?=[/?]|$)/.test(address) && !address.startsWith(pagePaths.adminLogin)
}
