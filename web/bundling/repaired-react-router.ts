import { join } from 'node:path'
import type { Plugin } from 'vite'

const requests = join(import.meta.dirname, '..', 'requests')
const imports = `import { loadPage, openDocument } from ${JSON.stringify(join(requests, 'load-page.ts'))}
import { loadPart } from ${JSON.stringify(join(requests, 'load-part.ts'))}
`

/**
 * Replacements in files of React Router, which has no options for them. A build fails if one does not match.
 * Where the code or the data of the next page does not come, React Router reloads the present page or shows the
 * error page: the press is lost, and so is what was typed. Here `loadPage` makes its requests. Its inline
 * script needlessly empties a store, which fails where stores are forbidden.
 */
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
  'lib.js': [[/console\.error\(error\);\s+sessionStorage\.removeItem\(storageKey\);/, '']],
  'fog-of-war.js': [
    [
      /(async function handleClientVersionMismatch\(.*\) \{)[\s\S]*?\n\}/,
      '$1 return needsReload && errorReloadPath ? openDocument(errorReloadPath) : needsReload }',
    ],
    // Requests without a path read ahead: nobody waits for them.
    [
      /await fetch\(url, \{ signal \}\)/,
      'await (errorReloadPath ? loadPage : loadPart)(() => fetch(url, { signal }))',
    ],
  ],
  'single-fetch.js': [
    [/await fetch\((url, await .*)\);/, 'await loadPage(async () => fetch($1));'],
  ],
}

/** Messages of its own checks for developers: 1.3 kB of each first script. */
const developerMessage = /^(\s*(?:UNSAFE_)?(?:invariant|warning)\(.+?), (?:`.*`|".*")\);$/gm

/** Errors about code that calls React Router wrongly. */
const messageOfMisuse = /new Error\((?:`(?:You|Cannot) .*`|"(?:You|Cannot) .*")\)/g

/** Removed for browsers alone: the server's log keeps them. */
export const briefReactRouter: Plugin = {
  name: 'brief-react-router',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/.*\.js/ },
    handler: (code) =>
      code.replace(developerMessage, '$1);').replace(messageOfMisuse, 'new Error()'),
  },
}

export const repairedReactRouter: Plugin = {
  name: 'repaired-react-router',
  transform: {
    filter: {
      id: /react-router\/dist\/\w+\/lib\/dom\/(ssr\/(routeModules|routes|fog-of-war|single-fetch)|lib)\.js/,
    },
    handler(code, id) {
      let changed = imports + code
      for (const [from, to] of replacements[id.split(/[/?]/).at(-1) ?? ''] ?? []) {
        if (changed.search(from) < 0) this.error(`${id} has no ${from}`)
        changed = changed.replace(from, to)
      }
      return changed
    },
  },
}
