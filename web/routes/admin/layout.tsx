import { Outlet } from 'react-router'

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
