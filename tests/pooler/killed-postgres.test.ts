import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { startPooler } from '../../tools/pooler/start.ts'
import { createLedger } from '../faults/fixtures/ledger.ts'
import { startProduct } from '../faults/fixtures/product.ts'
import { chancesOf, createReport } from '../faults/fixtures/rounds.ts'
import { startMortalPostgres } from './mortal-postgres.ts'

const kills = 20
const waiting = { timeout: 600_000, interval: 20 }

async function startBehindPooler() {
  const postgres = await startMortalPostgres()
  const pooler = await startPooler(postgres.url)
  onTestFinished(pooler.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: pooler.url })
  return { postgres, product }
}

// PgBouncer lets a quarter of a minute pass before it turns to a server that was away.
const longest = 1_800_000

it('a PostgreSQL that is killed again and again behind it loses nothing that was acknowledged', {
  timeout: longest,
}, async () => {
  const fault = 'SIGKILL of PostgreSQL behind PgBouncer'
  const [random, report] = [chancesOf(fault), createReport(fault)]
  const { postgres, product } = await startBehindPooler()
  const ledger = createLedger(random, { rejectedMayBeDone: true })
  await ledger.turnTo(product.address)
  const { counts } = ledger
  const more = (count: number) => {
    const enough = counts.acknowledged + count
    return vi.waitUntil(() => counts.acknowledged >= enough, waiting)
  }
  for (let round = 0; round < kills; round++) {
    report.beginRound()
    let isOver = false
    const writing = ledger.writeUntil(() => isOver)
    await more(1 + random.below(12))
    await postgres.kill()
    await postgres.start()
    await more(1)
    isOver = true
    await writing
    report.add(await ledger.check(), ledger)
  }
  expect(await product.stop()).toBe(0)
  report.print(`${counts.rejected} rejected with 503`)
})

it('a PostgreSQL all of whose processes stop behind it gives 503 until they go on', async () => {
  const { postgres, product } = await startBehindPooler()
  const ask = (path: string) => fetch(product.address + apiPrefix + path).then((r) => r.status)
  expect(await ask(apiPaths.health)).toBe(200)
  const thaw = postgres.freeze()
  const asked = await Promise.all([
    ask(apiPaths.health),
    ask(apiPaths.settings),
    ask(apiPaths.gallery),
  ])
  expect(asked).toEqual([503, 503, 503])
  thaw()
  await vi.waitUntil(async () => (await ask(apiPaths.health)) === 200, waiting)
  expect(await ask(apiPaths.gallery)).toBe(200)
  expect(await product.stop()).toBe(0)
})
