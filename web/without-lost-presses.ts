import { join } from 'node:path'
import type { Plugin } from 'vite'

const loadPage = JSON.stringify(join(import.meta.dirname, 'lib', 'load-page.ts'))

/** What is replaced in a file of React Router; a build fails where it is not found. */
const replacements: Record<string, [from: RegExp, to: string][]> = {
  'routeModules.js': [
    [
      /try \{\s+let routeModule = await import\(([^)]*)\);[\s\S]*?\n\t\}\n\}/,
      'return routeModulesCache[route.id] = await loadPage(() => import($1))\n}',
    ],
  ],
  'routes.js': [
    [
      /import\([^)]*\s(route\.client\w+Module)\s*\)/g,
      'loadPage(() => import(/* @vite-ignore */ $1))',
    ],
    [/(import\([^)]*\smodulePath\s*\));/, '$1.catch(() => {});'],
  ],
  'fog-of-war.js': [
    [
      /(async function handleClientVersionMismatch\(.*\) \{)[\s\S]*?\n\}/,
      '$1 return needsReload && errorReloadPath ? openDocument(errorReloadPath) : needsReload }',
    ],
    [/await fetch\(url, \{ signal \}\)/, 'await loadPage(() => fetch(url, { signal }))'],
  ],
  'single-fetch.js': [
    [/await fetch\((url, await .*)\);/, 'await loadPage(async () => fetch($1));'],
  ],
}

/**
 * React Router reloads the present page, or shows the error page, where the code or the data of the next one
 * does not come: the press is lost, and so is what was typed. It has no option for that, so that here its
 * requests go by `loadPage`.
 */
export const withoutLostPresses: Plugin = {
  name: 'without-lost-presses',
  transform: {
    filter: {
      id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/(routeModules|routes|fog-of-war|single-fetch)\.js/,
    },
    handler(code, id) {
      let changed = `import { loadPage, openDocument } from ${loadPage}\n${code}`
      for (const [from, to] of replacements[id.split(/[/?]/).at(-1) ?? ''] ?? []) {
        if (changed.search(from) < 0) this.error(`${id} has no ${from}`)
        changed = changed.replace(from, to)
      }
      return changed
    },
  },
}
