import { type Plugin, parseSync } from 'vite'

const pages = /\/web\/routes\/admin\/.*\.tsx$/
const parts = /\/web\/(routes|features\/[^/]+|ui)\/admin\//

/**
 * Leaves the admin area's pages out of what the server runs, which draws none of them: nearly half
 * of its code, and the memory of that. What it says of a page, its title and its styles, stays.
 */
export const withoutAdminPages: Plugin = {
  name: 'without-admin-pages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  configEnvironment: (name) =>
    name === 'ssr'
      ? {
          build: {
            rolldownOptions: { treeshake: { moduleSideEffects: (id) => !parts.test(id) } },
          },
        }
      : null,
  transform: {
    filter: { id: pages },
    handler(code, id) {
      const { program } = parseSync(id, code)
      const page = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
      return page && `${code.slice(0, page.start)}export default () => null${code.slice(page.end)}`
    },
  },
}
