import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { base } from './vitest.config.ts'

const root = import.meta.dirname

/** The others need not even be loaded. */
const marked = globSync('api/**/*.test.ts', { cwd: root }).filter((path) =>
  readFileSync(join(root, path), 'utf8').includes('two-processes'),
)

/**
 * Tests of the API once more, asked through two processes behind a proxy, on PostgreSQL and an S3
 * store: with `--tags-filter=two-processes`.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: marked,
    // One worker: the tests ask processes, too.
    maxWorkers: 1,
    env: { TEST_PROCESSES: 'many' },
    globalSetup: ['tools/postgres/global-setup.ts', 'tools/bootstrap/global-setup.ts'],
  },
})
