import { redirect } from 'react-router'
import { pagePaths } from '../../../contract/paths.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { isPreview, writePreviewCookie } from '../../shop-state.ts'
import type { Route } from './+types/preview'

/** Opens a preview: from here on the browser sees the closed shop. A code that is too late changes nothing. */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const { fetchApi, publicUrl } = requireWebContext(context)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (await isPreview(code, fetchApi))
    headers.set('set-cookie', writePreviewCookie(code, publicUrl))
  return redirect(pagePaths.home, { headers })
}
