import type { VisibilityFilter } from '../../../contract/visibility/messages.ts'
import type { Database } from '../../db/schema.ts'
import type { Catalogue } from './catalogue.ts'
import { CurrentCatalogue, type ReadShopNames } from './current-catalogue.ts'

/**
 * Holds the public catalogue, and one of all products for staff, because a public search must not know words of
 * hidden products. The second is loaded when staff first ask for it while something is hidden.
 */
export class Catalogues {
  readonly public: CurrentCatalogue
  readonly #all: CurrentCatalogue

  constructor(
    db: Database,
    knownChangeCount: () => number | undefined,
    readShopNames: ReadShopNames,
  ) {
    this.public = new CurrentCatalogue(db, knownChangeCount, { readShopNames })
    this.#all = new CurrentCatalogue(db, knownChangeCount, { readShopNames, isForStaff: true })
  }

  /** Queries the catalogue that contains a list's products, up to date with all writes before the call. */
  async read<Result>(
    visibility: VisibilityFilter | undefined,
    query: (catalogue: Catalogue) => Result,
  ): Promise<Result> {
    const isPublic = visibility === undefined || visibility === 'public'
    const hidesNothing = () => this.public.read(() => !this.public.leavesOut)
    return isPublic || (await hidesNothing()) ? this.public.read(query) : this.#all.read(query)
  }

  async close(): Promise<void> {
    await Promise.all([this.public.close(), this.#all.close()])
  }
}
