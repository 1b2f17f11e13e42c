import { type LinksFunction, Outlet } from 'react-router'
import styles from '../../styles/public.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function PublicLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
