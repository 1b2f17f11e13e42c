import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from '../../tools/bootstrap/build.mjs'
import { fingerprint } from '../../tools/bootstrap/fingerprint.mjs'
import { cacheDir, root } from '../../tools/bootstrap/project.mjs'
import { startSite } from './site.ts'

// Sources that a first start's result depends on.
const sources = ['api', 'contract', 'demo', 'env', 'http-cache', 'package-lock.json', 'server']

/**
 * Builds the product where its sources have changed, and returns a data folder with the demo
 * catalogue, of which every site of the browser tests begins with a copy. Preparing it takes a while,
 * so it is kept until something that decides it changes.
 */
export async function prepareTemplate(): Promise<string> {
  await ensureBuilt()
  const store = join(cacheDir, 'e2e')
  const template = join(store, fingerprint(root, sources))
  if (!existsSync(template)) {
    console.info('Preparing the demo catalogue for the browser tests …')
    const unfinished = join(store, 'unfinished')
    await rm(store, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    const site = await startSite(unfinished)
    await site.print('All pictures are ready.')
    await site.stop()
    await rename(unfinished, template)
  }
  return template
}
