import type { SecondFactorCode } from '../../../../contract/accounts/second-factor.ts'
import { messages } from '../../../../contract/messages.ts'
import { type ApiError, browserApi } from '../../../requests/api.ts'
import { acceptSession } from '../session.ts'

/** The result of a change: new recovery codes, or an error. */
export type Changed = { recoveryCodes?: string[] | undefined; error?: ApiError }

const unusable: ApiError = { message: messages.login.unexpected }

export async function turnOnSecondFactor(body: SecondFactorCode): Promise<Changed> {
  const { data, error, response } = await browserApi().POST('/auth/second-factor/on', { body })
  if (error || !acceptSession(data?.data, response)) return { error: error ?? unusable }
  return { recoveryCodes: data?.data.recoveryCodes }
}

export async function turnOffSecondFactor(): Promise<Changed> {
  const { data, error, response } = await browserApi().POST('/auth/second-factor/off')
  if (error || !acceptSession(data?.data, response)) return { error: error ?? unusable }
  return {}
}

export async function renewRecoveryCodes(): Promise<Changed> {
  const { data, error } = await browserApi().POST('/auth/second-factor/recovery-codes')
  return data ? { recoveryCodes: data.data.recoveryCodes } : { error }
}
