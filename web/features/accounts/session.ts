import { useSyncExternalStore } from 'react'
import type { Join, OwnAccount } from '../../../contract/accounts/account.ts'
import { signInMessages } from '../../../contract/accounts/messages.ts'
import {
  type Credentials,
  type PasswordUpdate,
  requiredActionSchema,
} from '../../../contract/accounts/sign-in.ts'
import { messages } from '../../../contract/messages.ts'
import { z } from '../../../contract/zod.ts'
import { type ApiError, browserApi } from '../../requests/api.ts'
import { readStored, writeStored } from '../../storage/session-keys.ts'
import { onTokenChange, readToken, removeToken, storeToken } from '../../storage/session-token.ts'
import { claimUnsavedForms } from '../../storage/unsaved-forms.ts'
import { confirmPassword } from './confirm-password.ts'

const optionalText = z.string().optional().catch(undefined)

/** Signed-in user. A field that is missing or malformed is no reason to sign out. */
const sessionUserSchema = z.object({
  _id: optionalText,
  name: optionalText,
  email: optionalText,
  role: optionalText,
  passwordMadeUp: z.boolean().optional().catch(undefined),
  withPasskey: z.boolean().optional().catch(undefined),
  requiredAction: requiredActionSchema.optional().catch(undefined),
})

const signedInSchema = z.object({ token: z.string().min(1), user: sessionUserSchema })

export type SessionUser = z.output<typeof sessionUserSchema>

/** Signed-in user of this browser; `loading` until the server has answered. */
export type Session = { loading: boolean; user: SessionUser | null; signedOutHere?: boolean }

/** Milliseconds until a failed check of the session is repeated: mobile networks lose single requests. */
const retryDelay = 1000

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
  hint: signInMessages.foreignResponse,
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
  const rejected = await confirmPassword({ password: passwords.currentPassword })
  const currentPassword = rejected?.errors?.password
  if (rejected && currentPassword) return { ...rejected, errors: { currentPassword } }
  const { data, error, response } = await browserApi().PUT('/auth/updatepassword', {
    body: passwords,
  })
  if (error) return error
  if (!acceptSession(data?.data, response)) return { message: messages.login.unexpected }
}

/** Opens an account by a link, and signs in to it. */
export async function joinByLink(body: Join): Promise<ApiError | undefined> {
  const { data, error, response } = await browserApi().POST('/accounts/join', { body })
  if (error) return error
  if (!acceptSession(data?.data, response)) return { message: messages.login.unexpected }
}

/** Changes the user's own name and e-mail address. */
export async function updateOwnAccount(body: OwnAccount): Promise<ApiError | undefined> {
  const { data, error } = await browserApi().PUT('/auth/me', { body })
  if (error) return error
  const user = sessionUserSchema.safeParse(data?.user)
  if (user.success) setSession({ loading: false, user: user.data })
}

/** Stores the token and the device name of a response. Returns whether it has a valid token. */
export function acceptSession(body: unknown, response: Response): boolean {
  const { data } = signedInSchema.safeParse(body)
  if (!data) return false
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

/**
 * Extends the session; every response but a 401 is ignored. Without a session nothing is asked: that 401 would
 * replace the reason why the last one ended.
 */
export function pingSession(): void {
  if (readToken()) void browserApi().GET('/auth/session-ping')
}

async function checkToken(): Promise<Session> {
  const token = readToken()
  if (!token) return setSession(signedOut)
  setSession({ loading: true, user: session.user })
  let result = await loadUser()
  if (!result.user && readToken() === token) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
    result = await loadUser()
  }
  // A 401 removes the token, and another tab may have stored a new one.
  if (readToken() !== token) return checkToken()
  if (result.user) return setSession({ loading: false, user: result.user })
  removeToken(result.message || messages.login.unexpected)
  return setSession(signedOut)
}

/** The owner of the stored token, or why there is none. */
async function loadUser(): Promise<{ user?: SessionUser; message?: string }> {
  try {
    const { data, error } = await browserApi().GET('/auth/me')
    const { data: user } = sessionUserSchema.safeParse(data?.user)
    return user ? { user } : { message: error?.message }
  } catch {
    return {}
  }
}

function setSession(next: Session): Session {
  if (next.user) {
    if (next.user._id) claimUnsavedForms(next.user._id)
    if (next.user.email) writeStored('last-email', next.user.email)
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
