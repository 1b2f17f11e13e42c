import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { withoutSonnerStyles } from './web/without-sonner-styles.ts'

const apiOrigin = process.env.API_URL || `http://localhost:${process.env.PORT || 3000}`

/** What every page needs, in one chunk: it compresses better and changes with our dependencies only. */
const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutSonnerStyles],
  // Everything is a file of its own: the content policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
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
