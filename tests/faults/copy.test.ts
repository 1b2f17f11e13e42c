import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createEmptyStore } from '../../api/testing/pictures/image-stores.ts'
import { layLine } from '../../tools/testing/lay-line.ts'
import {
  destroyMachine,
  findLitestream,
  isRunning,
  makeTestFolder,
  readProducts,
  restoreCopy,
  type Written,
  watchCopy,
  writeProducts,
} from './fixtures/copied-site.ts'
import { type Product, runCommand, type Settings, startProduct } from './fixtures/product.ts'
import { chancesOf, rounds } from './fixtures/rounds.ts'
import { createSiteData } from './fixtures/site-data.ts'

const second = 1000
/** The most that may be lost, in milliseconds. */
const mostLost = 5 * second
/** In `npm run test:all` all of it, in `npm run test:ci` some. */
const machines = rounds > 1 ? 20 : 1
const moments = rounds > 1 ? 20 : 2
/** Seconds of writes, and of an outage; `COPY_LONG=1 npm run faults` takes ten minutes and an hour. */
const writing = process.env.COPY_LONG ? 600 : rounds > 1 ? 60 : 10
const outage = process.env.COPY_LONG ? 3600 : 15

async function makeSettings(): Promise<Settings> {
  const folder = await makeTestFolder()
  return { DATA_DIR: join(folder, 'data'), COPY_TO: join(await makeTestFolder(), 'copy') }
}

const settled = { timeout: 120_000, interval: 100 }

it('a machine that goes at a random moment has lost five seconds at most', async () => {
  const random = chancesOf('machine gone')
  let settings = await makeSettings()
  const all: Written[] = []
  let worst = 0
  for (let machine = 0; machine < machines; machine++) {
    const product = await startProduct(settings)
    let isGone = false
    const writes = writeProducts(product, () => isGone)
    await setTimeout(6 * second + random.next() * 6 * second)
    const goneAt = Date.now()
    await destroyMachine(product, settings.DATA_DIR ?? '')
    isGone = true
    all.push(...(await writes))
    settings = await restoreCopy(settings)
    const restored = await startProduct(settings)
    const names = await readProducts(restored)
    await restored.stop()
    const lost = all.filter(({ name }) => !names.has(name))
    for (const { acknowledgedAt } of lost) worst = Math.max(worst, goneAt - acknowledgedAt)
    expect(lost.filter(({ acknowledgedAt }) => acknowledgedAt < goneAt - mostLost)).toEqual([])
    all.splice(0, all.length, ...all.filter(({ name }) => names.has(name)))
  }
  console.info(
    `Copy: ${machines} machines gone, ${all.length} writes kept, at most ${worst} ms lost`,
  )
})

it('a restored moment has what was acknowledged before it, and nothing that was sent after it', async () => {
  const settings = await makeSettings()
  const product = await startProduct(settings)
  const begun = Date.now()
  const writes = writeProducts(product, () => Date.now() > begun + writing * second, 20)
  const written = await writes
  await product.stop()
  const first = Math.ceil(begun / second) + 4
  const last = Math.floor(Date.now() / second)
  const step = (last - first) / moments
  for (let moment = 0; moment < moments; moment++)
    await expectState(settings, written, (first + Math.floor(moment * step)) * second)
})

/** Milliseconds that a mark may take beyond its second. */
const markMs = 350

async function expectState(settings: Settings, written: Written[], at: number): Promise<void> {
  const restored = await startProduct(await restoreCopy(settings, at))
  const names = await readProducts(restored)
  await restored.stop()
  const lost = written.filter(
    ({ name, acknowledgedAt }) => acknowledgedAt <= at && !names.has(name),
  )
  const early = written.filter(({ name, sentAt }) => sentAt > at + markMs && names.has(name))
  expect({ at, lost, early }).toEqual({ at, lost: [], early: [] })
}

