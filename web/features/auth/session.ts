import { useSyncExternalStore } from 'react'
import {
  type Credentials,
  type PasswordUpdate,
  signedInSchema,
  type User,
  userSchema,
} from '../../../contract/accounts/auth.ts'
import { signInMessages } from '../../../contract/accounts/sign-in-terms.ts'
import { messages } from '../../../contract/messages.ts'
import { type ApiError, browserApi } from '../../lib/api.ts'
import { claimDrafts } from '../../lib/drafts.ts'
import {
  onTokenChange,
  readStored,
  readToken,
  removeToken,
  storeToken,
  writeStored,
} from '../../lib/session-token.ts'
import { confirmPassword } from './confirm-password.ts'

/** Who is signed in; `loading` until that is known. */
export type Session = { loading: boolean; user: User | null; signedOutHere?: boolean }

const signedOut: Session = { loading: false, user: null }
let session: Session = { loading: true, user: null }
let check: Promise<Session> | undefined
const listeners = new Set<() => void>()

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession)
}

export function currentSession(): Session {
  return session
}

/** The session, once the server has said whom the stored token belongs to. */
export function establishSession(): Promise<Session> {
  check ??= checkToken()
  return check
}

/** Why a sign-in failed, with an optional hint; `code` is the error of that field. */
export type SignInFailure = { message: string; hint?: string; code?: string | undefined }

const unusable: SignInFailure = {
  message: messages.login.unexpected,
  hint: signInMessages.foreignAnswer,
}

/** Signs in, or returns why not. */
export async function signIn(credentials: Credentials): Promise<SignInFailure | undefined> {
  const device = readStored('device')
  const { data, error, response } = await browserApi().POST('/auth/login', {
    body: credentials,
    ...(device && { headers: { 'x-device': device } }),
  })
  if (!response.ok) return explainFailure(error, response.status)
  if (!acceptSession(data?.data, response)) return unusable
}

/** Adds a message to failures that have none or do not come from the API. */
function explainFailure(error: ApiError | undefined, status: number): SignInFailure {
  const { message, errors } = error ?? {}
  if (message === messages.error.unexpected) return unusable
  if (message && typeof message === 'string') return { message, code: errors?.code }
  return { message: status === 401 ? messages.login.checkCredentials : messages.login.failed }
}

/** Changes the user's own password: other sessions end, this one gets a fresh token. */
export async function changePassword(passwords: PasswordUpdate): Promise<ApiError | undefined> {
  // The form has the password already, so the prompt would ask for it twice.
  const refused = await confirmPassword({ password: passwords.currentPassword })
  const currentPassword = refused?.errors?.password
  if (refused && currentPassword) return { ...refused, errors: { currentPassword } }
  const { data, error, response } = await browserApi().PUT('/auth/updatepassword', {
    body: passwords,
  })
  if (error) return error
  if (!acceptSession(data?.data, response)) return { message: messages.login.unexpected }
}

/** Stores the token and the device name of a response. Returns whether it has a valid token. */
export function acceptSession(body: unknown, response: Response): boolean {
  const { data } = signedInSchema.safeParse(body)
  if (!data?.token) return false
  storeToken(data.token)
  const device = response.headers.get('x-device')
  if (device) writeStored('device', device)
  setSession({ loading: false, user: data.user })
  return true
}

/** Signs out in every tab, and ends the session on the server. */
export function signOut(): void {
  const token = readToken()
  if (token) {
    void browserApi().POST('/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    })
  }
  removeToken(signInMessages.signedOut)
  setSession({ ...signedOut, signedOutHere: true })
}

/** Extends the session; every response but a 401 is ignored. */
export function pingSession(): void {
  void browserApi().GET('/auth/session-ping')
}

async function checkToken(): Promise<Session> {
  if (!readToken()) return setSession(signedOut)
  setSession({ loading: true, user: session.user })
  const { data, error } = await browserApi()
    .GET('/auth/me')
    .catch(() => ({ data: undefined, error: undefined }))
  const { data: user } = userSchema.safeParse(data?.user)
  if (user) return setSession({ loading: false, user })
  removeToken(error?.message || messages.login.unexpected)
  return setSession(signedOut)
}

function setSession(next: Session): Session {
  if (next.user) {
    claimDrafts(next.user._id)
    writeStored('last-email', next.user.email)
  }
  session = next
  check = Promise.resolve(next)
  for (const notify of listeners) notify()
  return next
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

// A removed token ends the session in every tab; a new one is checked.
onTokenChange((token) => {
  if (token === null) setSession(signedOut)
  else check = checkToken()
})
