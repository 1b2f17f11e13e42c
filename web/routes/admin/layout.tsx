import { type LinksFunction, Outlet } from 'react-router'
import styles from '../../styles/admin.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function clientLoader() {
  return null
}

export function HydrateFallback() {
  return <p>Loading...</p>
}

export default function AdminLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
