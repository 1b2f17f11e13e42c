import { data } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { pageMeta } from '../../lib/seo.ts'
import { ButtonLink } from '../../ui/button.tsx'
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
    <div className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-section">
      <h1 className="max-w-3xl font-display text-title">{messages.pageNotFound}</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        This page has run dry. The oils are where they always were.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pagePaths.home}>Go home</ButtonLink>
        <ButtonLink to={pagePaths.products} variant="secondary">
          Explore Products
        </ButtonLink>
      </div>
    </div>
  )
}
