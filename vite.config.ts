import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { inlineScripts } from './tools/inline-scripts.ts'
import { withoutAdminPages } from './tools/without-admin-pages.ts'
import { briefReactRouter, repairedReactRouter } from './web/bundling/repaired-react-router.ts'
import { withEnglishPartsAlone } from './web/bundling/with-english-parts-alone.ts'
import { withoutPreloadHelper } from './web/bundling/without-preload-helper.ts'
import { withoutSonnerStyles } from './web/bundling/without-sonner-styles.ts'

const apiOrigin = process.env.API_URL || `http://localhost:${process.env.PORT || 3000}`

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
    test: /web[\\/](root|routes[\\/]public[\\/]shell|ui[\\/](section|structured-data|behaviour[\\/]intercept-pop)|seo[\\/]seo)\.tsx?|contract[\\/](failure-messages|navigation[\\/]fixed-entries|record-of)/,
  },
  {
    name: 'records',
    test: /(web[\\/](features[\\/]gallery[\\/]load-gallery|features[\\/]products[\\/]((product|order)-card|infinite-grid|load-products|use-infinite-list)|features[\\/]search[\\/]search-notes|ui[\\/](pictures[\\/]picture|inputs|states|behaviour[\\/]use-debounced|not-found-content)|requests[\\/](api|load-categories)|lists[\\/](list-query|use-requested-search)|seo[\\/]link-words)|contract[\\/](products[\\/]sorts|text[\\/]count|prices[\\/]unit-price|labels[\\/]nutrients))\.tsx?/,
  },
]

/** Without what they are made of, which both languages share. */
const languageChunks = [
  {
    name: 'english',
    test: /(web[\\/](routes[\\/]public[\\/]layout|words[\\/]en)|contract[\\/](order-list[\\/]chat|prices[\\/]price)-words-en)\.tsx?/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'english-phrases',
    test: /contract[\\/](order-list[\\/]chat-words-en|stock[\\/]words-en|text[\\/]month-names)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'tamil-phrases',
    test: /contract[\\/](order-list[\\/]chat-words-ta|stock[\\/]words-ta|text[\\/]month-names-ta)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'tamil',
    test: /(web[\\/](routes[\\/]public[\\/]layout-ta|words[\\/]ta|ui[\\/]behaviour[\\/]use-device-letters)|contract[\\/](order-list[\\/]chat|prices[\\/]price)-words-ta)\.tsx?/,
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
