import type { FastifyReply } from 'fastify'

/** Outcome of a page's calls of the API. */
export type TrackedCalls = {
  /** True if a call has failed, so that the page lacks its data. */
  failed: boolean
  /** Cache tags of the others. */
  tags: Set<string>
}

/** Seconds, as the API says. */
const retryAfter = '5'

type PageToSend = {
  page: Response
  isOpen: boolean
  /** Time at which the notice on it begins or ends. */
  until: Date | null
  calls: TrackedCalls
  /** True if caches in front purge pages by their tags. */
  isTagged: boolean
  /** Their instruction for a page that is not for everybody. */
  privacy: string | null
  /** The policy of a page without scripts, which sets none. */
  policy: string
}

/** Sends a rendered page, with what caches may do with it. */
export async function sendPage(reply: FastifyReply, toSend: PageToSend) {
  const { page, isOpen, calls, privacy, policy } = toSend
  const isHtml = page.headers.get('content-type')?.startsWith('text/html')
  // A page without some of its data is shown, but neither indexed nor cached in between.
  const isLacking = calls.failed && page.status === 200 && isHtml
  reply.code(isLacking ? 503 : page.status).header('cache-control', privacy ?? 'no-cache')
  if (toSend.isTagged) reply.header('cache-tag', [...calls.tags].join(','))
  for (const [name, value] of page.headers) reply.header(name, value)
  const expires = firstEnd(toSend.until, page.headers.get('expires'))
  if (expires) reply.header('expires', expires)
  if (calls.failed || !isOpen) reply.header('cache-control', 'no-store')
  if (!isOpen) reply.headers({ vary: 'cookie', 'x-robots-tag': 'noindex' })
  if (reply.statusCode === 503) reply.header('retry-after', retryAfter)
  if (isHtml && !page.headers.has('content-security-policy'))
    reply.header('content-security-policy', policy)
  return reply.send(await page.text())
}

/** The earlier of two ends, as a header says it; undefined where there is none. */
function firstEnd(until: Date | null, expires: string | null): string | undefined {
  const ends = [until?.getTime(), expires ? Date.parse(expires) : undefined]
  const known = ends.filter((end) => end !== undefined)
  return known.length > 0 ? new Date(Math.min(...known)).toUTCString() : undefined
}
