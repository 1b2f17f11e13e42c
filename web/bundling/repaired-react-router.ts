import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const requests = join(import.meta.dirname, '..', 'requests')
const imports = `import { loadPage, openDocument } from ${JSON.stringify(join(requests, 'load-page.ts'))}
import { loadPart } from ${JSON.stringify(join(requests, 'load-part.ts'))}
`

/** Replaces a part of one of React Router's files. */
type Repair = { file: string; from: RegExp; to: string }

/**
 * Repairs of React Router 8.4, which has no options for them. Each says what happens without it. An update that
 * changes the repaired code fails the build, which names the repair: it goes if `missing-scripts.spec.ts` and
 * `storage.spec.ts` in `tests/e2e` pass without it.
 */
const repairs: Repair[] = [
  // The code of the pressed page does not come: reloads the present page, and the press and what was typed are lost.
  {
    file: 'routeModules.js',
    from: /try \{\s+let routeModule = await import\(([^)]*)\);[\s\S]*?\n\t\}\n\}/,
    to: 'return routeModulesCache[route.id] = await loadPage(() => import($1))\n}',
  },
  // The code of its loader does not come: shows the error page.
  {
    file: 'routes.js',
    from: /import\([^)]*\s(route\.client\w+Module)\s*\)/g,
    to: 'loadPage(() => import(/* @vite-ignore */ $1))',
  },
  // Code that is read ahead does not come: reports an unhandled rejection.
  {
    file: 'routes.js',
    from: /(import\([^)]*\smodulePath\s*\));/,
    to: '$1.catch(() => {});',
  },
  // The data of the page does not come: shows the error page.
  {
    file: 'single-fetch.js',
    from: /await fetch\((url, await .*)\);/,
    to: 'await loadPage(async () => fetch($1));',
  },
  // The list of routes does not come: shows the error page. Requests without a path read ahead: nobody waits for them.
  {
    file: 'fog-of-war.js',
    from: /await fetch\(url, \{ signal \}\)/,
    to: 'await (errorReloadPath ? loadPage : loadPart)(() => fetch(url, { signal }))',
  },
  // A new build has other routes: opens the page as a document, but asks staff a second time whether to leave a form,
  // and shows the error page if that takes five seconds (also github.com/remix-run/react-router/issues/15488).
  {
    file: 'fog-of-war.js',
    from: /(async function handleClientVersionMismatch\(.*\) \{)[\s\S]*?\n\}/,
    to: '$1 return needsReload && errorReloadPath ? openDocument(errorReloadPath) : needsReload }',
  },
  // The browser forbids stores: the inline script, which empties one where reading it failed, fails again
  // (github.com/remix-run/react-router/issues/14325 was about the other places).
  {
    file: 'lib.js',
    from: /console\.error\(error\);\s+sessionStorage\.removeItem\(storageKey\);/,
    to: '',
  },
]

export const repairedReactRouter: Plugin = {
  name: 'repaired-react-router',
  transform: {
    filter: {
      id: /react-router\/dist\/\w+\/lib\/dom\/(ssr\/(routeModules|routes|fog-of-war|single-fetch)|lib)\.js/,
    },
    handler(code, id) {
      const name = basename(id)
      let repaired = imports + code
      for (const { from, to } of repairs.filter(({ file }) => file === name)) {
        if (repaired.search(from) < 0) this.error(`${id} has no ${from}`)
        repaired = repaired.replace(from, to)
      }
      return repaired
    },
  },
}
