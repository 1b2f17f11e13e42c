import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './tests/e2e/fixtures/test.ts'
import { phone } from './tests/e2e/home/first-view.ts'
import { findTestBrowser } from './tools/browser/find.ts'
import { switches } from './tools/browser/switches.ts'
import { playwrightReport } from './tools/test/steps.ts'

const executablePath = findTestBrowser()

const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/fixtures/global-setup.ts',
  fullyParallel: true,
  workers: '100%',
  // Only against hanging for ever: a busy machine is no failure.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: playwrightReport }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker's requests pass by the interceptions of a page; its own test has it.
    serviceWorkers: 'block',
    // A trace of each would cost a sixth of the time; of one test, `--trace on` takes it.
    screenshot: 'only-on-failure',
    launchOptions: { args: switches, ...(executablePath && { executablePath }) },
  },
  // Every journey is walked once, on a phone: visitors and staff hold one. `@desktop` says that it
  // looks different or is done differently at a desk, where it is walked again; what is only there
  // has a file of its own. `@two-processes` is walked again at a desk on a site of two processes.
  projects: [
    // First, for it takes long to start such a site: the one worker that does so ends among the others.
    {
      name: 'two processes',
      grep: /@two-processes/,
      workers: 1,
      use: { ...desktop, processes: 'many' },
    },
    {
      name: 'phone',
      grepInvert: /\.desktop\.spec\.ts/,
      // To draw four pixels for each point takes a tenth of the time of a page, and shows the same.
      use: { ...phone, deviceScaleFactor: 1, processes: 'one' },
    },
    {
      name: 'desktop',
      grep: /\.desktop\.spec\.ts|@desktop/,
      use: { ...desktop, processes: 'one' },
    },
  ],
})
