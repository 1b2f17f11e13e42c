import { data } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { pageMeta } from '../../lib/seo.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundContent } from '../../ui/not-found-content.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: messages.pageNotFound,
    description: messages.pageNotFound,
    path: location.pathname,
    hidden: true,
  })

export default function NotFound() {
  return (
    <NotFoundContent
      title={messages.pageNotFound}
      text="This page has run dry. The oils are where they always were."
    >
      <ButtonLink to={publicPaths.home}>Go home</ButtonLink>
      <ButtonLink to={publicPaths.products} variant="secondary">
        Explore Products
      </ButtonLink>
    </NotFoundContent>
  )
}
