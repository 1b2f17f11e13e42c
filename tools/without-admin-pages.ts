import { type Plugin, parseSync } from 'vite'

const pages = /\/web\/routes\/admin\/.*\.tsx$/
const parts = /\/web\/(routes|features\/[^/]+|ui)\/admin\/|\/contract\//

/**
 * Leaves the admin area's pages out of the server's bundle, because the server renders none of them: nearly half
 * of its code, and the memory for it. Their titles and styles stay. The contract's schemas are dropped with them,
 * because Zod keeps the names of all schemas of a process together, and the API's description allows no
 * duplicates.
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
      return parseSync(id, code).program.body.reduceRight((rest, statement) => {
        const emptied = emptyExport(statement)
        return emptied ? rest.slice(0, statement.start) + emptied + rest.slice(statement.end) : rest
      }, code)
    },
  },
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

/** Replaces an export that only the browser calls, whose presence decides what is rendered. */
function emptyExport(statement: Statement): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return 'export default () => null'
  if (statement.type !== 'ExportNamedDeclaration') return
  const { declaration } = statement
  if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === 'clientLoader')
    return 'export const clientLoader = () => null'
}
