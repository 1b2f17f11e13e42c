import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type Site, startSite } from './site.ts'

export { expect }

type Options = {
  /** Gives each test a site of its own: for tests that change the catalogue. */
  ownSite: boolean
}
type Fixtures = { site: Site; uncaughtErrors: undefined }
type WorkerFixtures = { findSharedSite: () => Promise<Site> }

/** Playwright's `test` on the real product, with the demo catalogue in a fresh data folder. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  ownSite: [false, { option: true }],

  findSharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      let shared: Promise<Site> | undefined
      await use(() => {
        shared ??= startFreshSite()
        return shared
      })
      if (shared) await removeSite(await shared)
    },
    { scope: 'worker' },
  ],

  site: async ({ ownSite, findSharedSite }, use) => {
    const site = await (ownSite ? startFreshSite() : findSharedSite())
    await use(site)
    if (ownSite) await removeSite(site)
  },

  baseURL: async ({ site }, use) => use(site.url),

  uncaughtErrors: [
    async ({ page }, use) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await use(undefined)
      expect(errors, 'no script of the page fails').toEqual([])
    },
    { auto: true },
  ],
})

async function startFreshSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  await cp(process.env.E2E_TEMPLATE ?? '', dataDir, { recursive: true })
  return startSite(dataDir)
}

async function removeSite(site: Site): Promise<void> {
  await site.stop()
  await rm(site.dataDir, { recursive: true, force: true })
}
