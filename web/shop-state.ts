import { accountLimits } from '../contract/accounts/limits.ts'
import { apiPaths, apiPrefix, fillPath } from '../contract/paths.ts'

/** State of the shop for visitors; `preview` shows all of it, though it is closed. */
export type ShopState = 'open' | 'closed' | 'preview'

/** Browsers take a cookie of such a name over TLS alone, and from no other host. */
const securePrefix = '__Host-'
const cookiePattern = new RegExp(`(?:^|;)\\s*(?:${securePrefix})?preview=([\\w.-]{1,200})(?:;|$)`)
/** Seconds. The code in it ends by itself, and with its session. */
const maxAge = accountLimits.session.preview / 1000

type FetchApi = (request: Request) => Promise<Response>

/** A closed shop is shown only to browsers in which a preview was opened that is still in force. */
export async function findShopState(
  isOpen: boolean,
  cookies: string | null | undefined,
  fetchApi: FetchApi,
): Promise<ShopState> {
  if (isOpen) return 'open'
  const [, code] = cookiePattern.exec(cookies ?? '') ?? []
  return code && (await isPreview(code, fetchApi)) ? 'preview' : 'closed'
}

/** True if the API knows the code of the preview. */
export async function isPreview(code: string, fetchApi: FetchApi): Promise<boolean> {
  const path = apiPrefix + fillPath(apiPaths.setupPreviewState, { code })
  const response = await fetchApi(new Request(`http://localhost${path}`)).catch(() => undefined)
  return response?.ok ?? false
}

/** The header that has a browser show a preview. */
export function writePreviewCookie(code: string, publicUrl: string): string {
  const cookie = `preview=${code}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`
  return publicUrl.startsWith('https:') ? `${securePrefix}${cookie}; Secure` : cookie
}
