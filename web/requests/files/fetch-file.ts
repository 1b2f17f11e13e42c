import { failureMessages } from '../../../contract/failure-messages.ts'
import { limits } from '../../../contract/limits.ts'
import { readToken, removeToken } from '../../storage/session-token.ts'
import { apiOrigin } from '../api.ts'

/** Path of a file in the API, and its name on the device. */
export type FileAddress = { path: string; name: string; type: string }

/**
 * Fetches a file with the session's token, without which it may be out of reach.
 * @throws Error with the reason
 */
export async function fetchFile(
  { path, name, type }: FileAddress,
  signal?: AbortSignal,
): Promise<File> {
  const token = readToken()
  const timeout = AbortSignal.timeout(limits.client.pictureResponse)
  const response = await fetch(apiOrigin() + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (response.ok) return new File([await response.blob()], name, { type })
  const failure = await response.json().catch(() => undefined)
  const reason = String(failure?.message || failureMessages.unexpected)
  if (response.status === 401) removeToken(reason)
  throw new Error(reason)
}
