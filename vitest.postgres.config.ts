import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { base } from './vitest.config.ts'

const root = import.meta.dirname

// Files that ask for both engines by `bothEngines` alone have run on PostgreSQL in `npm test`.
const onOneEngine = globSync('api/**/*.test.ts', { cwd: root }).filter(
  (path) =>
    path.endsWith('.postgres.test.ts') ||
    /import \{[^}]*\b(directions|engines)\b[^}]*\} from '[./]+testing\/database\.ts'/.test(
      readFileSync(join(root, path), 'utf8'),
    ),
)

/** Runs on PostgreSQL the tests that `npm test` runs on SQLite, and those of PostgreSQL alone. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: onOneEngine,
    env: { TEST_ENGINES: 'postgres' },
    globalSetup: 'tools/postgres/global-setup.ts',
  },
})
