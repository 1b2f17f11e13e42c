import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RequiredAction } from '../../../contract/auth.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { twoStepPage } from '../../../contract/sign-in-terms.ts'
import { findReturnAddress, forgetReturnAddress } from './return-address.ts'
import { currentSession } from './session.ts'

/** The page where each required action is done. */
export const requiredActionPages: Record<RequiredAction, string> = {
  password: pagePaths.adminPassword,
  'second-factor': twoStepPage,
}

/** Continues to the requested page once a required action is done; otherwise stays. */
export function useContinueAfter(action: RequiredAction): () => void {
  const navigate = useNavigate()
  const [wasRequired] = useState(() => currentSession().user?.due === action)
  return () => {
    if (!wasRequired) return
    const address = findReturnAddress()
    forgetReturnAddress()
    void navigate(address, { replace: true })
  }
}
