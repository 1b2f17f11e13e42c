import type { Plugin } from 'vite'

/** Keeps Sonner from injecting its styles, which the content security policy forbids; admin.css imports them. */
export const withoutSonnerStyles: Plugin = {
  name: 'without-sonner-styles',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(".*"\)/m, ''),
  },
}
