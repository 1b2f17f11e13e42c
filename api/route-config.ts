import type { RequiredAction } from '../contract/accounts/sign-in.ts'

/** All that a route of the API or a page can say of itself under `config`, and who reads it. */
export type RouteConfig = {
  /**
   * A route needs a session unless it says `public`. `confirmed`: the password must also have been
   * entered in the last ten minutes (`http/session.ts`).
   */
  access?: 'public' | 'confirmed'
  /** The required action during which an account may still use the route (`http/session.ts`). */
  openDuring?: 'any' | RequiredAction
  /** It takes multipart bodies with a file under `image`, or `raw`: bodies that are large themselves (`http/body.ts`). */
  upload?: true | 'raw'
  /** It creates a record, and at most one for each idempotency key (`http/resources/idempotency.ts`). */
  creates?: true
  /** It is served however busy the server is, and asks for no session (`overload/admission.ts`). */
  bypassesAdmission?: true
  /** Limits of its own hold instead of those of all requests (`overload/admission.ts`). */
  hasOwnQueue?: true
  /** `false` for responses of the moment: no ETag, not cached (`http-cache/etag.ts`). */
  etag?: false
  /** The route itself caches what it makes: addresses without end lead to the same (`http-cache/cache-responses.ts`). */
  cachedByContent?: true
  /** A public read that shows staff more: what staff get is not cached (`http-cache/cache-responses.ts`). */
  variesForStaff?: true
  /** Records that its responses show, for caches in front; `catalogue` where nothing is said (`http-cache/edge-headers.ts`). */
  edgeTags?: readonly string[]
  /** The kind of the record whose id stands in its path, for the same. */
  edgeRecord?: 'product' | 'category' | 'product-group' | 'gallery-item'
  /** The query parameters that it reads; set from its schema (`http-cache/cache-key.ts`). */
  parameters?: readonly string[]
  /** Its address without what changes nothing, where it has no schema (`http-cache/cache-key.ts`). */
  normalizeUrl?: (url: string) => string
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteConfig {}
}
