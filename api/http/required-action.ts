import type { Due } from '../../contract/auth.ts'
import type { Env } from '../../server/env.ts'

/** What the operator demands of every account. */
export type Demands = Pick<Env, 'requireOwnPassword' | 'requireSecondFactor'>

/** What has to be done before a session of an account may do anything else. */
export function findDue(
  account: { passwordMadeUp: boolean; hasSecondFactor: boolean },
  demands: Demands,
): Due | null {
  if (demands.requireOwnPassword && account.passwordMadeUp) return 'password'
  return demands.requireSecondFactor && !account.hasSecondFactor ? 'second-factor' : null
}
