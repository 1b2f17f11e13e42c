import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Language } from '../contract/language.ts'
import { pagePaths, serviceWorkerPath, sitemapPath } from '../contract/paths.ts'
import { offlinePages } from '../contract/public-paths.ts'
import { adminRoutes } from './routes/admin/routes.ts'

export default [
  layout('routes/public/layout.tsx', pagesIn('en')),
  route('ta', 'routes/public/layout-ta.tsx', pagesIn('ta')),
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

/**
 * The pages for visitors in one language. Each page is wrapped in a route that holds its table of words, so
 * that React Router loads the table of this language along with the page, before hydration.
 */
function pagesIn(language: Language) {
  const page = (path: string, file = path) =>
    route(path, `routes/public/${file}.tsx`, { id: `${file.split('/').at(-1)}-${language}` })
  const pageWith = (table: string, ...pages: ReturnType<typeof page>[]) =>
    layout(`${table}${language}.ts`, pages)
  return [
    index('routes/public/home/home.tsx', { id: `home-${language}` }),
    pageWith('features/shop/words/about-', page('about-us', 'about')),
    pageWith(
      'features/products/words/',
      page('products', 'products/products'),
      page('category/:categoryId', 'category/category'),
    ),
    pageWith('features/gallery/words/', page('gallery')),
    pageWith('features/shop/words/contact-', page('contact')),
    pageWith('features/price-list/words/', page('price-list')),
    pageWith('features/shop/words/delivery-', page('delivery')),
    pageWith('features/shop/words/good-to-know-', page('good-to-know')),
    pageWith('order-list/words/', page('list', 'order-list')),
    page('*', 'not-found'),
  ]
}
