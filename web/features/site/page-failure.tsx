import { isRouteErrorResponse } from 'react-router'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryForm } from '../../ui/states.tsx'

/** The error page of the public layout. */
export function PageFailure({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-6 px-gutter">
      <h1 className="font-display text-title">
        {missing ? failureMessages.pageNotFound : failureMessages.unexpected}
      </h1>
      <div className="flex flex-wrap gap-3">
        {!missing && <RetryForm onRetry={() => window.location.reload()} />}
        <ButtonLink to={pagePaths.home}>Home</ButtonLink>
        <ButtonLink to={pagePaths.products} variant="secondary">
          Products
        </ButtonLink>
      </div>
    </main>
  )
}
