import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { findFreePort } from '../../tools/free-port.ts'
import { startVarnish } from '../../tools/varnish/start.ts'
import { cloneFolder } from '../e2e/fixtures/clone-folder.ts'
import { administrator, startProcess } from '../e2e/fixtures/site.ts'
import { prepareTemplate } from '../e2e/fixtures/template.ts'
import { type Answer, type Asked, ask } from './ask.ts'

const purgeToken = 'token-for-the-tests-of-the-edge'

/** The shop with the demo's catalogue, and Varnish before it. */
export type Shop = {
  /** Address of the process itself. */
  origin: string
  /** Address of Varnish. */
  edge: string
  countBackendRequests(): number
  /** As a crash would end the process. */
  kill(): Promise<void>
  staff: { authorization: string }
  products: string[]
  categories: string[]
  /** Sends a write as staff, past Varnish or through it. */
  write(asked: Asked, base?: string): Promise<Answer>
  /** Price of a product, as visitors are told by whom they ask. */
  priceOf(id: string, base: string): Promise<number>
  setPrice(id: string, price: number): Promise<void>
}

/** @param purges whether the process tells Varnish of its writes */
export async function openShop(
  edgeSeconds: number,
  { purges }: { purges: boolean },
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-edge-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  cloneFolder(await prepareTemplate(), dataDir)
  const port = await findFreePort()
  const varnish = await startVarnish(port, purgeToken)
  onTestFinished(varnish.stop)
  const site = await startProcess(port, {
    DATA_DIR: dataDir,
    EDGE_SECONDS: String(edgeSeconds),
    BACKUP_EVERY: 'off',
    TRUST_PROXY: 'loopback',
    ...(purges && { PURGE_URL: varnish.purgeUrl, PURGE_TOKEN: purgeToken }),
  })
  onTestFinished(site.kill)
  const origin = `http://127.0.0.1:${port}`
  const edge = varnish.url
  const api = async (asked: Asked, base = origin) =>
    ask(base, { ...asked, path: apiPrefix + asked.path })
  const data = async (asked: Asked, base = origin) => JSON.parse((await api(asked, base)).text)
  // Varnish has seen by its probe that somebody is there.
  await expect.poll(async () => (await api({ path: apiPaths.ready }, edge)).status).toBe(200)
  const { token } = (await data({ method: 'POST', path: apiPaths.login, body: administrator })).data
  const staff = { authorization: `Bearer ${token}` }
  const idsOf = async (path: string) =>
    (await data({ path })).data.map(({ _id }: { _id: string }) => _id)
  const productPath = (id: string) => fillPath(apiPaths.product, { id })
  const write: Shop['write'] = async (asked, base = origin) =>
    api({ ...asked, headers: { ...staff, ...asked.headers } }, base)
  return {
    origin,
    edge,
    countBackendRequests: varnish.countBackendRequests,
    kill: site.kill,
    staff,
    products: await idsOf(`${apiPaths.products}?limit=100`),
    categories: await idsOf(apiPaths.mainCategories),
    write,
    priceOf: async (id, base) => (await data({ path: productPath(id) }, base)).data.price,
    async setPrice(id, price) {
      const changed = await write({ method: 'PUT', path: productPath(id), body: { price } })
      expect(changed.status).toBe(200)
    },
  }
}
