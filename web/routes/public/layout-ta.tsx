import type { LinksFunction, ShouldRevalidateFunction } from 'react-router'
import { loadNavigation } from '../../features/navigation/load-navigation.ts'
import { serverApi } from '../../requests/api.ts'
import styles from '../../styles/public.css?url'
import { useDeviceLetters } from '../../ui/behaviour/use-device-letters.ts'
import { tamil } from '../../words/ta.ts'
import type { Route } from './+types/layout-ta'
import { Shell, ShellFailure } from './shell.tsx'

/** The words that all its pages share. */
export const handle = { layout: tamil }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ context }: Route.LoaderArgs) {
  return loadNavigation(serverApi(context), tamil)
}

// The navigation is loaded once per visit.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function TamilLayout({ loaderData }: Route.ComponentProps) {
  useDeviceLetters()
  return <Shell words={tamil} navigation={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShellFailure words={tamil} error={error} />
}
