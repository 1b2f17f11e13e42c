import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { temporaryPrefix } from '../../api/images/names.ts'
import { isWhole } from '../faults/fixtures/pictures.ts'
import { type Product, type Settings, startProduct } from '../faults/fixtures/product.ts'
import { chancesOf, createReport } from '../faults/fixtures/rounds.ts'
import { createLossyDisk } from './lossy-disk.ts'

/** Work until the power is cut, and how many changes to the disk that may take. */
type Work = {
  longest: number
  work: (isCut: () => boolean) => Promise<unknown>
  /** Ends the processes that work, which may wait for the disk for ever. */
  kill: () => Promise<unknown>
}

/** Chances and a report of a kind of loss, and sites on which to try it. */
export function beginLosses(kind: string) {
  const fault = `power loss during ${kind}`
  const [random, report] = [chancesOf(fault), createReport(fault)]

  /** A site on a disk that loses what was not synced. Its folders are not there before the first start. */
  async function openShop() {
    const disk = await createLossyDisk()
    const settings: Settings = { DATA_DIR: join(disk.folder, 'shop', 'data'), ...disk.settings }
    return {
      disk,
      settings,
      start: () => startProduct(settings),
      /** Cuts the power amid some work, or just as it is done; returns whether it was done. */
      async cutAmid({ longest, work, kill }: Work): Promise<boolean> {
        let isCut = false
        const cut = disk.cutAfter(1 + random.below(longest)).then(() => false)
        const working = work(() => isCut).then(() => true)
        const isDone = await Promise.race([cut, working])
        isCut = true
        await kill()
        await working.catch(() => {})
        disk.lose(random)
        return isDone
      },
      /** Starts the site on what is left, and looks for what is torn. */
      async restart() {
        const product = await startProduct(settings)
        report.add({ checked: 0, lost: [], torn: await findTorn(settings, product) })
        return product
      },
    }
  }

  return { random, report, openShop }
}

/** Looks at the whole database and at every file of pictures, those that no record shows as well. */
async function findTorn({ DATA_DIR = '' }: Settings, { address }: Product): Promise<string[]> {
  const torn: string[] = []
  const database = new DatabaseSync(join(DATA_DIR, 'catalogue.sqlite'), { readOnly: true })
  const [integrity] = database.prepare('pragma integrity_check').all()
  if (integrity?.integrity_check !== 'ok') torn.push(JSON.stringify(integrity))
  torn.push(
    ...database
      .prepare('pragma foreign_key_check')
      .all()
      .map((row) => JSON.stringify(row)),
  )
  database.close()
  for (const name of readdirSync(join(DATA_DIR, 'uploads')))
    if (
      !name.startsWith(temporaryPrefix) &&
      !(await isWhole(await fetch(`${address}/uploads/${name}`)))
    )
      torn.push(`${name} is not whole`)
  return torn
}
