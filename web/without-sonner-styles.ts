import type { Plugin } from 'vite'

/** Sonner would put its styles into the page by script, which the page's policy forbids; admin.css has them. */
export const withoutSonnerStyles: Plugin = {
  name: 'without-sonner-styles',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(".*"\)/m, ''),
  },
}
