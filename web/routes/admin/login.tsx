import type { LinksFunction } from 'react-router'
import styles from '../../styles/admin.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: 'Admin Login' }]

export default function Login() {
  return <h1>Admin Login</h1>
}
