import type { RequiredAction } from '../contract/accounts/sign-in.ts'
import type { CatalogueKind } from '../contract/record-kinds.ts'

/** All options that a route of the API or a page can set under `config`, each with its reader. */
export type RouteConfig = {
  /**
   * A route needs a session unless this is `public`. `confirmed` also requires that the password was entered in
   * the last ten minutes (`http/session.ts`).
   */
  access?: 'public' | 'confirmed'
  /** The required action during which an account may still use the route (`http/session.ts`). */
  openDuring?: 'any' | RequiredAction
  /** Accepts multipart bodies with a file in `image`, or, for `raw`, large bodies (`http/body.ts`). */
  upload?: true | 'raw'
  /** Creates a record, at most one per idempotency key (`http/resources/idempotency.ts`). */
  creates?: true
  /** Served however busy the server is, without a session (`overload/admission.ts`). */
  bypassesAdmission?: true
  /** Has its own limits instead of those for all requests (`overload/admission.ts`). */
  hasOwnQueue?: true
  /** `false` for responses that always change: no ETag, not cached (`http-cache/etag.ts`). */
  etag?: false
  /**
   * The route caches its own output, because any number of addresses lead to the same content
   * (`http-cache/cache-responses.ts`).
   */
  cachedByContent?: true
  /** A public read that shows staff more; responses to staff are not cached (`http-cache/cache-responses.ts`). */
  variesForStaff?: true
  /**
   * Tags of the records in its responses, for caches in front; `catalogue` if not set
   * (`http-cache/edge-headers.ts`).
   */
  edgeTags?: readonly string[]
  /** Kind of the record whose id is in the path, for the same tags. */
  edgeRecord?: Exclude<CatalogueKind, 'synonym'>
  /** The query parameters that the route reads; derived from its schema (`http-cache/cache-key.ts`). */
  parameters?: readonly string[]
  /** Removes irrelevant parts of its address, for a route without a schema (`http-cache/cache-key.ts`). */
  normalizeUrl?: (url: string) => string
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteConfig {}
}
