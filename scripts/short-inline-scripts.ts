import { minify, type Plugin } from 'vite'

const start = 'export default '

/**
 * What stands in every page as a script's text is shortened with the build: the function that such a
 * file exports becomes its text.
 */
export const shortInlineScripts: Plugin = {
  name: 'short-inline-scripts',
  apply: 'build',
  transform: {
    filter: { id: /\.inline\.ts$/ },
    async handler(source, id) {
      const { code } = await minify(id, source, { module: true })
      if (!code.startsWith(`${start}function`)) this.error('It is to export one function alone.')
      return start + JSON.stringify(code.slice(start.length).replace(/;?\n?$/, ''))
    },
  },
}
