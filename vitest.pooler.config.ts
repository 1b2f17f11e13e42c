import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findPgBouncer } from './tools/pooler/find.ts'
import { base } from './vitest.config.ts'

const root = import.meta.dirname

// Tests of locks, constraints and concurrency, which differ by engine, and of jobs and backups, which hold a
// transaction open.
const files = globSync('api/**/*.test.ts', { cwd: root }).filter(
  (path) =>
    /^api\/(backups|features\/price-revisions)\//.test(path) ||
    /two-processes|\bbothEngines\b/.test(readFileSync(join(root, path), 'utf8')),
)

/** Runs on PostgreSQL behind PgBouncer in transaction mode; not at all where there is none. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: findPgBouncer() ? ['tests/pooler/*.test.ts', ...files] : [],
    env: { TEST_ENGINES: 'postgres', TEST_POOLER: 'pgbouncer' },
    globalSetup: [
      'tools/postgres/global-setup.ts',
      'tools/pooler/global-setup.ts',
      'tools/bootstrap/global-setup.ts',
    ],
  },
})
