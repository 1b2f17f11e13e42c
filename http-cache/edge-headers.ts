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
    /** State with which a response began, for caches in front: the catalogue's version, and the end of its day. */
    begun?: { version: number | undefined; end: number }
  }
}

type EdgeOptions = {
  /** Seconds for which a shared cache may keep a response, and may serve it once more while it refreshes. */
  seconds: number
  /** Without it, every response counts as current. */
  versionReader: VersionReader | undefined
  /** Milliseconds since 1970 until which a response begun at `now` is valid. */
  endsBy: (now: number) => number
}

/** Tags of every public response that changes with a write; purging them drops all of these. */
const defaultTags = ['catalogue']
/** Seconds: while a shop's server is unreachable, its last state is better than none. */
const ifError = 86_400
/**
 * Most tags that Cloudflare, Fastly and Varnish accept; more products than that are a list, which `catalogue`
 * covers.
 */
const maxTags = 20

/**
 * Lets shared caches in front (a CDN, Varnish) keep public responses, tagged by their content: the hook `begin`
 * runs before anything is read, and `finish` after a response is found or made. Responses to a token are only for
 * its owner.
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
    // A page is the same for everybody; from the API, staff get more, and sooner.
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

  /** A write while the response is being made would otherwise stay hidden for as long as the response is kept. */
  async function isCurrent({ begun }: FastifyRequest): Promise<boolean> {
    if (!versionReader) return true
    return begun?.version !== undefined && begun.version === (await readVersion())
  }

  /** Undefined if it cannot be read. */
  async function readVersion(): Promise<number | undefined> {
    return versionReader?.known() ?? versionReader?.current().catch(() => undefined)
  }

  return { begin, finish }
}

function isPublicRead({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && config.access === 'public'
}

/** False for responses with their own rule: valid for ever, or not to be stored. */
function isShareable(reply: FastifyReply): boolean {
  const control = String(reply.getHeader('cache-control'))
  return control === 'no-cache' || /^public, max-age=\d+$/.test(control)
}

/**
 * False for errors and most redirects, which are requested again each time unless they say that they can be kept.
 */
function isKept(reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie')) return false
  const { statusCode } = reply
  const isRedirect = statusCode === 302 && reply.getHeader('cache-control') !== 'no-cache'
  return statusCode === 200 || statusCode === 304 || isRedirect
}

/** Seconds until the content of the response expires by itself: at midnight, or when a notice ends. */
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

/** Lists the tags of the route, of the record in its address, and of the API calls that a page made. */
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
