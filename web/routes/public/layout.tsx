import type { LinksFunction, ShouldRevalidateFunction } from 'react-router'
import { loadNavigation } from '../../features/navigation/load-navigation.ts'
import { serverApi } from '../../requests/api.ts'
import styles from '../../styles/public.css?url'
import { english } from '../../words/en.ts'
import type { Route } from './+types/layout'
import { Shell, ShellFailure } from './shell.tsx'

/** The words that all its pages share. */
export const handle = { layout: english }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ context }: Route.LoaderArgs) {
  return loadNavigation(serverApi(context), english)
}

// The navigation is loaded once per visit.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function EnglishLayout({ loaderData }: Route.ComponentProps) {
  return <Shell words={english} navigation={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShellFailure words={english} error={error} />
}
