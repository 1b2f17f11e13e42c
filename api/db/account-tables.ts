import type { Generated } from 'kysely'
import type { EndReason } from '../../contract/accounts/messages.ts'

export type Flag = 0 | 1

/** The columns of every record. `version` grows by one with every write. */
export type RecordColumns = {
  id: string
  version: Generated<number>
  created_at: number
  updated_at: number
  /** Name of the user who wrote last; empty for the demo catalogue. */
  updated_by: Generated<string>
}

export type UsersTable = RecordColumns & {
  /** Lower-cased. */
  email: string
  name: string
  role: string
  password_hash: string
  /** 1 if the password was generated and has not been changed since. */
  password_made_up: Generated<Flag>
  /** 0 if it was switched off: it then has no sessions and opens none. */
  active: Generated<Flag>
  /** Last use of a session that has ended; open sessions have their own. */
  last_seen_at: number | null
}

/** A link that opens an account once: an invitation, or for `user_id` a new password. */
export type AccountLinksTable = {
  id: string
  /** SHA-256 of the code in the address, which is not stored. */
  code_hash: string
  /** The account that the link is for. */
  name: string
  user_id: string | null
  /** The user who made it: the link ends when that account is switched off. */
  made_by: string
  created_at: number
  expires_at: number
}

/** Two-step sign-in of an account, set up or being set up. */
export type SecondFactorsTable = {
  user_id: string
  /** The secret that the authenticator app has too, base64url. */
  secret: string
  /** When it was confirmed; null until then. */
  on_since: number | null
  /** The time step of the last accepted code: it and all earlier ones are used up. */
  last_step: Generated<number>
  /** Wrong codes from unknown devices since the last right one. */
  wrong_codes: Generated<number>
}

/** Codes that replace the app's, each once: using one deletes it. */
export type RecoveryCodesTable = {
  user_id: string
  code_hash: string
}

export type SessionsTable = {
  /** Id for lists; unlike the token, it does not authenticate. */
  id: string
  /** SHA-256 of the token, which is not stored. */
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
  /** The client that opened it. */
  address: string
  user_agent: string
  /** When the password was last entered, with the code if the account has two-step sign-in. */
  password_confirmed_at: Generated<number>
  /** Opened by a passkey, which counts as both steps. */
  with_passkey: Generated<Flag>
}

/** A key of an authenticator that opens an account. */
export type PasskeysTable = {
  id: string
  user_id: string
  /** The authenticator's name for it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** Rises with each use, if the authenticator counts; a copied key lags. */
  counter: number
  /** JSON: how browsers may reach the authenticator. */
  transports: string
  name: string
  created_at: number
  last_used_at: number | null
}

/** Challenges that authenticators have not answered yet. */
export type PasskeyChallengesTable = {
  id: string
  challenge: string
  /** The account that adds a passkey; null if one is used to sign in. */
  user_id: string | null
  created_at: number
}

/** Sessions that were ended early, kept as long as their tokens may still be sent. */
export type EndedSessionsTable = {
  token_hash: string
  reason: EndReason
  ended_at: number
}

export type LoginFailuresTable = {
  id: string
  /** Hash of the e-mail address that was tried, known or not. */
  account: string
  address: string
  failed_at: number
}
