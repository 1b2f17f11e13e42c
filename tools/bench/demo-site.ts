import { cp } from 'node:fs/promises'
import { prepareTemplate } from '../../tests/e2e/template.ts'
import { withFolder } from './leftovers.ts'
import { type Site, startSite } from './site.ts'

/** The product with the demo catalogue, drawn once and kept; stopped when `work` is done. */
export function withDemoSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    await cp(await prepareTemplate(), folder, { recursive: true })
    const site = await startSite(folder)
    try {
      return await work(site)
    } finally {
      await site.stop()
    }
  })
}
