import type { SecondFactorCode } from '../../../../contract/second-factor.ts'
import { type ApiError, browserApi } from '../../../lib/api.ts'
import { acceptSession } from '../session.ts'

/** What came of a change: the new recovery codes, or why it was refused. */
export type Changed = { recoveryCodes?: string[]; error?: ApiError }

export function fetchSecondFactor() {
  return browserApi().GET('/auth/second-factor')
}

export function beginSecondFactor() {
  return browserApi().POST('/auth/second-factor/begin')
}

export async function turnOnSecondFactor(body: SecondFactorCode): Promise<Changed> {
  const { data, error, response } = await browserApi().POST('/auth/second-factor/on', { body })
  if (!data) return { error }
  acceptSession(data.data, response)
  return { recoveryCodes: data.data.recoveryCodes }
}

export async function turnOffSecondFactor(): Promise<Changed> {
  const { data, error, response } = await browserApi().POST('/auth/second-factor/off')
  if (!data) return { error }
  acceptSession(data.data, response)
  return {}
}

export async function renewRecoveryCodes(): Promise<Changed> {
  const { data, error } = await browserApi().POST('/auth/second-factor/recovery-codes')
  return data ? { recoveryCodes: data.data.recoveryCodes } : { error }
}
