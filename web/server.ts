import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ShownSettings } from '../contract/settings/settings.ts'
import type { Env } from '../env/env.ts'
import { findSpelling } from './addresses/one-spelling.ts'
import { findPrivacy, normalizePageUrl } from './addresses/page-url.ts'
import { contentSecurityPolicy } from './csp.ts'
import { noticeInForce } from './notice-in-force.ts'
import type { PageHandler } from './requests/load-context.ts'
import { safeFetch } from './requests/safe-fetch.ts'
import { sendPage, type TrackedCalls } from './send-page.ts'
import { type PublishedAssets, serveAssets } from './serve-assets.ts'
import { oneLineAddresses } from './shop/one-line-addresses.ts'
import { findShopState } from './shop-state.ts'

const buildFolder = join(import.meta.dirname, '..', 'build')
const serverBuild = join(buildFolder, 'server', 'index.js')

export type WebOptions = {
  env: Pick<Env, 'publicUrl' | 'apiUrl' | 'counts' | 'edgeSeconds'>
  /** Calls the API. Only the request's path and headers matter, not its origin. */
  fetchApi: FetchApi
  /** The shop's settings in force. */
  readSettings: (fetchApi: FetchApi) => Promise<ShownSettings>
  /** Page files of every version that has served in the last days; a site on its own knows only its own version's. */
  publishedAssets?: PublishedAssets
}

type FetchApi = (request: Request) => Promise<Response>

/** Serves the built site: hashed assets as immutable, everything else as pages rendered on the server. */
export async function webPlugin(
  fastify: FastifyInstance,
  { env, fetchApi, readSettings, publishedAssets }: WebOptions,
) {
  const renderPage = await loadPages()
  const nonce = randomBytes(18).toString('base64url')
  const { publicUrl, apiUrl = '', counts } = env
  const context = { publicUrl, apiUrl, counts, nonce }

  await fastify.register(serveAssets, { publishedAssets })

  fastify.get('/*', pageRoute, async (request, reply) => {
    const spelling = findSpelling(request.url)
    if (spelling) return reply.redirect(spelling, 308)
    const { calls, fetchTracked } = trackApiFailures(fetchApi, request)
    const settings = await readSettings(safeFetch(fetchTracked, settingsTimeoutMs))
    const { notice, until } = noticeInForce(settings.notice, Date.now())
    const shop = { ...settings, ...oneLineAddresses(settings), notice }
    const shopState = await findShopState(shop.isOpen, request.headers.cookie, fetchTracked)
    const page = await renderPage(toWebRequest(request, env.publicUrl), {
      ...context,
      // Staff who look at a preview do not count as visitors.
      counts: counts && shopState === 'open',
      shop,
      shopState,
      fetchApi: fetchTracked,
      logError: (error) => request.log.error({ err: error }, 'the page could not be rendered'),
    })
    return sendPage(reply, {
      page,
      isOpen: shopState === 'open',
      until,
      calls,
      isTagged: env.edgeSeconds > 0,
      privacy: env.edgeSeconds > 0 ? findPrivacy(request.url) : null,
      policy: contentSecurityPolicy([], { apiUrl, mapUrl: shop.mapUrl }),
    })
  })
}

/** The rest of the page waits for the settings; without a response the defaults stand in. */
const settingsTimeoutMs = 3000

const pageRoute = {
  config: {
    access: 'public',
    normalizeUrl: normalizePageUrl,
    edgeTags: ['catalogue', 'settings'],
  } as const,
}

async function loadPages(): Promise<PageHandler> {
  if (!existsSync(serverBuild)) throw new Error('The site is not built: run npm run build')
  const build: ServerBuild = await import(pathToFileURL(serverBuild).href)
  const entry = build.entry.module as ServerBuild['entry']['module'] & {
    createPageHandler: (build: ServerBuild) => PageHandler
  }
  return entry.createPageHandler(build)
}

/**
 * Records failed API calls, since a page that lacks their data must not be cached, and the cache tags of the
 * successful ones, by which caches in front purge the page. Passes on the page's request id and trace, so that
 * an API that trusts this process logs the calls under them.
 */
function trackApiFailures(fetchApi: FetchApi, { id, headers }: FastifyRequest) {
  const calls: TrackedCalls = { failed: false, tags: new Set() }
  const fetchTracked = async (request: Request) => {
    request.headers.set('x-request-id', id)
    for (const name of ['traceparent', 'tracestate'])
      if (typeof headers[name] === 'string') request.headers.set(name, headers[name])
    try {
      const response = await fetchApi(request)
      for (const tag of response.headers.get('cache-tag')?.split(',') ?? []) calls.tags.add(tag)
      calls.failed ||= response.status >= 500 || response.status === 429
      return response
    } catch (error) {
      calls.failed = true
      throw error
    }
  }
  return { calls, fetchTracked }
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  // Concatenated, not resolved: a path that begins with two slashes would name another host.
  return new Request(publicUrl + normalizePageUrl(request.url), { headers })
}
