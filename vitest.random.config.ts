import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { base } from './vitest.config.ts'

const root = import.meta.dirname

const rooms = '{api,contract,http-cache,web}'
const random = globSync(`${rooms}/**/*.test.{ts,tsx}`, { cwd: root }).filter((path) =>
  readFileSync(join(root, path), 'utf8').includes('/testing/random-runs.ts'),
)

/** Random tests with many more values, in `npm run test:all`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: random,
    env: { TEST_RANDOM: 'long' },
    globalSetup: 'tools/postgres/global-setup.ts',
    testTimeout: 7_200_000,
  },
})
