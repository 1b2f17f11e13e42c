import { data } from 'react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { pageMeta } from '../../seo/seo.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundContent } from '../../ui/not-found-content.tsx'
import { findWords, useWords } from '../../words/words.ts'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { pageNotFound: title } = findWords(matches, 'layout').failure
  return pageMeta(matches, { title, description: title, path: location.pathname, hidden: true })
}

export default function NotFound() {
  const { failure, shell } = useWords()
  return (
    <NotFoundContent title={failure.pageNotFound} text={failure.ranDry}>
      <ButtonLink to={publicPaths.home}>{failure.goHome}</ButtonLink>
      <ButtonLink to={publicPaths.products} variant="secondary">
        {shell.explore}
      </ButtonLink>
    </NotFoundContent>
  )
}
