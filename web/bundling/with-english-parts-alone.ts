import type { Plugin } from 'vite'

/**
 * React Aria brings its own few words in 34 languages, as 740 modules. The admin area is in English, so neither
 * a build nor a browser loads the others.
 */
export const withEnglishPartsAlone: Plugin = {
  name: 'with-english-parts-alone',
  load: {
    filter: {
      id: /\/react-(aria|stately)\/dist\/private\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
    },
    handler: () => `export { default } from './en-US.mjs'`,
  },
}
