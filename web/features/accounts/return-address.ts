import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RequiredAction } from '../../../contract/accounts/sign-in.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { tabStorage } from '../../storage/browser-storage.ts'
import { currentSession } from './session.ts'

/** The page where each required action is done. */
export const requiredActionPages: Record<RequiredAction, string> = {
  password: pagePaths.adminPassword,
  'second-factor': pagePaths.adminTwoStep,
}

/** Continues to the requested page once a required action is done; otherwise stays. */
export function useContinueAfter(action: RequiredAction): () => void {
  const navigate = useNavigate()
  const [wasRequired] = useState(() => currentSession().user?.requiredAction === action)
  return () => {
    if (!wasRequired) return
    const address = findReturnAddress()
    clearReturnAddress()
    void navigate(address, { replace: true })
  }
}

const key = 'admin-return'

/** Remembers, for this tab, the page that was requested before signing in. */
export function rememberReturnAddress(address: string): void {
  if (isAdminPage(address)) tabStorage.write(key, address)
}

/** Address to open after signing in. */
export function findReturnAddress(): string {
  const address = tabStorage.read(key)
  return address && isAdminPage(address) ? address : pagePaths.admin
}

export function clearReturnAddress(): void {
  tabStorage.write(key, null)
}

/** Only pages inside the admin area are returned to. */
function isAdminPage(address: string): boolean {
  return /^\/admin(?=[/?]|$)/.test(address) && !address.startsWith(pagePaths.adminLogin)
}
