import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/**
 * The tests of the API once more, asked through two processes behind a proxy, on PostgreSQL and an
 * S3 store. Left out is what a proxy answers itself (malformed HTTP) and what looks into a process.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'api/{calls,catalogue}.test.ts',
      'api/features/{audit,auth,backups,categories,gallery,nav-config,products}/*.test.ts',
    ],
    exclude: ['api/features/products/list-repository.test.ts'],
    env: { TEST_PROCESSES: 'many' },
  },
})
