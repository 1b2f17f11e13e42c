import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './site.ts'

/** Fills one data folder with the demo catalogue; every site of the run begins with a copy. */
export default async function setup() {
  const template = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  const site = await startSite(template)
  await site.stop()
  process.env.E2E_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
