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
    const site = await startBehindNginx()
    const client = await signInClient(site.url)
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

/** Somebody of the staff, who counts what goes otherwise than it should. */
async function signInClient(url: string) {
  const api = url + apiPrefix
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login: Login = await (await post(apiPaths.login, owner)).json()
  const headers = { authorization: `Bearer ${login.data.token}` }
  const oils: Created = await (await post(apiPaths.categories, { name: 'Oils' }, headers)).json()
  const made: string[] = []
  const failed: string[] = []
  let sent = 0

  async function create(hasKey: boolean): Promise<Response> {
    const name = `Pressed ${randomUUID()}`
    const key = hasKey && { [idempotencyKeyHeader]: name }
    const product = { name, category: oils.data._id }
    const response = await post(apiPaths.products, product, { ...headers, ...key })
    if (response.ok) made.push(name)
    return response
  }

  /** Sends until it is over, each request once the one before it is answered. */
  async function repeat(status: number, isOver: () => boolean, send: () => Promise<Response>) {
    while (!isOver()) {
      const response = await send()
      sent += 1
      if (response.status !== status)
        failed.push(`${response.url}: ${response.status} ${await response.text()}`)
      else await response.body?.cancel()
    }
  }

  return {
    made,
    failed,
    countSent: () => sent,
    /** @returns how to end it, once all that was sent is answered */
    startTraffic() {
      let isDone = false
      const isOver = () => isDone
      const times = <T>(count: number, start: (at: number) => T) =>
        Array.from({ length: count }, (_, at) => start(at))
      const traffic = [
        ...times(clients.create, (at) => repeat(201, isOver, () => create(at % 2 === 0))),
        ...times(clients.rejected, () =>
          repeat(400, isOver, () => post(apiPaths.products, {}, headers)),
        ),
        ...times(clients.read, () => repeat(200, isOver, () => fetch(api + apiPaths.navConfig))),
      ]
      return async () => {
        isDone = true
        await Promise.all(traffic)
      }
    },
    async listNames(): Promise<string[]> {
      const names: string[] = []
      for (let page = 1; ; page++) {
        const path = `${apiPaths.products}?limit=1000&page=${page}`
        const { data }: Listed = await (await fetch(api + path, { headers })).json()
        if (data.length === 0) return names
        names.push(...data.map(({ name }) => name))
      }
    },
  }
}

type Login = { data: { token: string } }
type Created = { data: { _id: string } }
type Listed = { data: { name: string }[] }
