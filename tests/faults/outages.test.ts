import { expect, it, vi } from 'vitest'
import { layLine } from './cut.ts'
import { createLedger } from './ledger.ts'
import { createPlace } from './places.ts'
import { api, type Product, type Settings, startProduct } from './product.ts'
import { chancesOf, createAccount, moment, rounds } from './rounds.ts'
import { createSmallDisk, findSmallDisks } from './small-disk.ts'

type Ledger = ReturnType<typeof createLedger>

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

/** Whatever is missing, the process lives on and says so. */
async function requireAlive({ address, child }: Product): Promise<void> {
  const answer = await fetch(`${address}/api/health`)
  expect([200, 503]).toContain(answer.status)
  expect(child.exitCode).toBeNull()
}

const outages = [
  { what: 'PostgreSQL', variable: 'DATABASE_URL' },
  { what: 'the S3 store', variable: 'S3_ENDPOINT' },
]

it.each(outages)('$what goes and comes back', async ({ what, variable }) => {
  const fault = `${what} gone and back`
  const random = chancesOf(fault)
  const account = createAccount(fault)
  const place = await createPlace('postgres', 'bucket')
  const url = new URL(place.settings[variable] ?? '')
  const line = await layLine(url.hostname, Number(url.port))
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  const settings: Settings = { ...place.settings, [variable]: url.href.replace(/\/$/, '') }
  const product = await startProduct(settings)
  const ledger = createLedger(random, { refusedMayBeDone: variable === 'DATABASE_URL' })
  await ledger.turnTo(product.address)
  for (let round = 0; round < rounds; round++) {
    account.begin()
    await writeThrough(
      ledger,
      async () => {
        line.cut()
        await moment(random, 1500)
        await requireAlive(product)
      },
      async () => line.mend(),
    )
    account.add(await ledger.check(), ledger)
  }
  expect(await product.stop()).toBe(0)
  account.say(`${ledger.counts.refused} refused with 503`)
})

it.each(findSmallDisks())('the disk is full and is given room again: %s', async (kind) => {
  const fault = `disk full (${kind})`
  const random = chancesOf(fault)
  const account = createAccount(fault)
  let refused = 0
  let told = 0
  for (let round = 0; round < rounds; round++) {
    account.begin()
    const disk = await createSmallDisk(kind)
    const product = await startProduct({ DATA_DIR: disk.folder })
    const ledger = createLedger(random)
    await ledger.turnTo(product.address)
    const process = product.child.pid ?? 0
    await writeThrough(
      ledger,
      async () => {
        const before = ledger.counts.refused
        await disk.fill(process)
        await vi.waitFor(() => expect(ledger.counts.refused).toBeGreaterThan(before + 3), {
          timeout: 600_000,
        })
        await requireAlive(product)
      },
      () => disk.clear(process),
    )
    account.add(await ledger.check(), ledger)
    await product.kill()
    const again = await startProduct({ DATA_DIR: disk.folder })
    await ledger.turnTo(again.address)
    account.add(await ledger.check(), ledger)
    expect(await again.stop()).toBe(0)
    await disk.remove()
    refused += ledger.counts.refused
    told += ledger.counts.refusedAsFull
  }
  expect(told, 'refusals that name the reason').toBeGreaterThan(0)
  account.say(`${refused} refused with 503, ${told} of them with the reason`)
})

it('the clock jumps', async () => {
  const fault = 'a clock that jumps by up to three days'
  const random = chancesOf(fault)
  const jumps = chancesOf(`each jump of ${fault}`)
  const account = createAccount(fault)
  const place = await createPlace('sqlite', 'folder')
  const ledger = createLedger(random)
  for (let round = 0; round < rounds; round++) {
    account.begin()
    const settings = { ...place.settings, CLOCK_SEED: String(jumps.below(2 ** 32)) }
    const product = await startProduct(settings, [
      '--import',
      './tests/faults/jumping-clock.mjs',
      ...api,
    ])
    await ledger.turnTo(product.address)
    const enough = ledger.counts.acknowledged + 10 + random.below(20)
    await ledger.writeUntil(() => ledger.counts.acknowledged >= enough)
    account.add(await ledger.check(), ledger)
    await product.kill()
    const again = await startProduct(place.settings)
    await ledger.turnTo(again.address)
    account.add(await ledger.check(), ledger)
    expect(await again.stop()).toBe(0)
  }
  account.say()
})
