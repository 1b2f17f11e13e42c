import { setImmediate } from 'node:timers/promises'
import type { DatabaseAddress } from '../../../db/database.ts'
import { countMarks, type Marks, productChangesRepository } from '../../../db/product-changes.ts'
import type { Database } from '../../../db/schema.ts'
import { snapshot } from '../../../db/transaction.ts'
import type { PageParts } from '../list-page.ts'
import type { ListRequest } from '../list-repository.ts'
import { Shelf } from './shelf.ts'
import { type FoundProduct, shelfRepository } from './shelf-repository.ts'
import { makeStock } from './stock.ts'
import { stockFromThread } from './stock-from-thread.ts'

/** Products that are read at a time: a millisecond or two. */
const handful = 25
/** Products that are made ready at a time: as long as that. */
const batch = 10
/** Milliseconds of putting up before it is everybody else's turn: as many as they took, within bounds. */
const turn = { atLeast: 2, atMost: 25 }
/** With more, the shelf would take too much memory. */
const most = 150_000
/** Changes after which notes of long ago are dropped. */
const tidiness = 1000

/** What the shelf lacks of a state of the database. */
type Lack = {
  until: Marks
  categories: Map<string, string | null> | null
  /** Null where everything is to be read. */
  numbers: number[] | null
  /** Read along where they are few. */
  products: FoundProduct[] | null
}

type Options = {
  /** Where the database stands, for another thread. */
  address: DatabaseAddress
  /** From so many products on a thread makes them ready, which takes memory and time to begin. */
  threadFrom?: number
  /** Milliseconds after which a filling that failed is tried again. */
  patience?: number
}

/** Keeps a shelf of the catalogue, brought up to date when somebody asks. */
export class ShelfKeeper {
  readonly #db: Database
  readonly #options: Required<Options>
  readonly #closing = new AbortController()
  #shelf = new Shelf()
  /** The state that the shelf was last brought to; none before it is filled. */
  #seen: Marks | null = null
  /** How often the catalogue had changed then; null while the shelf lies between two states. */
  #shown: number | null = null
  #looking: Promise<boolean> | null = null
  #working: Promise<void> | null = null
  #tidying: Promise<void> = Promise.resolve()
  #tidied = Number.NEGATIVE_INFINITY
  #restsUntil = 0

  constructor(db: Database, { address, threadFrom = 3000, patience = 10_000 }: Options) {
    this.#db = db
    this.#options = { address, threadFrom, patience }
  }

  /** Begins ahead of the first question where filling the shelf takes long. */
  async begin(): Promise<void> {
    const width = await snapshot(this.#db, (trx) => shelfRepository(trx).readWidth())
    if (width >= this.#options.threadFrom) await this.bringUpToDate()
  }

  /** What a page holds, where the shelf shows the catalogue as it is after so many changes. */
  read(request: ListRequest, changes: number | undefined): PageParts | undefined {
    return this.#shown !== null && this.#shown === changes ? this.#shelf.read(request) : undefined
  }

  /**
   * What a page holds, of a state that is no older than the question, whatever is written meanwhile;
   * nothing where the shelf cannot be brought there at once.
   */
  async readLatest(request: ListRequest): Promise<PageParts | undefined> {
    // What is under way may have begun before the last write.
    await this.#looking
    const isLatest = await this.bringUpToDate()
    return isLatest && this.#shown !== null ? this.#shelf.read(request) : undefined
  }

  /** Answers whether the shelf is as new as the database was; not where that takes longer, or fails. */
  async bringUpToDate(): Promise<boolean> {
    if (this.#working || this.#closing.signal.aborted || performance.now() < this.#restsUntil)
      return false
    this.#looking ??= this.#catchUp()
      // Whoever asks now is answered by the database, and is told what is wrong with it.
      .catch(() => false)
      .finally(() => {
        this.#looking = null
      })
    return this.#looking
  }

  /** Ends when nothing is under way any more. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([this.#looking, this.#working, this.#tidying])
  }

  async #catchUp(): Promise<boolean> {
    const lack = await this.#look()
    if (lack.products) {
      this.#finish(lack, lack.products)
      return true
    }
    this.#working = this.#work(lack)
      .catch(() => this.#rest(this.#options.patience))
      .finally(() => {
        this.#working = null
      })
    return false
  }

  #look(): Promise<Lack> {
    return snapshot(this.#db, async (trx) => {
      const repository = shelfRepository(trx)
      const changes = productChangesRepository(trx)
      const until = await changes.readMarks()
      const changed = this.#seen && (await changes.list(this.#seen, until))
      const numbers = changed && (await repository.findNumbers(changed))
      return {
        until,
        categories: changed?.categories.length === 0 ? null : await repository.readCategories(),
        numbers,
        products:
          numbers && numbers.length <= handful ? await repository.readProducts(numbers) : null,
      }
    })
  }

  /** Reads what is more than a handful, with a turn for everybody else in between. */
  async #work(first: Lack): Promise<void> {
    this.#shown = null
    const pause = takeTurns(this.#closing.signal)
    for (let lack = first; ; lack = await this.#look()) {
      if (lack.products) return this.#finish(lack, lack.products)
      if (lack.numbers) await this.#putUp(lack.numbers, pause)
      else if (!(await this.#fill(pause))) return this.#rest(Number.POSITIVE_INFINITY)
      // What was written since is noted, and is read next.
      this.#seen = lack.until
      if (lack.categories) this.#shelf.setCategories(lack.categories)
    }
  }

  #finish({ until, categories }: Lack, products: FoundProduct[]): void {
    if (categories) this.#shelf.setCategories(categories)
    this.#put(products)
    this.#seen = until
    this.#shown = countMarks(until)
    if (this.#shown < this.#tidied + tidiness) return
    this.#tidied = this.#shown
    // Where that fails, the notes take up room until the next time.
    this.#tidying = productChangesRepository(this.#db)
      .prune(until)
      .catch(() => {})
  }

  /** Answers whether there is room for all products. */
  async #fill(pause: Pause): Promise<boolean> {
    this.#seen = null
    this.#shelf = new Shelf()
    const width = await snapshot(this.#db, (trx) => shelfRepository(trx).readWidth())
    if (width > most) return false
    const { address, threadFrom } = this.#options
    const stock =
      width < threadFrom
        ? makeStock(this.#db, batch)
        : stockFromThread(address, this.#closing.signal)
    await this.#shelf.fill(stock, pause)
    return true
  }

  async #putUp(numbers: number[], pause: Pause): Promise<void> {
    for (let at = 0; at < numbers.length; at += handful) {
      const some = numbers.slice(at, at + handful)
      const products = await snapshot(this.#db, (trx) => shelfRepository(trx).readProducts(some))
      await setImmediate()
      for (const product of products) {
        this.#put([product])
        await pause()
      }
    }
  }

  #put(products: FoundProduct[]): void {
    for (const { number, product } of products) {
      if (product) this.#shelf.put(product)
      else this.#shelf.remove(number)
    }
  }

  #rest(milliseconds: number): void {
    this.#seen = null
    this.#shelf = new Shelf()
    this.#restsUntil = performance.now() + milliseconds
  }
}

type Pause = () => Promise<void>

/** Answers how to wait until everybody else has had their turn, where one's own has lasted long enough. */
function takeTurns(signal: AbortSignal): Pause {
  let until = performance.now() + turn.atLeast
  return async () => {
    const ended = performance.now()
    if (ended < until) return
    await setImmediate()
    signal.throwIfAborted()
    const began = performance.now()
    until = began + Math.min(Math.max(began - ended, turn.atLeast), turn.atMost)
  }
}
