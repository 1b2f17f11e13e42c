import { data, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { loadGallery } from '../../features/gallery/load-gallery.ts'
import { serverApi } from '../../lib/api.ts'
import { readCategory } from './gallery-page.tsx'

// Apart from the page, whose script is not to load what only the server needs at first.

export async function loader({ context, request }: LoaderFunctionArgs) {
  const category = readCategory(new URL(request.url).search)
  const page = await loadGallery(serverApi(context), category)
  if (!page.error) return data(page)
  return data(page, { status: 503, headers: { 'cache-control': 'no-store' } })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
