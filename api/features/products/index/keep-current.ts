import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { countRows } from '../../../db/pages.ts'
import {
  type ChangeCursor,
  listProductChanges,
  pruneProductChanges,
  readChangeCursor,
  versionAt,
} from '../../../db/product-changes.ts'
import type { Database } from '../../../db/schema.ts'
import { snapshot } from '../../../db/transaction.ts'
import { listSynonyms } from '../../../shared/synonyms.ts'
import type { ProductFilter, ProductListRequest } from '../list-request.ts'
import {
  findChangedProducts,
  type LoadedProduct,
  readProducts,
  readProductsAfter,
} from './index-repository.ts'
import { type ExplainedWord, ProductIndex, type ProductPage } from './product-index.ts'

/** What changed since the index was last current. */
type PendingChanges = {
  until: ChangeCursor
  /** Null if everything must be loaded. */
  numbers: number[] | null
  /** Read together with their numbers if they are few. */
  products: LoadedProduct[] | null
  /** All sets, if any of them changed. */
  synonyms: Synonym[] | null
}

/** At most so many changed products are re-indexed while a request waits. */
const maxLag = 50
/** Products indexed in one turn of the event loop, or read in one: each takes a few milliseconds. */
const batchSize = 25
const readSize = 200
/** A larger catalogue, or what a slow machine has not loaded in time, is loaded beside the first requests. */
const beforeReady = { products: 20_000, timeoutMs: 5000 }
/** Changed products that every list waits for: in a large catalogue the database takes longer. */
const maxAwaited = 2000
/** How long lists wait for those, and searches for any number: without the index they find less. */
const timeoutMs = 5000
/** Milliseconds after which a failed load is repeated. */
const retryDelay = 10_000
/** Changes after which the log is pruned. */
const pruneInterval = 1000

/** Keeps the product index of this process up to date with the database. */
export class CurrentProductIndex {
  readonly #db: Database
  #index = new ProductIndex()
  /** How far the index has followed the change log; null while it is not loaded. */
  #cursor: ChangeCursor | null = null
  /** The catalogue version of the index; null while it is being updated. */
  #version: number | null = null
  #reading: Promise<boolean> | null = null
  #loading: Promise<void> | null = null
  #pruning: Promise<void> = Promise.resolve()
  #prunedAt = Number.NEGATIVE_INFINITY
  #loadsAgainAt = 0
  #hasLoaded = false
  /** What is being loaded is so little that lists wait for it. */
  #isSoonCurrent = false
  /** Closed, or too large: lists come from the database alone. */
  #isOff = false

  constructor(db: Database) {
    this.#db = db
  }

