import { limits } from '../../contract/limits.ts'
import type { ImageChange } from '../pictures/image-change.ts'
import { safeFetch } from './safe-fetch.ts'

/** Called with the share that has been sent, from 0 to 1. */
export type ProgressListener = (sent: number) => void

/** Options for sending a record. */
export type SendOptions = {
  /** The version to overwrite, for `If-Match`. */
  etag: string | null
  /** The fields of that version. */
  base?: Record<string, string | boolean>
  /** The idempotency key of a create. */
  key: string
  onProgress: ProgressListener
}

// Uploads on a slow connection take long; only silence counts as no response.
const noTimeout = 2 ** 31 - 1

/** Waits as long as it takes: for a write that makes a backup first. */
export const patientFetch = safeFetch((request) => fetch(request), noTimeout)

/** A fetch with upload progress, which `fetch` itself lacks. */
export function uploadFetch(onProgress: ProgressListener): (request: Request) => Promise<Response> {
  return safeFetch((request) => sendWithProgress(request, onProgress), noTimeout)
}

/** Sends a picture with upload progress; calls without one are plain. */
export function uploadOptions(image: ImageChange | undefined, onProgress: ProgressListener) {
  return image?.file ? { fetch: uploadFetch(onProgress) } : {}
}

async function sendWithProgress(request: Request, onProgress: ProgressListener): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let timeout: ReturnType<typeof setTimeout>
    const resetTimeout = (timeoutMs: number = limits.client.uploadSilence) => {
      clearTimeout(timeout)
      timeout = setTimeout(() => call.abort(), timeoutMs)
    }
    const fail = () => reject(new TypeError('No response'))
    call.open(request.method, request.url)
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
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

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const [name, value] = line.split(/: (.*)/)
    if (name && value) headers.append(name, value)
  }
  return headers
}
