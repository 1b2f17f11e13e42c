import type { Plugin } from 'vite'

/**
 * Keeps Sonner from injecting its styles, which the content security policy forbids; admin.css imports
 * them. Without this plugin toasts look the same, and each page reports a blocked style
 * (docs/decisions/15-content-security-policy.md).
 */
export const withoutSonnerStyles: Plugin = {
  name: 'without-sonner-styles',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(".*"\)/m, ''),
  },
}
