import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { passkeyMessages } from '../../../contract/accounts/messages.ts'
import type { PasskeyCreate, PasskeyUse } from '../../../contract/accounts/passkey.ts'
import { messages } from '../../../contract/messages.ts'
import { type ApiError, apiOrigin, browserApi, createApi } from '../../requests/api.ts'
import { acceptSession } from './session.ts'

/** The client of the sign-in page: a passkey that is rejected ends no session. */
const guestApi = () =>
  createApi({ fetch: (request: Request) => fetch(request), origin: apiOrigin() })

export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** True if this browser can sign in here with a passkey. */
export async function canSignInByPasskey(): Promise<boolean> {
  if (!supportsPasskeys()) return false
  const { data } = await guestApi().GET('/auth/passkeys/sign-in')
  return data?.data.available === true
}

/** Signs in with a passkey; returns the reason for a failure. */
export async function signInByPasskey(): Promise<ApiError | undefined> {
  const api = guestApi()
  const used = await askAuthenticator(api)
  if ('failure' in used) return used.failure
  const { data, error, response } = await api.POST('/auth/passkeys/sign-in', { body: used.body })
  if (error) return error
  if (!acceptSession(data?.data, response)) return { message: messages.login.unexpected }
}

/** Confirms the session with a passkey; returns the reason for a failure. */
export async function confirmByPasskey(): Promise<ApiError | undefined> {
  const used = await askAuthenticator(browserApi())
  if ('failure' in used) return used.failure
  const { error } = await browserApi().POST('/auth/passkeys/confirm', { body: used.body })
  return error
}

/** Makes a passkey for one's own account; returns the reason for a failure. */
export async function addPasskey(name: string): Promise<ApiError | undefined> {
  const { data, error } = await browserApi().POST('/auth/passkeys/options')
  if (!data) return error
  const response = await createPasskey(data.data)
  if (!response) return { message: passkeyMessages.notAdded }
  return (await browserApi().POST('/auth/passkeys', { body: { name, response } })).error
}

async function askAuthenticator(
  api: ReturnType<typeof browserApi>,
): Promise<{ body: PasskeyUse } | { failure: ApiError }> {
  const { data, error } = await api.POST('/auth/passkeys/sign-in/options')
  if (!data) return { failure: error }
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = data.data as PublicKeyCredentialRequestOptionsJSON
    const response = await startAuthentication({ optionsJSON })
    return { body: { response } as PasskeyUse }
  } catch {
    return { failure: { message: passkeyMessages.notUsed } }
  }
}

/** Null where the browser or its user rejects it. */
async function createPasskey(options: object): Promise<PasskeyCreate['response'] | null> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return (await startRegistration({ optionsJSON })) as PasskeyCreate['response']
  } catch {
    return null
  }
}
