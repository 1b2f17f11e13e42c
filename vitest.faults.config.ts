import { defineConfig } from 'vitest/config'
import { findProgram } from './tools/find-program.ts'
import { base } from './vitest.config.ts'

/** Breaks and overloads the product: a round in `npm run test:ci`, many by `npm run faults`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['tests/{faults,load,power-loss}/*.test.ts'],
    // The recorder of writes to a disk is compiled for this machine.
    exclude: findProgram(['cc']) ? [] : ['tests/power-loss/*.test.ts'],
    globalSetup: ['tools/postgres/global-setup.ts', 'tools/bootstrap/global-setup.ts'],
    testTimeout: 7_200_000,
    maxWorkers: 2,
  },
})
