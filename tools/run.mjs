// Entry of every npm script that must work in a bare clone, on any Node from 20 on, so it uses only plain
// JavaScript and Node's own modules. It installs and builds what is missing, then hands over to the pinned Node.
import { existsSync } from 'node:fs'
import { ensureBuilt } from './bootstrap/build.mjs'
import { execNode } from './bootstrap/exec-node.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { log, Problem } from './bootstrap/log.mjs'
import { oldestNode, root } from './bootstrap/project.mjs'

/**
 * `dev`: needs the packages for development, too.
 * @typedef {{ entry?: string, bundle?: string, args?: string[], builds?: boolean, serves?: boolean, dev?: boolean }} Task
 */

/** @type {Record<string, Task>} */
const tasks = {
  start: {
    entry: 'server/main.ts',
    bundle: 'build/product/main.js',
    args: ['all'],
    builds: true,
    serves: true,
  },
  'start:api': { entry: 'server/main.ts', args: ['api'], serves: true },
  'start:web': {
    entry: 'server/main.ts',
    bundle: 'build/product/main.js',
    args: ['web'],
    builds: true,
    serves: true,
  },
  build: { builds: true },
  admin: { entry: 'api/features/accounts/admin-cli.ts', serves: true },
  backup: { entry: 'api/backups/backup-cli.ts', serves: true },
  restore: { entry: 'api/backups/restore-cli.ts', serves: true },
  'migrate-to-postgres': { entry: 'api/backups/move-cli.ts', serves: true },
  openapi: { entry: 'tools/openapi.ts', dev: true },
  dev: { entry: 'tools/dev.ts', dev: true },
  bench: { entry: 'tools/bench/run.ts', builds: true, dev: true },
  test: { entry: 'tools/test.ts', args: ['test'], dev: true },
  'test:ci': { entry: 'tools/test.ts', args: ['ci'], dev: true },
  'test:all': { entry: 'tools/test.ts', args: ['all'], dev: true },
  'test:changed': { entry: 'tools/test.ts', args: ['changed'], dev: true },
  faults: { entry: 'tools/faults.ts', dev: true },
  check: { entry: 'tools/test.ts', args: ['check'], dev: true },
}

try {
  const [name = '', ...rest] = process.argv.slice(2)
  const task = tasks[name]
  if (!task) throw new Problem(`There is no task «${name}»: ${Object.keys(tasks).join(', ')}.`)
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Problem(`Node.js ${oldestNode} or newer is needed; this is ${process.version}.`)
  }
  process.chdir(root)
  await ensureInstalled({ dev: task.dev === true })
  if (task.builds) await ensureBuilt()
  // Starts the bundle if the build has made it, because it starts faster.
  const entry = task.bundle && existsSync(task.bundle) ? task.bundle : task.entry
  if (entry) {
    execNode([entry, ...(task.args ?? []), ...rest], { serves: task.serves === true })
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error
  log(error.message)
  process.exitCode = 1
}
