import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

const root = import.meta.dirname

/** Every file of the API's tests that asks it anything, or a site with its backups: it says so itself. */
const askApi = globSync('api/**/*.test.ts', { cwd: root }).filter((path) =>
  /from '.*\/testing\/(api|site)\.ts'/.test(readFileSync(join(root, path), 'utf8')),
)

/**
 * The tests of the API once more, asked through two processes behind a proxy, on PostgreSQL and an
 * S3 store: all of them, and each file whole. What a proxy answers itself is asked past it.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: askApi,
    // What it asks are processes, too.
    maxWorkers: 1,
    env: { TEST_PROCESSES: 'many' },
    globalSetup: ['tools/postgres/global-setup.ts', 'tools/bootstrap/global-setup.ts'],
  },
})
