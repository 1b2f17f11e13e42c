import type {
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
} from 'fastify'
import { addToVary } from './add-to-vary.ts'
import type { VersionReader } from './version-reader.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** State that a cache in front keeps a response for: the catalogue and the day it was begun with. */
    begun?: { version: number | undefined; end: number }
  }
}

type EdgeOptions = {
  /** Says how long a shared cache may keep a response, and may serve it once more while it asks again. */
  seconds: number
  /** Without it every response counts as current. */
  versionReader: VersionReader | undefined
  /** Milliseconds since 1970 until which a response is true that was begun at `now`. */
  endsBy: (now: number) => number
}

/** On everything that is public and changes with a write; a purge of it drops all that. */
const defaultTags = ['catalogue']
/** Seconds: a shop whose server is away is better shown as it was. */
const ifError = 86_400
/** As Cloudflare, Fastly and Varnish take them: more products than these are a list, which `catalogue` covers. */
const maxTags = 20

/**
 * Lets shared caches in front (a CDN, Varnish) keep public responses, tagged by what they show: `begin` is a hook for
 * the time before anything is read, `finish` for that after a response is found or made. Answers to a token are for
 * its owner alone.
 */
export function createEdgeHeaders(options: EdgeOptions): {
  begin: onRequestAsyncHookHandler
  finish: onSendAsyncHookHandler
} {
  const { seconds, versionReader, endsBy } = options

  async function begin(request: FastifyRequest): Promise<void> {
    if (!isPublicRead(request)) return
    const end = endsBy(Date.now())
    request.begun = { version: await readVersion(), end }
  }

  async function finish<Payload>(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: Payload,
  ): Promise<Payload> {
    if (!isPublicRead(request)) return payload
    const tags = listTags(request, reply)
    reply.removeHeader('cache-tag')
    if (isShareable(reply))
      setEdgeHeaders(request, reply, { tags, isCurrent: await isCurrent(request) })
    return payload
  }

  function setEdgeHeaders(
    request: FastifyRequest,
    reply: FastifyReply,
    { tags, isCurrent }: { tags: string[]; isCurrent: boolean },
  ): void {
    const { normalizeUrl } = request.routeOptions.config
    // A page is the same for everybody; of the API, staff see more, and sooner.
    if (!normalizeUrl) addToVary(reply, 'authorization')
    if (request.headers.authorization !== undefined)
      reply.header('cache-control', 'private, no-cache')
    else if (isKept(reply) && isCurrent)
      reply.headers({
        'cache-control': sharedFor(seconds, secondsLeft(request, reply)),
        'cache-tag': tags.join(','),
        'surrogate-key': tags.join(' '),
      })
    else reply.header('cache-control', 'no-cache')
  }

  /** Writes during the making of a response would otherwise stay hidden for as long as that is kept. */
  async function isCurrent({ begun }: FastifyRequest): Promise<boolean> {
    if (!versionReader) return true
    return begun?.version !== undefined && begun.version === (await readVersion())
  }

  /** Undefined where it cannot be read. */
  async function readVersion(): Promise<number | undefined> {
    return versionReader?.known() ?? versionReader?.current().catch(() => undefined)
  }

  return { begin, finish }
}

function isPublicRead({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && config.access === 'public'
}

/** Responses that hold for ever, or must be kept by nobody, say so themselves. */
function isShareable(reply: FastifyReply): boolean {
  const control = String(reply.getHeader('cache-control'))
  return control === 'no-cache' || /^public, max-age=\d+$/.test(control)
}

/** Errors, and redirects but those that say themselves that they can be kept, are asked for again each time. */
function isKept(reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie')) return false
  const { statusCode } = reply
  const isRedirect = statusCode === 302 && reply.getHeader('cache-control') !== 'no-cache'
  return statusCode === 200 || statusCode === 304 || isRedirect
}

/** Until what the response says is over by itself: at midnight, or when a notice ends. */
function secondsLeft({ begun }: FastifyRequest, reply: FastifyReply): number {
  const expires = reply.getHeader('expires')
  const ends = [begun?.end ?? 0, ...(expires ? [Date.parse(String(expires))] : [])]
  return Math.max(0, Math.floor((Math.min(...ends) - Date.now()) / 1000))
}

function sharedFor(seconds: number, left: number): string {
  const fresh = Math.min(seconds, left)
  const stale = Math.min(seconds, left - fresh)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${ifError}`
}

/** Tags of the route, that of the record in its address, and those of the calls that a page has made. */
function listTags({ params, routeOptions: { config } }: FastifyRequest, reply: FastifyReply) {
  const { edgeTags = defaultTags, edgeRecord } = config
  const { id } = params as { id?: string }
  const called = String(reply.getHeader('cache-tag') ?? '')
    .split(',')
    .filter(Boolean)
  const tags = new Set([
    ...edgeTags,
    ...(edgeRecord && id ? [`${edgeRecord}-${id.toLowerCase()}`] : []),
    ...called,
  ])
  return [...tags].slice(0, maxTags)
}
