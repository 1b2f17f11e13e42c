import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Due } from '../../../contract/auth.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { twoStepPage } from '../../../contract/sign-in-terms.ts'
import { findReturnAddress, forgetReturnAddress } from './return-address.ts'
import { currentSession } from './session.ts'

/** Where what is due is done. */
export const duePages: Record<Due, string> = {
  password: pagePaths.adminPassword,
  'second-factor': twoStepPage,
}

/** Leads on to where somebody was heading, once what stood in the way is done; otherwise stays. */
export function useGoOn(due: Due): () => void {
  const navigate = useNavigate()
  const [wasDue] = useState(() => currentSession().user?.due === due)
  return () => {
    if (!wasDue) return
    const address = findReturnAddress()
    forgetReturnAddress()
    void navigate(address, { replace: true })
  }
}
