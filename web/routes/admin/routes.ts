import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every route under /admin. Paths are relative to web/. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin/login', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('products', 'routes/admin/products/list.tsx'),
    route('products/new', 'routes/admin/products/form.tsx', { id: 'product-new' }),
    route('products/import', 'routes/admin/products/import.tsx'),
    route('products/edit/:id', 'routes/admin/products/form.tsx'),
    route('categories', 'routes/admin/categories/list.tsx'),
    route('categories/new', 'routes/admin/categories/form.tsx', { id: 'category-new' }),
    route('categories/simple', 'routes/admin/categories/form.tsx', { id: 'category-simple' }),
    route('categories/edit/:id', 'routes/admin/categories/form.tsx'),
    route('product-groups', 'routes/admin/product-groups/list.tsx'),
    route('product-groups/new', 'routes/admin/product-groups/form.tsx', { id: 'group-new' }),
    route('product-groups/labels', 'routes/admin/product-groups/labels.tsx'),
    route('product-groups/edit/:id', 'routes/admin/product-groups/form.tsx'),
    route('gallery', 'routes/admin/gallery/list.tsx'),
    route('gallery/new', 'routes/admin/gallery/form.tsx', { id: 'gallery-new' }),
    route('gallery/edit/:id', 'routes/admin/gallery/form.tsx'),
    route('gallery/simple', 'routes/admin/gallery/list.tsx', { id: 'gallery-simple' }),
    route('gallery/simple/new', 'routes/admin/gallery/simple-form.tsx', {
      id: 'gallery-simple-new',
    }),
    route('gallery/simple/edit/:id', 'routes/admin/gallery/simple-form.tsx'),
    route('gallery/simple2', 'routes/admin/gallery/simple-form.tsx', { id: 'gallery-simple2' }),
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
