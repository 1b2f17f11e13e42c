import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{api,contract,demo,scripts,web}/**/*.test.{ts,tsx}'],
    globalSetup: 'scripts/postgres/global-setup.ts',
  },
})
