import type { Failure } from '../../contract/envelope.ts'
import { messages } from '../../contract/messages.ts'

/** Why a write failed: the server's response, or the lack of one. */
export type SaveFailure = Partial<Failure> & { status: number; message: string }

export type SaveResult<T> =
  | { data: T; failure?: undefined }
  | { data?: undefined; failure: SaveFailure }

type ApiResult<T> = { data?: { data: T }; error?: Partial<Failure>; response: Response }

/** Reads a write's response; `fallback` is the message where the server gave none. */
export async function toSaveResult<T>(
  call: Promise<ApiResult<T>>,
  fallback: string,
): Promise<SaveResult<T>> {
  try {
    const { data, error, response } = await call
    if (data) return { data: data.data }
    return { failure: toFailure(error, response, fallback) }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return { failure: { status: 500, message: message || messages.error.unexpected } }
  }
}

/** A failed response; `fallback` is the message where the server gave none. */
export function toFailure(
  error: Partial<Failure> | undefined,
  { status }: Response,
  fallback: string,
): SaveFailure {
  return { ...error, status, message: error?.message || fallback }
}

/** Failure in words, with the reason if the response has a message. */
export function describeFailure(what: string, error?: { message?: string }): string | undefined {
  return error && [what, error.message].filter(Boolean).join(': ')
}
