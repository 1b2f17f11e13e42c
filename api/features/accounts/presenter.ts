import type { OpenSession, RequiredAction, User } from '../../../contract/accounts/sign-in.ts'
import { type AccountPolicy, findRequiredAction } from '../../http/session.ts'
import { lastUseOf, type Session, type SessionRow } from '../../sessions/repository.ts'
import type { UserRow } from './repository.ts'
import { describeDevice } from './sign-in/device.ts'
import type { SignedIn } from './sign-in/sign-in.ts'

/** A user in the API's form. */
export function presentUser(
  row: UserRow,
  action: RequiredAction | null = null,
  withPasskey = false,
): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    ...(row.password_made_up === 1 && { passwordMadeUp: true }),
    ...(withPasskey && { withPasskey: true }),
    ...(action && { requiredAction: action }),
  }
}

/** A new session, as its owner sees it. */
export function presentSignedIn(
  { token, user, hasSecondFactor, withPasskey }: SignedIn,
  policy: AccountPolicy,
) {
  const passwordMadeUp = user.password_made_up === 1
  return {
    token,
    user: presentUser(
      user,
      findRequiredAction({ passwordMadeUp, hasSecondFactor }, policy),
      withPasskey,
    ),
  }
}

/** A session as the staff see it in the list. */
export function presentSession(row: SessionRow, current: Session): OpenSession {
  return {
    _id: row.id,
    user: { _id: row.user_id, name: row.user_name, email: row.user_email },
    device: describeDevice(row.user_agent),
    address: row.address,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(lastUseOf(row)).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    isCurrent: row.token_hash === current.tokenHash,
  }
}
