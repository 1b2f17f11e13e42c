import { renderToStaticMarkup } from 'react-dom/server'
import { languageOfPath } from '../../../contract/language.ts'
import favicon from '../../assets/favicon.svg'
import tamilSans from '../../assets/fonts/noto-sans-tamil.woff2'
import { documentResponse } from '../../document-response.ts'
import { OfflineDocument } from '../../features/offline/offline-document.tsx'
import { requireWebContext } from '../../requests/load-context.ts'
import styles from '../../styles/offline.css?url'
import type { Route } from './+types/offline'

/** Page that the service worker shows instead of one that cannot be loaded. */
export function loader({ context, request }: Route.LoaderArgs) {
  const web = requireWebContext(context)
  const language = languageOfPath(new URL(request.url).pathname)
  const html = renderToStaticMarkup(
    <OfflineDocument
      language={language}
      shop={web.shop}
      nonce={web.nonce}
      icon={favicon}
      styles={styles}
      font={tamilSans}
    />,
  )
  return documentResponse(`<!DOCTYPE html>${html}`, web)
}
