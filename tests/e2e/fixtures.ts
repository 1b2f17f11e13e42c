import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { cloneFolder } from './clone-folder.ts'
import { startManyProcesses } from './many.ts'
import { resetData } from './reset-data.ts'
import { type Site, startSite } from './site.ts'

export { expect }

const template = process.env.E2E_TEMPLATE ?? ''

type Options = {
  /**
   * Gives each test a site with the data of its start: for tests that change the catalogue. One of
   * several processes is not put back: what changes it there leaves to the others what they need.
   */
  ownSite: boolean
}
/** A further site of one process, on a data folder of its own. */
type FurtherSite = Awaited<ReturnType<typeof startSite>> & { dataDir: string }
type Fixtures = {
  site: Site
  /** Starts one, with the demo's data where it has any; it ends with the test, however that ends. */
  startFurtherSite: (settings: Record<string, string>, side?: 'all' | 'web') => Promise<FurtherSite>
}
/** One process on SQLite and a folder, or two behind a proxy on PostgreSQL and an S3 store. */
type Processes = 'one' | 'many'
export type WorkerOptions = { processes: Processes }
type WorkerFixtures = WorkerOptions & {
  /** The worker's site; as it was at its start for whoever changes it, and after them. */
  findSite: (willChange: boolean) => Promise<Site>
}

/** Playwright's `test` on the real product, with the demo catalogue in a fresh data folder. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  ownSite: [false, { option: true }],

  processes: ['one', { option: true, scope: 'worker' }],

  findSite: [
    async ({ processes }, use) => {
      let site: Site | undefined
      let isChanged = false
      await use(async (willChange) => {
        if (site && (willChange || isChanged) && processes === 'one') await resetSite(site)
        site ??= await (processes === 'one' ? startFreshSite() : startManyProcesses(template))
        isChanged = willChange
        return site
      })
      await site?.remove()
    },
    { scope: 'worker' },
  ],

  site: async ({ ownSite, findSite }, use) => use(await findSite(ownSite)),

  baseURL: async ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what is needed
  startFurtherSite: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (settings, side) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
      ends.push(() => rm(dataDir, { recursive: true, force: true }))
      // A demo of its own would draw all pictures anew.
      if (side !== 'web' && settings.SEED !== 'none') cloneFolder(template, dataDir)
      const site = await startSite(dataDir, settings, side)
      ends.push(site.kill)
      return { ...site, dataDir }
    })
    for (const end of ends.toReversed()) await end()
  },

  page: async ({ page, isMobile }, use) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(rejectViolations)
    if (isMobile) await page.addInitScript(rejectWidePages)
    await use(page)
    expect(errors, 'no script of the page fails').toEqual([])
  },
})

/** Counts each violation of the content policy as an error, even if no script notices it. */
function rejectViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    throw new Error(`${effectiveDirective}: ${blockedURI} at ${sourceFile}:${lineNumber}`)
  })
}

/** A phone shows a page that is too wide at a smaller scale: its window counts as wider than its screen. */
function rejectWidePages(): void {
  addEventListener('resize', () => {
    if (innerWidth > screen.width) throw new Error(`${location} is ${innerWidth} px wide`)
  })
}

async function resetSite(site: Site): Promise<void> {
  resetData(site.settings.DATA_DIR ?? '', template)
  // A request with this header is not answered from the cache.
  await fetch(`${site.url}${apiPrefix}${apiPaths.products}`, { headers: { authorization: 'None' } })
}

async function startFreshSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  cloneFolder(template, dataDir)
  const { url, kill } = await startSite(dataDir)
  return {
    url,
    settings: { DATA_DIR: dataDir },
    async remove() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
