import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const apiOrigin = process.env.API_URL || `http://localhost:${process.env.PORT || 3000}`

/** Sonner would put its styles into the page by script, which the page's policy forbids; admin.css has them. */
const sonnerWithoutStyles: Plugin = {
  name: 'sonner-without-styles',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(".*"\)/m, ''),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyles],
  // Everything is a file of its own: the content policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': apiOrigin, '/uploads': apiOrigin },
  },
  // One self-contained server bundle: it starts quicker and is always React's production build.
  ssr: { noExternal: command === 'build' ? true : undefined },
}))
