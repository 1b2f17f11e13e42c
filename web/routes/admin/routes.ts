import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every route under /admin. Paths are relative to web/. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin/login', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('products', 'routes/admin/products/list.tsx'),
    route('products/new', 'routes/admin/products/new.tsx'),
    route('products/edit/:id', 'routes/admin/products/edit.tsx'),
  ]),
]
