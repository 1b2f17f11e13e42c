import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{api,contract,demo,scripts,serving,web}/**/*.test.{ts,tsx}'],
    // Only against hanging for ever: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'scripts/postgres/global-setup.ts',
  },
})
