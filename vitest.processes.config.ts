import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/**
 * The tests of the API once more, asked through two processes behind a proxy, on PostgreSQL and an
 * S3 store: all that ask it anything. A single test that cannot be run so is `itInOneProcess`.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'api/*.test.ts',
      'api/images/routes.test.ts',
      'api/features/{audit,auth,backups,categories,gallery,nav-config,products}/*.test.ts',
    ],
    exclude: [
      'api/features/products/list-repository.test.ts',
      // As a guest, right after a write: who comes to the other process may see what was before.
      'api/api-page.test.ts',
    ],
    env: { TEST_PROCESSES: 'many' },
  },
})
