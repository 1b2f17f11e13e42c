import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../env/s3-settings.ts'
import { siteFolders } from '../../env/site-folders.ts'
import { StartError } from '../../env/start-error.ts'
import { isLinkCardName, preview, readFileName, readVariant } from './names.ts'
import {
  type FileStore,
  immutable,
  type ListedFile,
  removeEach,
  StoreUnavailable,
} from './store.ts'

/** Prefix in the bucket, headers to store with each file, and the setting that names the bucket. */
type BucketFolder = {
  prefix: string
  headersOf(name: string): Record<string, string>
  setting?: string
}

export const uploadsFolder: BucketFolder = {
  prefix: `${siteFolders.pictures}/`,
  headersOf: headersOfImage,
}
/** Error codes of a full store, or of a used-up quota. */
const fullCode = /<Code>\w*(Quota|StorageFull|InsufficientCapacity)\w*<\/Code>/

/** Bytes per millisecond of a slow connection to a bucket. */
const slowestUpload = 100

/**
 * Stores files in an S3 bucket. A response must begin within `timeoutMs` milliseconds, plus the time that a slow
 * connection needs for the file, and each further chunk must follow within the same time.
 */
export function createS3Store(
  settings: S3Settings,
  { prefix, headersOf, setting = 'S3_BUCKET' }: BucketFolder = uploadsFolder,
  timeoutMs = 10_000,
): FileStore {
  const { bucket } = settings
  const call = createCaller(settings, timeoutMs)
  const root = addressOf(settings)
  const fileAddress = (name: string) =>
    `${root}/${prefix}${name.split('/').map(encodeURIComponent).join('/')}`

  /**
   * Reads one page of the listing with the first version of the call, which continues after a name instead of a
   * token.
   */
  async function listAfter(last: string): Promise<ListedFile[]> {
    const query = new URLSearchParams({ prefix, marker: last })
    const response = await call(`${root}?${query}`)
    if (!response) throw new Error(`The bucket ${bucket} does not exist`)
    const listing = await text(readBody(response, timeoutMs))
    // An unexpected response must not count as an empty bucket, because needed files might then be deleted.
    if (!listing.includes('<ListBucketResult')) reject('The image store answered no listing')
    return readListing(listing, prefix)
  }

  return {
    async prepare() {
      try {
        await listAfter(prefix)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new StartError(`${setting}: cannot use the bucket ${bucket} (${reason})`)
      }
    },

    async put(name, bytes) {
      const stored = await call(fileAddress(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { ...headersOf(name), 'content-length': String(bytes.length) },
      })
      if (!stored) throw new Error(`The bucket ${bucket} does not exist`)
      await stored.body?.cancel()
    },

    async open(name) {
      const response = await call(fileAddress(name))
      if (!response?.body) return null
      const size = Number(response.headers.get('content-length'))
      const stream = Readable.from(readBody(response, timeoutMs), { objectMode: false })
      // A body that was never read must be cancelled here, because `readBody` has not begun.
      stream.once('close', () => void response.body?.cancel().catch(() => {}))
      return { size, stream }
    },

    async check() {
      if (!(await call(root, { method: 'HEAD' }))) reject(`The bucket ${bucket} does not exist`)
    },

    async has(name) {
      return (await call(fileAddress(name), { method: 'HEAD' })) !== null
    },

    async remove(names) {
      await removeEach(names, (name) => call(fileAddress(name), { method: 'DELETE' }))
    },

    async *list() {
      let last = prefix
      for (;;) {
        const files = await listAfter(last)
        const end = files.at(-1)
        if (!end) return
        yield* files
        last = prefix + end.name
      }
    },
  }
}

const slow = 'The image store is slow'

/** Returns a function that sends a request: its response if the status is 2xx, null for 404. */
function createCaller(
  { region, accessKeyId, secretAccessKey }: S3Settings,
  timeoutMs: number,
): (address: string, init?: RequestInit) => Promise<Response | null> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  return async (address, init = {}) => {
    const waiting = new AbortController()
    const { length = 0 } = (init.body ?? '') as Uint8Array
    const timer = setTimeout(
      () => waiting.abort(new Error(slow)),
      timeoutMs + length / slowestUpload,
    )
    try {
      const response = await send(client, address, { ...init, redirect: 'error' }, waiting.signal)
      if (response.ok) return response
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      const body = await response.text().catch(() => '')
      const isFull = response.status === 507 || fullCode.test(body)
      const reason = `The image store responded with ${response.status} to ${init.method ?? 'GET'}`
      throw new StoreUnavailable(reason, { isFull })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Error codes of a closed connection; a kept-alive one may close just as it is used. */
const closedCodes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

/**
 * Sends a request, and repeats it up to twice after a server error or a closed connection, which is harmless for
 * all of them. The signal is passed to `fetch` itself: a signal inside a request, as `client.fetch` would create
 * it, is lost once that is garbage-collected.
 */
async function send(
  client: AwsClient,
  address: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  try {
    for (let delayMs = 50; ; delayMs *= 2) {
      const isLast = delayMs > 100
      const response = await fetch(await client.sign(address, init), { signal }).catch((error) => {
        if (isLast || !closedCodes.includes(error.cause?.code)) throw error
        return null
      })
      if (response && ((response.status < 500 && response.status !== 429) || isLast))
        return response
      await response?.body?.cancel()
      await wait(Math.random() * delayMs, null, { signal })
    }
  } catch (error) {
    return reject(readReason(error), error)
  }
}

/** Reads a response's body, however long it takes, as long as each chunk arrives in time. */
async function* readBody({ body }: Response, timeoutMs: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  let pending = 0
  let isLate = false
  const giveUp = (at: number) => {
    if (pending !== at) return
    isLate = true
    reader.cancel().catch(() => {})
  }
  try {
    for (let at = 1; ; at++) {
      pending = at
      // After a long turn of the event loop, the next chunk may have arrived and not been read yet.
      const timer = setTimeout(() => setImmediate(giveUp, at), timeoutMs)
      const { done, value } = await reader
        .read()
        .catch((error) => reject(readReason(error), error))
        .finally(() => clearTimeout(timer))
      pending = 0
      if (isLate) reject(slow)
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function reject(reason: string, cause?: unknown): never {
  throw new StoreUnavailable(reason, { cause })
}

function readReason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message ? cause.message : message
}

function headersOfImage(name: string): Record<string, string> {
  const variant = isLinkCardName(name) ? preview : readFileName(name)?.variant
  if (!variant) throw new Error(`${name} is no image file's name`)
  return { 'content-type': readVariant(variant).type, 'cache-control': immutable }
}

function addressOf({ endpoint, bucket, region }: S3Settings): string {
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
}

/** Extracts the few facts from a listing's XML, whose names contain at most entities. */
function readListing(xml: string, prefix: string): ListedFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: readElement(entry, 'Key').slice(prefix.length),
    size: Number(readElement(entry, 'Size')),
    storedAt: Date.parse(readElement(entry, 'LastModified')),
  }))
}

function readElement(xml: string, name: string): string {
  const [, text = ''] = xml.match(new RegExp(`<${name}>(.*?)</${name}>`, 's')) ?? []
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: keyof typeof entities) => {
    return entities[entity]
  })
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
