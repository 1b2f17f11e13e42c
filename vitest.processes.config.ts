import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

const root = import.meta.dirname

/** Test files that say at their head what several processes can break of theirs. */
const marked = globSync('api/**/*.test.ts', { cwd: root }).filter((path) =>
  readFileSync(join(root, path), 'utf8').startsWith('// @two-processes: '),
)

/**
 * Tests of the API once more, each file whole, asked through two processes behind a proxy, on
 * PostgreSQL and an S3 store. What a proxy answers itself is asked past it.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: marked,
    // What it asks are processes, too.
    maxWorkers: 1,
    env: { TEST_PROCESSES: 'many' },
    globalSetup: ['tools/postgres/global-setup.ts', 'tools/bootstrap/global-setup.ts'],
  },
})
