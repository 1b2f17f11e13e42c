import type { VisibilityFilter } from '../../../contract/visibility/states.ts'
import type { Database } from '../../db/schema.ts'
import { CurrentProductIndex, type ReadShopNames } from './current-product-index.ts'
import type { ProductIndex } from './product-index.ts'

/**
 * Holds the index of public products, and one of all products for staff, because a public search must not know
 * words of hidden products. The second is loaded when staff first ask for it while something is hidden.
 */
export class ProductIndexes {
  readonly public: CurrentProductIndex
  readonly #all: CurrentProductIndex

  constructor(
    db: Database,
    knownChangeCount: () => number | undefined,
    readShopNames: ReadShopNames,
  ) {
    this.public = new CurrentProductIndex(db, knownChangeCount, { readShopNames })
    this.#all = new CurrentProductIndex(db, knownChangeCount, { readShopNames, isForStaff: true })
  }

  /** Queries the index that contains a list's products, up to date with all writes before the call. */
  async read<Result>(
    visibility: VisibilityFilter | undefined,
    query: (index: ProductIndex) => Result,
  ): Promise<Result> {
    const isPublic = visibility === undefined || visibility === 'public'
    const hidesNothing = () => this.public.read(() => !this.public.leavesOut)
    return isPublic || (await hidesNothing()) ? this.public.read(query) : this.#all.read(query)
  }

  async close(): Promise<void> {
    await Promise.all([this.public.close(), this.#all.close()])
  }
}
