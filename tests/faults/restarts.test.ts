import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { idempotencyKeyHeader } from '../../contract/idempotency-key.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { findFreePort } from '../../tools/free-port.ts'
import { findNginx } from '../../tools/proxy/find.ts'
import { startProxy } from '../../tools/proxy/start.ts'
import { owner, startProduct } from './product.ts'
import { chancesOf, createReport, moment, rounds } from './rounds.ts'
import { createSiteData } from './site-data.ts'

/** How many at a time. Forms that are rejected cost little: so there are many POSTs to get in the way of. */
const clients = { create: 4, rejected: 8, read: 4 }

it.skipIf(!findNginx())(
  'processes behind nginx that are restarted one after the other (runs where nginx is installed)',
  async () => {
    const fault = 'two processes behind nginx restarted one after the other'
    const random = chancesOf(fault)
    const report = createReport(fault)
    const storage = await createSiteData('postgres', 'bucket')
    const start = (port: number) =>
      startProduct({ ...storage.settings, PORT: String(port), TRUST_PROXY: 'loopback' })
    const processes = []
    for (let count = 0; count < 2; count++) {
      const port = await findFreePort()
      processes.push({ port, product: await start(port) })
    }
    const proxy = await startProxy(processes.map(({ port }) => port))
    const api = proxy.url + apiPrefix
    const { data } = (await (await send(apiPaths.login, owner)).json()) as Signed
    const signedIn = { authorization: `Bearer ${data.token}` }
    const oils = await (await send(apiPaths.categories, { name: 'Oils' }, signedIn)).json()
    const category = (oils as Made).data._id
    const made: string[] = []
    const failed: string[] = []
    let asked = 0

    async function send(path: string, body: object, headers: Record<string, string> = {}) {
      const type = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) }
      return fetch(api + path, init)
    }

    /** Several at a time, each again once it is answered as it is to be. */
    function go(
      count: number,
      status: number,
      isOver: () => boolean,
      ask: (at: number) => Promise<Response>,
    ) {
      return Array.from({ length: count }, async (_, at) => {
        while (!isOver()) {
          const response = await ask(at)
          asked += 1
          if (response.status !== status)
            failed.push(`${response.url}: ${response.status} ${await response.text()}`)
          else await response.body?.cancel()
        }
      })
    }

    async function create(hasKey: boolean): Promise<Response> {
      const name = `Pressed ${randomUUID()}`
      const key = hasKey && { [idempotencyKeyHeader]: name }
      const response = await send(apiPaths.products, { name, category }, { ...signedIn, ...key })
      if (response.ok) made.push(name)
      return response
    }

    async function listNames(): Promise<string[]> {
      const names: string[] = []
      for (let page = 1; ; page++) {
        const response = await fetch(`${api}${apiPaths.products}?limit=1000&page=${page}`, {
          headers: signedIn,
        })
        const { data } = (await response.json()) as Listed
        if (data.length === 0) return names
        names.push(...data.map(({ name }) => name))
      }
    }

    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      let isDone = false
      const isOver = () => isDone
      const traffic = [
        ...go(clients.create, 201, isOver, (at) => create(at % 2 === 0)),
        ...go(clients.rejected, 400, isOver, () => send(apiPaths.products, {}, signedIn)),
        ...go(clients.read, 200, isOver, () => fetch(api + apiPaths.navConfig)),
      ]
      for (const process of processes) {
        await moment(random, 500)
        expect(await process.product.stop()).toBe(0)
        process.product = await start(process.port)
      }
      await moment(random, 500)
      isDone = true
      await Promise.all(traffic)
    }

    const names = await listNames()
    const there = new Set(names)
    const found = {
      checked: names.length,
      lost: made.filter((name) => !there.has(name)),
      torn: names.length === made.length ? [] : [`${names.length} for ${made.length} creates`],
    }
    report.add(found, { counts: { acknowledged: made.length, unexpected: failed } })
    report.print(`${rounds * processes.length} restarts, ${asked} requests, none failed`)
    for (const { product } of processes) expect(await product.stop()).toBe(0)
    await proxy.stop()
  },
)

type Signed = { data: { token: string } }
type Made = { data: { _id: string } }
type Listed = { data: { name: string }[] }