it('a bucket that is away stops no write, is told, and gets everything once it is back', async () => {
  const { s3, remove } = await createEmptyStore('bucket')
  const url = new URL(s3?.endpoint ?? '')
  const line = await layLine(url.hostname, Number(url.port))
  const settings = {
    DATA_DIR: join(await makeTestFolder(), 'data'),
    COPY_TO: 's3://pictures/site',
    COPY_S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    COPY_S3_ACCESS_KEY_ID: 'S3RVER',
    COPY_S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const product = await startProduct(settings)
  await vi.waitUntil(() => findLitestream(settings.DATA_DIR), settled)
  let isOver = false
  const writes = writeProducts(product, () => isOver, outage > 60 ? second : 100)
  await setTimeout(5 * second)
  line.cut()
  const cutAt = Date.now()
  const readCopy = await watchCopy(product)
  const isBehind = async () => (await readCopy()).behindSince !== null
  await vi.waitUntil(isBehind, settled)
  await setTimeout(Math.max(0, cutAt + outage * second - Date.now()))
  const mendedAt = Date.now()
  line.mend()
  await vi.waitUntil(async () => !(await isBehind()), settled)
  isOver = true
  const written = await writes
  const amid = Math.floor((cutAt + mendedAt) / 2 / second) * second
  expect(written.filter(({ sentAt }) => sentAt > amid && sentAt < mendedAt)).not.toEqual([])
  await product.stop()
  const end = Math.floor(Date.now() / second) * second
  await expectState(settings, written, amid)
  // A site that was restored goes on with the copy: its own state comes after this moment.
  await expectState(settings, written, end)
  await remove()
})

it('one of two processes copies, and the other goes on where it is killed', async () => {
  const settings = await makeSettings()
  const dataDir = settings.DATA_DIR ?? ''
  const both = [await startProduct(settings), await startProduct(settings)] as const
  const first = await vi.waitUntil(() => findLitestream(dataDir), settled)
  const [leader, other] = both
  await leader.kill()
  const next = await vi.waitUntil(() => {
    const pid = findLitestream(dataDir)
    return pid !== first && pid
  }, settled)
  expect(isRunning(first)).toBe(false)
  const written = await writeFor(other, 2)
  const readCopy = await watchCopy(other)
  await vi.waitUntil(async () => (await readCopy()).behindSince === null, settled)
  await setTimeout(mostLost)
  await destroyMachine(other, dataDir)
  expect(isRunning(next)).toBe(false)
  const restored = await startProduct(await restoreCopy(settings))
  const names = await readProducts(restored)
  expect(written.filter(({ name }) => !names.has(name))).toEqual([])
  await restored.stop()
})

it('a backup that is restored over the site is copied too, and what it replaced stays in the copy', async () => {
  const settings = await makeSettings()
  const dataDir = settings.DATA_DIR ?? ''
  const file = join(await makeTestFolder(), 'old.tar')
  const run = async (args: string[]) => {
    const { ended, errors } = runCommand(args, settings)
    expect(await ended, await errors).toBe(0)
  }
  const product = await startProduct(settings)
  const before = await writeFor(product, 2)
  await run(['api/backups/backup-cli.ts', file])
  const replaced = await writeFor(product, 2)
  await setTimeout(second)
  const at = Math.floor(Date.now() / second) * second
  await setTimeout(second)
  await run(['api/backups/restore-cli.ts', file])
  const after = await writeFor(product, 2)
  await setTimeout(mostLost)
  await destroyMachine(product, dataDir)

  const last = await startProduct(await restoreCopy(settings))
  expect(await readProducts(last)).toEqual(new Set([...before, ...after].map(({ name }) => name)))
  await last.stop()
  const earlier = await startProduct(await restoreCopy(settings, at))
  const both = new Set([...before, ...replaced].map(({ name }) => name))
  expect(await readProducts(earlier)).toEqual(both)
  await earlier.stop()
})

it('pictures of a site on PostgreSQL are copied, and brought back to what it shows', async () => {
  const data = await createSiteData('postgres', 'folder')
  const settings: Settings = { ...data.settings, COPY_TO: join(await makeTestFolder(), 'copy') }
  const uploads = join(settings.DATA_DIR ?? '', 'uploads')
  const product = await startProduct(settings)
  const written = await writeFor(product, 3)
  await setTimeout(mostLost)
  await product.kill()
  await rm(uploads, { recursive: true })

  const { ended, errors } = runCommand(['api/backups/restore-cli.ts', '--from-copy'], settings)
  expect(await ended, await errors).toBe(0)
  const restored = await startProduct(settings)
  expect((await readProducts(restored)).size).toBe(written.length)
  await restored.stop()
})

function writeFor(product: Product, seconds: number): Promise<Written[]> {
  const end = Date.now() + seconds * second
  return writeProducts(product, () => Date.now() > end)
}
