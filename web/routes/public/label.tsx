import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { iconAddress } from '../../../contract/settings/site-slots.ts'
import { LabelContent, LabelFrame } from '../../features/labels/label-document.tsx'
import { serverApi } from '../../requests/api.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { titleIn } from '../../seo/seo.ts'
import styles from '../../styles/label.css?url'
import type { Route } from './+types/label'

/** Label of a product, large and in two languages: a page without script. */
export async function loader({ context, params: { productId: id } }: Route.LoaderArgs) {
  const { shop, apiUrl } = requireWebContext(context)
  const api = serverApi(context)
  const { data, response } = await api.GET('/products/{id}', { params: { path: { id } } })
  const product = data?.data
  const group =
    product?.group &&
    (await api.GET('/product-groups/{id}', { params: { path: { id: product.group._id } } }))
  const respond = (title: string, content: ReactElement, status: number) => {
    const frame = {
      title: titleIn(shop.name, title),
      icon: iconAddress(apiUrl + shop.icon, '32'),
      styles,
    }
    const html = renderToStaticMarkup(<LabelFrame {...frame}>{content}</LabelFrame>)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return new Response(`<!DOCTYPE html>${html}`, { status, headers })
  }
  if (product && !group?.error) {
    const label = group?.data?.data.label
    const content = <LabelContent product={product} label={label} maker={shop.label} />
    return respond(product.name, content, 200)
  }
  const isMissing = !product && response.status === 404
  const title = isMissing ? failureMessages.pageNotFound : failureMessages.unexpected
  return respond(title, <h1>{title}</h1>, isMissing ? 404 : 503)
}
