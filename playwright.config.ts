import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser/find.ts'
import { playwrightReport } from './scripts/test/steps.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may trip a test once; the summary names each that had to be repeated.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: playwrightReport }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }) },
  },
  // A journey that makes sense on one of them only says so in its name.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
