import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { findFreePort } from '../../tools/free-port.ts'
import { findNginx } from '../../tools/proxy/find.ts'
import { startProxy } from '../../tools/proxy/start.ts'
import { administrator, startProcess } from '../e2e/fixtures/site.ts'
import { createSiteData, setups } from '../faults/fixtures/site-data.ts'
import { signInWriter } from '../faults/fixtures/writer.ts'
import { buildVersionBefore, buildVersionNext } from './versions.ts'

/** Length of writes and reads in each direction. */
const minutes = Number(process.env.ROLLING_MINUTES ?? 1)
const here = join(import.meta.dirname, '..', '..')

let before: string
let next: string
beforeAll(() => {
  before = buildVersionBefore()
  next = buildVersionNext()
})

it.skipIf(!findNginx()).each(setups)(
  'the version before, this one and a next one replace each other behind nginx without a failed request, on $engine with a $kind (runs where nginx is installed)',
  async ({ engine, kind }) => {
    const site = await startBehindNginx(engine, kind, before)
    const writer = await signInWriter(site.url, administrator)
    const visitor = createVisitor(site.url)
    const directions: [string, string][] = [
      ['the version before to this one', here],
      ['this one to a next one', next],
      ['a next one back to this one', here],
    ]
    for (const [direction, folder] of directions) {
      const endTraffic = [writer.startTraffic(), visitor.startTraffic()]
      for (const process of site.processes) {
        await setTimeout((minutes * 60_000) / 3)
        await process.become(folder)
      }
      await setTimeout((minutes * 60_000) / 3)
      for (const end of endTraffic) await end()
      const failed = [...writer.failed, ...visitor.failed]
      expect({ failed, log: failed.length > 0 ? site.printed() : '' }, direction).toEqual({
        failed: [],
        log: '',
      })
    }
    const there = await writer.listNames()
    expect(there.toSorted()).toEqual(writer.made.toSorted())
    expect(await visitor.findMissing(next), 'of a tab that the next version has sent').toEqual([])
    const sent = writer.countSent() + visitor.countSent()
    console.info(
      `Rolling, ${engine}: 6 processes replaced, ${sent} requests, none failed; ${there.length} products made, none lost`,
    )
    await site.stop()
  },
)

/** Two processes of one site on fixed ports, each of which can become one of another version. */
async function startBehindNginx(
  engine: (typeof setups)[number]['engine'],
  kind: (typeof setups)[number]['kind'],
  folder: string,
) {
  const storage = await createSiteData(engine, kind)
  const settings = {
    ...storage.settings,
    SEED: 'none',
    TRUST_PROXY: 'loopback',
    BACKUP_EVERY: 'off',
    HOST: '127.0.0.1',
  }
  const started: Awaited<ReturnType<typeof startProcess>>[] = []
  onTestFinished(async () => {
    for (const { kill } of started) await kill()
  })
  const startOne = async () => {
    const port = await findFreePort()
    let running = await startProcess(port, settings, 'all', folder)
    const all = [running]
    started.push(running)
    return {
      port,
      /** Log of it and of those before it. */
      printed: () => all.map((site) => site.printed()).join('\n'),
      stop: () => running.stop(),
      async become(version: string) {
        await running.stop()
        running = await startProcess(port, settings, 'all', version)
        all.push(running)
        started.push(running)
      },
    }
  }
  const processes = [await startOne(), await startOne()]
  const proxy = await startProxy(processes.map(({ port }) => port))
  return {
    url: proxy.url,
    processes,
    printed: () => processes.map(({ printed }) => printed()).join('\n'),
    async stop() {
      for (const { stop } of processes) await stop()
      await proxy.stop()
    },
  }
}

/** Opens pages one after the other, each with the scripts, styles and fonts that it names. */
function createVisitor(url: string) {
  const failed: string[] = []
  let sent = 0
  const get = async (path: string) => {
    const response = await fetch(url + path)
    sent += 1
    const text = await response.text()
    if (response.status !== 200) failed.push(`${path}: ${response.status} ${text.slice(0, 200)}`)
    return text
  }
  async function open(path: string): Promise<void> {
    const named = (await get(path)).match(/\/assets\/[\w.-]+/g) ?? []
    await Promise.all([...new Set(named)].map(get))
  }
  return {
    failed,
    countSent: () => sent,
    startTraffic() {
      let isOver = false
      const walk = async () => {
        while (!isOver)
          for (const path of [
            pagePaths.home,
            pagePaths.products,
            `${apiPrefix}${apiPaths.products}`,
          ])
            await open(path)
      }
      const walks = [walk(), walk()]
      return async () => {
        isOver = true
        await Promise.all(walks)
      }
    },
    /** The built files of a version that are not served. */
    async findMissing(folder: string): Promise<string[]> {
      const names = readdirSync(join(folder, 'build', 'client', 'assets'))
      const plain = names.filter((name) => !/\.(br|gz)$/.test(name))
      const missing: string[] = []
      for (const name of plain) {
        const response = await fetch(`${url}/assets/${name}`)
        await response.body?.cancel()
        if (response.status !== 200) missing.push(name)
      }
      return missing
    },
  }
}