  /** Starts to load; waits for the end unless the catalogue is large. */
  async start(): Promise<void> {
    const count = await snapshot(this.#db, (trx) => countRows(trx.selectFrom('products')))
    await this.catchUp()
    if (count > beforeReady.products) return
    await Promise.race([this.#loading, setTimeout(beforeReady.timeoutMs, null, { ref: false })])
  }

  /** A page of products, if the index shows this version of the catalogue and has it at once. */
  find(request: ProductListRequest, version: number | undefined): ProductPage | undefined {
    return this.#version !== null && this.#version === version
      ? this.#index.list(request)
      : undefined
  }

  /**
   * A page of products that is at least as new as the call; undefined if the index cannot be updated
   * at once.
   */
  findCurrent(request: ProductListRequest): Promise<ProductPage | undefined> {
    return this.#ask(request.filter, (index) => index.list(request))
  }

  /** How each word of a search is found; undefined if the index cannot be updated in time. */
  explain(search: string): Promise<ExplainedWord[] | undefined> {
    return this.#ask({ search }, (index) => index.explain(search))
  }

  /** What the current index answers, at once or in steps. After the start of a large catalogue nothing waits for it. */
  async #ask<Answer>(
    { search, exact }: ProductFilter,
    ask: (index: ProductIndex) => Answer | undefined,
  ): Promise<Answer | undefined> {
    const until = performance.now() + timeoutMs
    // A read in progress may be older than the last write.
    await this.#reading
    for (;;) {
      const isCurrent = await this.catchUp()
      while (isCurrent && this.#version !== null) {
        const answer = ask(this.#index)
        if (answer || performance.now() > until) return answer
        await setImmediate()
      }
      const waits = this.#isSoonCurrent || (search && !exact && this.#hasLoaded)
      const left = until - performance.now()
      if (!this.#loading || !waits || left <= 0) return undefined
      await Promise.race([this.#loading, setTimeout(left, null, { ref: false })])
    }
  }

  /** Updates the index; returns whether it is up to date. Many changes are applied in the background. */
  async catchUp(): Promise<boolean> {
    if (this.#loading || this.#isOff || performance.now() < this.#loadsAgainAt) return false
    this.#reading ??= this.#applyPending()
      // The request then falls back to the database, which reports the error.
      .catch(() => false)
      .finally(() => {
        this.#reading = null
      })
    return this.#reading
  }

  async close(): Promise<void> {
    this.#isOff = true
    await Promise.all([this.#reading, this.#loading, this.#pruning])
  }

  async #applyPending(): Promise<boolean> {
    const pending = await this.#readPending()
    if (this.#finish(pending)) return true
    this.#loading = this.#load(pending)
      .catch(() => {
        this.#unload()
        this.#loadsAgainAt = performance.now() + retryDelay
      })
      .finally(() => {
        this.#loading = null
        this.#isSoonCurrent = false
      })
    return false
  }

  #readPending(): Promise<PendingChanges> {
    return snapshot(this.#db, async (trx) => {
      const until = await readChangeCursor(trx)
      const changes = this.#cursor && (await listProductChanges(trx, this.#cursor, until))
      const numbers = changes && (await findChangedProducts(trx, changes))
      const isSmall = numbers !== null && numbers.length <= maxLag
      return {
        until,
        numbers,
        products: isSmall ? await readProducts(trx, numbers) : null,
        synonyms: changes && changes.synonyms.length === 0 ? null : await listSynonyms(trx),
      }
    })
  }

  /** Repeats until few changes are left: what is written meanwhile is in the log, and is read next. */
  async #load(first: PendingChanges): Promise<void> {
    this.#version = null
    for (let pending = first; !this.#finish(pending); pending = await this.#readPending()) {
      this.#isSoonCurrent = pending.numbers !== null && pending.numbers.length <= maxAwaited
      await (pending.numbers ? this.#reload(pending.numbers) : this.#loadAll())
      if (this.#isOff) return
      if (pending.synonyms) this.#index.setSynonyms(pending.synonyms)
      this.#cursor = pending.until
    }
  }

  #finish({ until, numbers, products, synonyms }: PendingChanges): boolean {
    if (!numbers || !products) return false
    this.#apply(numbers, products)
    if (this.#isOff) return true
    if (synonyms) this.#index.setSynonyms(synonyms)
    this.#hasLoaded = true
    this.#cursor = until
    this.#version = versionAt(until)
    this.#prune(until)
    return true
  }

  async #loadAll(): Promise<void> {
    this.#cursor = null
    this.#index = new ProductIndex()
    for (let last = -1; !this.#isOff; ) {
      const products = await snapshot(this.#db, (trx) => readProductsAfter(trx, last, readSize))
      if (products.length === 0) break
      for (let at = 0; at < products.length && !this.#isOff; at += batchSize) {
        this.#apply([], products.slice(at, at + batchSize))
        await setImmediate()
      }
      last = products.at(-1)?.row.number ?? last
    }
    if (this.#isOff) return
    for (const _ of this.#index.sort()) await setImmediate()
  }

  async #reload(numbers: number[]): Promise<void> {
    for (let at = 0; at < numbers.length && !this.#isOff; at += batchSize) {
      const some = numbers.slice(at, at + batchSize)
      this.#apply(some, await snapshot(this.#db, (trx) => readProducts(trx, some)))
      await setImmediate()
    }
  }

  /** Replaces the products of `numbers`; a number without a product was deleted. */
  #apply(numbers: number[], products: LoadedProduct[]): void {
    const existing = new Set(products.map(({ row }) => row.number))
    for (const number of numbers) if (!existing.has(number)) this.#index.delete(number)
    for (const { row, product } of products) this.#index.set(row, product)
    if (!this.#index.isTooLarge) return
    this.#isOff = true
    this.#unload()
  }

  #unload(): void {
    this.#cursor = null
    this.#version = null
    this.#index = new ProductIndex()
  }

  /** If it fails, old entries stay until the next time. */
  #prune(cursor: ChangeCursor): void {
    const version = versionAt(cursor)
    if (version < this.#prunedAt + pruneInterval) return
    this.#prunedAt = version
    this.#pruning = pruneProductChanges(this.#db, cursor).catch(() => {})
  }
}
