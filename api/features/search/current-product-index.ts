import { setImmediate } from 'node:timers/promises'
import { indiaDate } from '../../../contract/india-time.ts'
import type { Synonym } from '../../../contract/search/synonym.ts'
import { inBatches } from '../../db/batches.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { unavailable } from '../../errors.ts'
import type { LoadedProduct } from './indexed-product.ts'
import { changeCountAt, pruneProductChanges } from './product-changes-repository.ts'
import { ProductIndex } from './product-index.ts'
import {
  type IndexState,
  readPendingChanges,
  readProducts,
  readProductsAfter,
} from './repository.ts'

/** Products processed between two turns of the event loop, which takes a few milliseconds. */
const batchSize = 250
/** Number of changes after which the log is pruned. */
const pruneInterval = 1000

/** Reads the names by which people call the shop. */
export type ReadShopNames = (db: Database) => Promise<string[]>

/** The product index, kept up to date with the database and the date. */
export class CurrentProductIndex {
  readonly #db: Database
  readonly #knownChangeCount: () => number | undefined
  readonly #isForStaff: boolean
  readonly #readShopNames: ReadShopNames
  #index = new ProductIndex([])
  /** Numbers of products that are not in this index. */
  #leftOut = new Set<number>()
  /** Position in the change log, and the day; null while the index is not loaded. */
  #state: IndexState | null = null
  /** Change count of the database that the index shows; null while it is being updated. */
  #changeCount: number | null = null
  #update: Promise<void> | null = null
  #pruning: Promise<void> = Promise.resolve()
  #prunedAt = Number.NEGATIVE_INFINITY
  #isClosed = false

  /**
   * @param knownChangeCount the change count of the database, if known without a query
   * @param options `isForStaff` to hold all products instead of only public ones
   */
  constructor(
    db: Database,
    knownChangeCount: () => number | undefined,
    options: { isForStaff?: boolean; readShopNames?: ReadShopNames } = {},
  ) {
    this.#db = db
    this.#knownChangeCount = knownChangeCount
    const { isForStaff = false, readShopNames = async () => [] } = options
    this.#isForStaff = isForStaff
    this.#readShopNames = readShopNames
  }

  /** True if any product was left out at the last update. */
  get leavesOut(): boolean {
    return this.#leftOut.size > 0
  }

  /** Queries the index, up to date with all writes before the call. */
  async read<Result>(query: (index: ProductIndex) => Result): Promise<Result> {
    // An update that another request began meanwhile clears the count again.
    if (!this.#isCurrent()) {
      do {
        await this.catchUp()
      } while (this.#changeCount === null)
    }
    return query(this.#index)
  }

  #isCurrent(): boolean {
    return (
      this.#changeCount !== null &&
      this.#changeCount === this.#knownChangeCount() &&
      this.#state?.day === indiaDate(Date.now())
    )
  }

  /** True if the product or category existed at the last update. Does not query the database. */
  hasSeen(id: string): boolean {
    return this.#index.has(id)
  }

  /** Applies all writes since the last update; the first call loads all products. */
  async catchUp(): Promise<void> {
    // An update in progress may have begun before the last write. If it fails, the next one reports the reason.
    await this.#update?.catch(() => {})
    this.#update ??= this.#followChanges().finally(() => {
      this.#update = null
    })
    await this.#update
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([this.#update?.catch(() => {}), this.#pruning])
  }

  /**
   * Repeats until everything comes from one state of the database; each round reads what was written during the
   * last.
   */
  async #followChanges(): Promise<void> {
    for (;;) {
      const { changes, shopNames } = await snapshot(this.#db, async (trx) => ({
        changes: await readPendingChanges(trx, this.#state, {
          today: indiaDate(Date.now()),
          batchSize,
        }),
        shopNames: await this.#readShopNames(trx),
      }))
      const { until, numbers, products, synonyms } = changes
      if (products) {
        this.#replace(products)
        this.#index.setShopNames(shopNames)
        return this.#markCurrent(until)
      }
      this.#changeCount = null
      if (synonyms) await this.#load(synonyms)
      else await this.#replaceInBatches(numbers)
      this.#state = until
    }
  }

  #markCurrent(until: IndexState): void {
    this.#state = until
    this.#changeCount = changeCountAt(until.cursor)
    if (this.#changeCount < this.#prunedAt + pruneInterval) return
    this.#prunedAt = this.#changeCount
    // On failure, old entries stay until the next time.
    this.#pruning = pruneProductChanges(this.#db, until.cursor).catch(() => {})
  }

  #shows({ row }: LoadedProduct): boolean {
    return this.#isForStaff || row.visibility === 'public'
  }

  async #load(synonyms: Synonym[]): Promise<void> {
    const index = new ProductIndex(synonyms)
    const leftOut = new Set<number>()
    for (let last = -1; ; ) {
      const products = await snapshot(this.#db, (trx) => readProductsAfter(trx, last, batchSize))
      const end = products.at(-1)
      if (!end) break
      index.load(products.filter((product) => this.#shows(product)))
      for (const product of products) if (!this.#shows(product)) leftOut.add(product.row.number)
      last = end.row.number
      await this.#yield()
    }
    index.sort()
    this.#index = index
    this.#leftOut = leftOut
  }

  #replace(products: Map<number, LoadedProduct | undefined>): void {
    for (const [number, product] of products) {
      const isShown = product && this.#shows(product)
      if (product && !isShown) this.#leftOut.add(number)
      else this.#leftOut.delete(number)
      this.#index.set(number, isShown ? product : undefined)
    }
  }

  async #replaceInBatches(numbers: number[]): Promise<void> {
    for (const some of inBatches(numbers, batchSize)) {
      const products = await snapshot(this.#db, (trx) => readProducts(trx, some))
      this.#replace(products)
      await this.#yield()
    }
  }

  /** Lets other requests run. */
  async #yield(): Promise<void> {
    await setImmediate()
    if (this.#isClosed) throw unavailable()
  }
}
