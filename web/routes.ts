import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pagePaths, serviceWorkerPath, sitemapPath } from '../contract/paths.ts'
import { offlinePages } from '../contract/public-paths.ts'
import { adminRoutes } from './routes/admin/routes.ts'

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('about-us', 'routes/public/about.tsx'),
    route('products', 'routes/public/products.tsx'),
    route('category/:categoryId', 'routes/public/category.tsx'),
    route('gallery', 'routes/public/gallery.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('price-list', 'routes/public/price-list.tsx'),
    route('delivery', 'routes/public/delivery.tsx'),
    route('good-to-know', 'routes/public/good-to-know.tsx'),
    route('list', 'routes/public/order-list.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('ta', 'routes/public/layout-ta.tsx', [
    index('routes/public/home.tsx', { id: 'home-ta' }),
    route('about-us', 'routes/public/about-ta.tsx'),
    route('gallery', 'routes/public/gallery-ta.tsx'),
    route('contact', 'routes/public/contact-ta.tsx'),
    route('products', 'routes/public/products-ta.tsx'),
    route('category/:categoryId', 'routes/public/category-ta.tsx'),
    route('delivery', 'routes/public/delivery-ta.tsx'),
    route('good-to-know', 'routes/public/good-to-know-ta.tsx'),
    route('list', 'routes/public/order-list-ta.tsx'),
    route('price-list', 'routes/public/price-list-ta.tsx'),
    route('*', 'routes/public/not-found.tsx', { id: 'not-found-ta' }),
  ]),
  route('label/:productId', 'routes/public/label.tsx'),
  route(sitemapPath.slice(1), 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route(serviceWorkerPath.slice(1), 'routes/public/service-worker.ts'),
  route(offlinePages.en.slice(1), 'routes/public/offline.tsx'),
  route(offlinePages.ta.slice(1), 'routes/public/offline.tsx', { id: 'offline-ta' }),
  route(pagePaths.preview.slice(1), 'routes/public/preview.ts'),
  route('manifest.webmanifest', 'routes/public/manifest.ts'),
  ...adminRoutes,
] satisfies RouteConfig
