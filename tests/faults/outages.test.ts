import { expect, it, vi } from 'vitest'
import type { Random } from '../../api/testing/random.ts'
import { layLine } from '../../tools/testing/lay-line.ts'
import { createLedger } from './fixtures/ledger.ts'
import { createPictureLedger } from './fixtures/picture-ledger.ts'
import { api, type Product, type Settings, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData } from './fixtures/site-data.ts'
import { createSmallDisk, findSmallDisks } from './fixtures/small-disk.ts'

type Ledger = ReturnType<typeof createLedger> | ReturnType<typeof createPictureLedger>

/** Writes on, with the product out of something in between, and waits until it is back by itself. */
async function writeThrough(
  ledger: Ledger,
  take: () => Promise<void>,
  giveBack: () => Promise<void>,
) {
  let isOver = false
  const writing = ledger.writeUntil(() => isOver)
  const { counts } = ledger
  const more = (count: number) => {
    const enough = counts.acknowledged + count
    return vi.waitFor(() => expect(counts.acknowledged).toBeGreaterThan(enough), {
      timeout: 600_000,
    })
  }
  await more(3)
  await take()
  await giveBack()
  await more(3)
  isOver = true
  await writing
}

/** Checks that the process lives on and reports its state, whatever is missing. */
async function requireAlive({ address, child }: Product): Promise<void> {
  const response = await fetch(`${address}/api/health`)
  expect([200, 503]).toContain(response.status)
  expect(child.exitCode).toBeNull()
}

const products = { of: 'products', open: createLedger }
const pictures = { of: "a product's pictures", open: createPictureLedger }
const outages = [
  {
    what: 'PostgreSQL',
    variable: 'DATABASE_URL',
    of: products.of,
    open: (random: Random) => createLedger(random, { rejectedMayBeDone: true }),
  },
  { what: 'the S3 store', variable: 'S3_ENDPOINT', ...products },
  { what: 'the S3 store', variable: 'S3_ENDPOINT', ...pictures },
]

it.each(outages)(
  'nothing acknowledged is lost where $what goes and comes back amid writes of $of',
  async ({ what, variable, of, open }) => {
    const fault = `${what} gone and back amid writes of ${of}`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const data = await createSiteData('postgres', 'bucket')
    const url = new URL(data.settings[variable] ?? '')
    const line = await layLine(url.hostname, Number(url.port))
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    const settings: Settings = { ...data.settings, [variable]: url.href.replace(/\/$/, '') }
    const product = await startProduct(settings)
    const ledger = open(random)
    await ledger.turnTo(product.address)
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      await writeThrough(
        ledger,
        async () => {
          line.cut()
          await moment(random, 1500)
          await requireAlive(product)
        },
        async () => line.mend(),
      )
      report.add(await ledger.check(), ledger)
    }
    expect(await product.stop()).toBe(0)
    report.print(`${ledger.counts.rejected} rejected with 503`)
  },
)

/** A single round is on one of them. */
const disks = findSmallDisks()
  .slice(0, rounds > 1 ? 2 : 1)
  .flatMap((kind) => [products, pictures].map((writes) => ({ kind, ...writes })))

it.each(disks)(
  'nothing acknowledged is lost where the disk is full and is given room again amid writes of $of: $kind',
  async ({ kind, of, open }) => {
    const fault = `disk full amid writes of ${of} (${kind})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    let rejected = 0
    let named = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const disk = await createSmallDisk(kind)
      const product = await startProduct({ DATA_DIR: disk.folder })
      const ledger = open(random)
      await ledger.turnTo(product.address)
      const process = product.child.pid ?? 0
      await writeThrough(
        ledger,
        async () => {
          const before = ledger.counts.rejected
          await disk.fill(process)
          await vi.waitFor(() => expect(ledger.counts.rejected).toBeGreaterThan(before + 3), {
            timeout: 600_000,
          })
          await requireAlive(product)
        },
        () => disk.clear(process),
      )
      report.add(await ledger.check(), ledger)
      await product.kill()
      const again = await startProduct({ DATA_DIR: disk.folder })
      await ledger.turnTo(again.address)
      report.add(await ledger.check(), ledger)
      expect(await again.stop()).toBe(0)
      await disk.remove()
      rejected += ledger.counts.rejected
      named += ledger.counts.rejectedAsFull
    }
    expect(named, 'rejections that name the reason').toBeGreaterThan(0)
    report.print(`${rejected} rejected with 503, ${named} of them with the reason`)
  },
)

it('nothing acknowledged is lost where the clock jumps', async () => {
  const fault = 'a clock that jumps by up to three days'
  const random = chancesOf(fault)
  const jumps = chancesOf(`each jump of ${fault}`)
  const report = createReport(fault)
  const data = await createSiteData('sqlite', 'folder')
  const ledger = createLedger(random)
  for (let round = 0; round < rounds; round++) {
    report.beginRound()
    const settings = { ...data.settings, CLOCK_SEED: String(jumps.below(2 ** 32)) }
    const product = await startProduct(settings, [
      '--import',
      './tests/faults/fixtures/jumping-clock.mjs',
      ...api,
    ])
    await ledger.turnTo(product.address)
    const enough = ledger.counts.acknowledged + 10 + random.below(20)
    await ledger.writeUntil(() => ledger.counts.acknowledged >= enough)
    report.add(await ledger.check(), ledger)
    await product.kill()
    const again = await startProduct(data.settings)
    await ledger.turnTo(again.address)
    report.add(await ledger.check(), ledger)
    expect(await again.stop()).toBe(0)
  }
  report.print()
})
