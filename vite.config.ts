import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { withoutSonnerStyles } from './web/without-sonner-styles.ts'

const apiOrigin = process.env.API_URL || `http://localhost:${process.env.PORT || 3000}`

/**
 * Two chunks that every page needs, instead of many small ones: what changes with our dependencies,
 * and the public layout with all that it is made of.
 */
const sharedChunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'site',
    test: /web[\\/](routes[\\/]public[\\/]layout|ui[\\/](section|structured-data)|lib[\\/]seo)\.tsx?/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutSonnerStyles],
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
