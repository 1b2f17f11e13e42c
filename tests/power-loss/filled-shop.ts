import { Readable } from 'node:stream'
import { openBackupStorage } from '../../api/backups/storage/backup-storage.ts'
import { verifyBackup } from '../../api/backups/verify/verify.ts'
import { readEnv } from '../../env/env.ts'
import { createLedger } from '../faults/fixtures/ledger.ts'
import { runCommand, type Settings } from '../faults/fixtures/product.ts'
import { letTimePass } from '../faults/fixtures/site-data.ts'
import { beginLosses } from './shop.ts'

/** A shop with records, to be backed up and restored. */
export async function openFilledShop(kind: string) {
  const losses = beginLosses(kind)
  const shop = await losses.openShop()
  const { disk, settings } = shop
  const ledger = createLedger(losses.random)
  const product = await shop.start()
  await ledger.turnTo(product.address)
  for (let left = 12; left > 0; left--) await ledger.write()
  return {
    ...losses,
    ...shop,
    ledger,
    product,
    backUp: (path: string) => runCommand(['api/backups/backup-cli.ts', path], settings),
    restore: (path: string) => runCommand(['api/backups/restore-cli.ts', path], settings),
    /** A job that nobody is amid any more can be followed by the next at once. */
    async endJobs() {
      await letTimePass(settings)
      disk.begin()
    },
    /** Everything that counts, as it stands on a disk that nobody else uses. */
    async look<T>(at: (settings: Settings) => Promise<T>): Promise<T> {
      const seen = await at(settings)
      disk.begin()
      return seen
    },
  }
}

export async function verify(bytes: ReadableStream<Uint8Array>): Promise<void> {
  await (await verifyBackup(bytes)).close()
}

/** Verifies every backup that a site shows as one; returns their names. */
export async function verifyAll(settings: Settings): Promise<string[]> {
  const storage = await openBackupStorage(readEnv(settings))
  const names = (await storage.list()).map(({ name }) => name)
  for (const name of names) {
    const file = await storage.open(name)
    if (!file) throw new Error(`${name} is gone`)
    await verify(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>)
  }
  return names
}
