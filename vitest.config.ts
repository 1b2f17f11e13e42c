import { configDefaults, defineConfig } from 'vitest/config'
import { inlineScripts } from './tools/inline-scripts.ts'

/** Shared by every run of Vitest. */
export const base = defineConfig({
  plugins: [inlineScripts],
  test: {
    // A process for each file took a fifth of the time, mostly to load the same modules again.
    isolate: false,
    // One for each processor: each waits now and then.
    maxWorkers: '100%',
    tags: [{ name: 'two-processes', description: 'What several writers or caches can break.' }],
    // Only against hanging for ever: a busy machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['{api,contract,demo,env,http-cache,server,tools,web}/**/*.test.{ts,tsx}'],
          // For PostgreSQL alone: `npm run test:ci` runs them.
          exclude: [...configDefaults.exclude, '**/*.postgres.test.ts'],
          globalSetup: 'tools/postgres/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.tsx'],
          environment: './tests/pages/fixtures/dom-environment.ts',
        },
      },
    ],
  },
})
