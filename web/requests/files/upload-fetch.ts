import { limits } from '../../../contract/limits.ts'
import { safeFetch } from '../safe-fetch.ts'

/** Called with the share that has been sent, from 0 to 1. */
export type ProgressListener = (sent: number) => void

/** Options for sending a record. */
export type SendOptions = {
  /** The version to overwrite, for `If-Match`. */
  etag: string | null
  /** The idempotency key of a create. */
  key: string
  onProgress: ProgressListener
}

// Uploads on a slow connection take long, so only a stalled one times out, not a long one.
const noTimeout = 2 ** 31 - 1

/** Waits as long as it takes: for a write that makes a backup first. */
export const patientFetch = safeFetch((request) => fetch(request), noTimeout)

type UploadBody = FormData | Blob

/**
 * A fetch with upload progress, which `fetch` itself lacks. Sends `body` in place of the request's own:
 * WebKit cannot read form data back from a request once it holds a picture that a script has made.
 */
export function uploadFetch(
  body: UploadBody,
  onProgress: ProgressListener,
): (request: Request) => Promise<Response> {
  return safeFetch((request) => sendWithProgress(request, body, onProgress), noTimeout)
}

/** The body of a call, with upload progress where it holds a file. */
export function uploadOptions<Body>(body: Body, onProgress: ProgressListener) {
  return { body, ...(holdsFile(body) && { fetch: uploadFetch(body, onProgress) }) }
}

function holdsFile(body: unknown): body is FormData {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof File)
}

function sendWithProgress(
  request: Request,
  body: UploadBody,
  onProgress: ProgressListener,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let timeout: ReturnType<typeof setTimeout>
    const resetTimeout = (timeoutMs: number = limits.client.uploadSilence) => {
      clearTimeout(timeout)
      timeout = setTimeout(() => call.abort(), timeoutMs)
    }
    const fail = () => reject(new TypeError('No response'))
    call.open(request.method, request.url)
    for (const [name, value] of headersFor(request, body)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      resetTimeout()
      if (lengthComputable) onProgress(loaded / total)
    }
    call.upload.onload = () => resetTimeout(limits.client.pictureResponse)
    call.onload = () =>
      resolve(new Response(call.responseText, { status: call.status, headers: headersOf(call) }))
    call.onerror = fail
    call.onabort = fail
    call.onloadend = () => clearTimeout(timeout)
    request.signal.addEventListener('abort', () => call.abort())
    resetTimeout()
    call.send(body)
  })
}

/** The request's headers; form data is sent with a boundary of its own. */
function headersFor(request: Request, body: UploadBody): Headers {
  const headers = new Headers(request.headers)
  if (body instanceof FormData) headers.delete('content-type')
  return headers
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const [name, value] = line.split(/: (.*)/)
    if (name && value) headers.append(name, value)
  }
  return headers
}
