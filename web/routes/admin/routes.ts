import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every route under /admin. Paths are relative to web/. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin/login', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('products', 'routes/admin/products/list.tsx'),
    route('products/new', 'routes/admin/products/new.tsx'),
    route('products/import', 'routes/admin/products/import.tsx'),
    route('products/edit/:id', 'routes/admin/products/edit.tsx'),
    route('categories', 'routes/admin/categories/list.tsx'),
    route('categories/new', 'routes/admin/categories/new.tsx'),
    route('categories/simple', 'routes/admin/categories/new.tsx', { id: 'category-simple' }),
    route('categories/edit/:id', 'routes/admin/categories/edit.tsx'),
    route('gallery', 'routes/admin/gallery/list.tsx'),
    route('gallery/new', 'routes/admin/gallery/new.tsx'),
    route('gallery/edit/:id', 'routes/admin/gallery/edit.tsx'),
    route('gallery/simple', 'routes/admin/gallery/list.tsx', { id: 'gallery-simple' }),
    route('gallery/simple/new', 'routes/admin/gallery/simple-new.tsx'),
    route('gallery/simple/edit/:id', 'routes/admin/gallery/simple-edit.tsx'),
    route('gallery/simple2', 'routes/admin/gallery/simple-new.tsx', { id: 'gallery-simple2' }),
    route('gallery/json', 'routes/admin/gallery/json.tsx'),
    route('navigation', 'routes/admin/navigation.tsx'),
    route('settings', 'routes/admin/settings/sections.tsx'),
    route('settings/:section', 'routes/admin/settings/section.tsx'),
    route('backup', 'routes/admin/backup.tsx'),
    route('password', 'routes/admin/password.tsx'),
    route('two-step', 'routes/admin/two-step.tsx'),
    route('sessions', 'routes/admin/sessions.tsx'),
    route('history', 'routes/admin/history.tsx'),
  ]),
]
