import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import in code that loads the styles of what is imported first, and has no option
 * for less: 0.6 kB of each first script. Here a layout's stylesheet has them all, and a build fails where
 * another file brings its own.
 */
export const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.viteMetadata?.importedCss.size)
        this.error(
          `${file.fileName} brings styles that would not be loaded: import them in web/styles.`,
        )
    }
  },
}
