import { defineConfig } from 'vitest/config'
import { base } from './vitest.config.ts'

/** Other browsers in `npm run test:ci`; a cache in front, upgrades, builds and the container image in `npm run test:all`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['tests/{browsers,edge,image,release}/*.test.ts'],
    globalSetup: ['tools/postgres/global-setup.ts', 'tools/bootstrap/global-setup.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    maxWorkers: 1,
    expect: { poll: { timeout: 30_000 } },
  },
})
