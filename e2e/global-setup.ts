import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './site.ts'

/** Fills one data folder with the demo catalogue; every site of the run begins with a copy. */
export default async function setup() {
  const template = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  const remove = () => rm(template, { recursive: true, force: true })
  try {
    const site = await startSite(template)
    await site.stop()
  } catch (error) {
    await remove()
    throw error
  }
  process.env.E2E_TEMPLATE = template
  return remove
}
