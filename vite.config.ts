import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { inlineScripts } from './tools/inline-scripts.ts'
import { withoutAdminPages } from './tools/without-admin-pages.ts'
import { briefReactRouter } from './web/bundling/brief-react-router.ts'
import { repairedReactRouter } from './web/bundling/repaired-react-router.ts'
import { withEnglishPartsAlone } from './web/bundling/with-english-parts-alone.ts'
import { withoutPreloadHelper } from './web/bundling/without-preload-helper.ts'
import { withoutSonnerStyles } from './web/bundling/without-sonner-styles.ts'

const apiOrigin = process.env.API_URL || `http://localhost:${process.env.PORT || 3000}`

/** Matches the ids of these modules. Throws where a file is gone: its chunk would change unseen. */
function modules(...files: string[]): RegExp {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`No such file for a chunk: ${missing.join(', ')}`)
  const ids = files.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
  return new RegExp(ids.join('|'))
}

/**
 * A few chunks instead of many small ones, each of which would be a request: what changes with our
 * dependencies, what stands around each public page, and what the pages of records share; and for each
 * language its layout with its words.
 */
const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
  },
  {
    name: 'site',
    test: modules(
      'web/root.tsx',
      'web/routes/public/shell.tsx',
      'web/ui/section.tsx',
      'web/ui/structured-data.tsx',
      'web/ui/behaviour/intercept-pop.ts',
      'web/seo/seo.ts',
      'contract/failure-messages.ts',
      'contract/navigation/fixed-entries.ts',
      'contract/record-of.ts',
    ),
  },
  {
    name: 'records',
    test: modules(
      'web/features/gallery/load-gallery.ts',
      'web/features/products/product-card.tsx',
      'web/features/products/infinite-list/infinite-grid.tsx',
      'web/features/products/load-products.ts',
      'web/features/products/infinite-list/use-infinite-list.ts',
      'web/features/search/search-notes.tsx',
      'web/ui/pictures/picture.tsx',
      'web/ui/inputs.tsx',
      'web/ui/states.tsx',
      'web/ui/behaviour/use-debounced.ts',
      'web/ui/not-found-content.tsx',
      'web/requests/api.ts',
      'web/requests/load-categories.ts',
      'web/lists/list-query.ts',
      'web/lists/use-requested-params.ts',
      'web/seo/link-words.ts',
      'contract/products/sorts.ts',
      'contract/text/count.ts',
      'contract/prices/unit-price.ts',
      'contract/labels/nutrients.ts',
    ),
  },
]

/** Without what they are made of, which both languages share. */
const languageChunks = [
  {
    name: 'english',
    test: modules(
      'web/routes/public/layout.tsx',
      'web/words/en.ts',
      'contract/order-list/chat-words-en.ts',
      'contract/prices/price-words-en.ts',
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'english-words',
    test: modules('contract/stock/words-en.ts', 'contract/text/month-names.ts'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'tamil-words',
    test: modules(
      'contract/order-list/chat-words-ta.ts',
      'contract/stock/words-ta.ts',
      'contract/text/month-names-ta.ts',
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'tamil',
    test: modules(
      'web/routes/public/layout-ta.tsx',
      'web/words/ta.ts',
      'web/ui/behaviour/use-device-letters.ts',
      'contract/prices/price-words-ta.ts',
    ),
    includeDependenciesRecursively: false,
  },
]

const visitors =
  /web[\\/](routes[\\/]public[\\/]|(features[\\/])?[\w-]+[\\/]words[\\/]|root\.tsx|entry\.client)/

/** True if only the admin area leads to a module. */
function isOfAdminArea(id: string, context: Rolldown.ChunkingContext): boolean {
  const found = new Set([id])
  for (const one of found) {
    if (visitors.test(one)) return false
    const info = context.getModuleInfo(one)
    for (const importer of info ? [...info.importers, ...info.dynamicImporters] : [])
      found.add(importer)
  }
  return true
}

/** Modules that most pages of the admin area share: each of them would ask for forty files more. */
const adminChunk = {
  name: (id: string, context: Rolldown.ChunkingContext) =>
    isOfAdminArea(id, context) ? 'admin' : null,
  minShareCount: 5,
  includeDependenciesRecursively: false,
}

/** Lets route chunks export more than their routes do: `includeDependenciesRecursively: false` needs it. */
const sharingEntries: Plugin = {
  name: 'sharing-entries',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : null,
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    sharingEntries,
    inlineScripts,
    withEnglishPartsAlone,
    repairedReactRouter,
    briefReactRouter,
    withoutPreloadHelper,
    withoutSonnerStyles,
    withoutAdminPages,
  ],
  // Everything is a file of its own: the content policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Drops all that describes pages to search engines: the server does that alone.
          treeshake: {
            moduleSideEffects: [{ test: /web[\\/]seo[\\/]json-ld/, sideEffects: false }],
          },
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: [...languageChunks, ...sharedChunks, adminChunk] },
          },
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
