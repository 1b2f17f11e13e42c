import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every route under /admin. Paths are relative to web/. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin/login', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('products', 'routes/admin/products/list.tsx'),
    route('products/new', 'routes/admin/products/new.tsx'),
    route('products/edit/:id', 'routes/admin/products/edit.tsx'),
    route('categories', 'routes/admin/categories/list.tsx'),
    route('categories/new', 'routes/admin/categories/new.tsx'),
    route('categories/simple', 'routes/admin/categories/simple.tsx'),
    route('categories/edit/:id', 'routes/admin/categories/edit.tsx'),
  ]),
]
