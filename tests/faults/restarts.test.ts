import { expect, it } from 'vitest'
import { findFreePort } from '../../tools/free-port.ts'
import { findNginx } from '../../tools/proxy/find.ts'
import { startProxy } from '../../tools/proxy/start.ts'
import { startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData } from './fixtures/site-data.ts'
import { signInWriter } from './fixtures/writer.ts'

it.skipIf(!findNginx())(
  'processes behind nginx that are restarted one after the other fail no request (runs where nginx is installed)',
  async () => {
    const fault = 'two processes behind nginx restarted one after the other'
    const random = chancesOf(fault)
    const report = createReport(fault)
    const site = await startBehindNginx()
    const client = await signInWriter(site.url)
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const endTraffic = client.startTraffic()
      for (const process of site.processes) {
        await moment(random, 500)
        await process.restart()
      }
      await moment(random, 500)
      await endTraffic()
    }
    const { made, failed } = client
    const names = await client.listNames()
    const there = new Set(names)
    const found = {
      checked: names.length,
      lost: made.filter((name) => !there.has(name)),
      torn: names.length === made.length ? [] : [`${names.length} for ${made.length} creates`],
    }
    report.add(found, { counts: { acknowledged: made.length, unexpected: failed } })
    const restarts = rounds * site.processes.length
    report.print(`${restarts} restarts, ${client.countSent()} requests, none failed`)
    await site.stop()
  },
)

/** Two processes of one site, each of which can be restarted. */
async function startBehindNginx() {
  const storage = await createSiteData('postgres', 'bucket')
  const startOne = async () => {
    const port = await findFreePort()
    const settings = { ...storage.settings, PORT: String(port), TRUST_PROXY: 'loopback' }
    let product = await startProduct(settings)
    const stop = async () => expect(await product.stop()).toBe(0)
    const restart = async () => {
      await stop()
      product = await startProduct(settings)
    }
    return { port, stop, restart }
  }
  const processes = [await startOne(), await startOne()]
  const proxy = await startProxy(processes.map(({ port }) => port))
  return {
    url: proxy.url,
    processes,
    async stop() {
      for (const { stop } of processes) await stop()
      await proxy.stop()
    },
  }
}
