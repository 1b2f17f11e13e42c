import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { withoutAdminPages } from './tools/without-admin-pages.ts'
import { withoutSonnerStyles } from './web/without-sonner-styles.ts'

const apiOrigin = process.env.API_URL || `http://localhost:${process.env.PORT || 3000}`

/**
 * A few chunks instead of many small ones, each of which would be a request: what changes with our
 * dependencies, the public layout with all that it is made of, and what the pages of records share.
 */
const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
  },
  {
    name: 'site',
    test: /web[\\/](routes[\\/]public[\\/]layout|ui[\\/](section|structured-data)|lib[\\/]seo)\.tsx?/,
  },
  {
    name: 'records',
    test: /(web[\\/](features[\\/]products[\\/]((product|order)-card|infinite-grid|load-products|use-infinite-list|search-notes)|ui[\\/](picture|inputs|states|use-debounced|not-found-content)|lib[\\/](api|load-categories|list-query|link-words|use-requested-search))|contract[\\/](sorts|count|unit-price|label-words))\.tsx?/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutSonnerStyles, withoutAdminPages],
  // Everything is a file of its own: the content policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
  },
  server: {
    proxy: { '/api': apiOrigin, '/uploads': apiOrigin },
  },
  // One self-contained server bundle: it starts quicker and is always React's production build.
  ssr: { noExternal: command === 'build' ? true : undefined },
}))
