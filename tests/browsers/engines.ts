import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findFirefox, findWebKit } from '../../tools/browser/find.ts'
import { cloneFolder } from '../e2e/fixtures/clone-folder.ts'
import { startSite } from '../e2e/fixtures/site.ts'
import { prepareTemplate } from '../e2e/fixtures/template.ts'
import type { Browser, WindowKind } from './browser.ts'
import { launchFirefox } from './firefox.ts'
import { createPage, type Page } from './page.ts'
import { watchSite } from './watched-site.ts'
import { launchWebKit } from './webkit.ts'

type Launch = (window: WindowKind) => Promise<Browser>

const firefox = findFirefox()
const webkit = findWebKit()

/** For `describe.each(engines)`: who cannot be launched says so in its name, and is left out. */
export const engines: { name: string; launch: Launch | undefined }[] = [
  {
    name: firefox ? 'Firefox' : 'Firefox, which is not installed here',
    launch: firefox ? (window) => launchFirefox(firefox, window) : undefined,
  },
  {
    name: webkit ? 'WebKit' : 'WebKit, which is not installed here',
    launch: webkit ? (window) => launchWebKit(webkit, window) : undefined,
  },
]

/** A window on a site of its own with the demo catalogue; the test fails where its pages have trouble. */
export async function openSite(launch: Launch | undefined, window: WindowKind): Promise<Page> {
  if (!launch) throw new Error('There is no such browser here')
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-browsers-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  cloneFolder(await prepareTemplate(), dataDir)
  const site = await startSite(dataDir)
  onTestFinished(site.kill)
  const watched = await watchSite(site.url)
  onTestFinished(async () => {
    await watched.stop()
    expect(watched.problems, 'what the pages report').toEqual([])
  })
  const browser = await launch(window)
  onTestFinished(browser.close)
  return createPage(browser, watched.url)
}
