import { limits } from '../../contract/limits.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { productSorts } from '../../contract/products/sorts.ts'
import { synonymLimits } from '../../contract/search/limits.ts'
import { benchProducts } from './catalogue.ts'
import { knownIds } from './fill-database.ts'
import { randomNumbers } from './random.ts'

const words = [...benchProducts(300)].flatMap(({ name, description }) =>
  `${name} ${description}`.split(/\s+/),
)
const address = (query: Record<string, string>) =>
  `${apiPrefix}${apiPaths.products}?${new URLSearchParams(query)}`

/**
 * Searches and filters in visitors' proportions; a different highest price, counted from `asked`, makes each
 * unique.
 */
export function createSearches(asked = 0): () => string {
  const random = randomNumbers(7)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const among = (count: number) => Math.floor(random() * count)
  return () => {
    const some = Array.from({ length: 1 + among(2) }, () => pick(words).slice(0, 3 + among(8)))
    return address({
      maxPrice: String(2000 + asked++),
      ...(random() < 0.7 && { search: some.join(' ') }),
      ...(random() < 0.4 && { category: pick(knownIds.categories) }),
      ...(random() < 0.6 && { minPrice: String(among(2000)) }),
      ...(random() < 0.2 && { inStock: String(random() < 0.8) }),
      ...(random() < 0.4 && { sort: pick(productSorts) }),
      ...(random() < 0.2 && { page: String(2 + among(2)) }),
    })
  }
}

const frequent = 'pressed oil with from village sesame slowly heat low festival kitchen tin'.split(
  ' ',
)

/** The slowest searches: twelve or more words of each kind, each with a different price. */
export function createLongestSearches(): () => string {
  const random = randomNumbers(33)
  const some = (count: number, make: () => string) => Array.from({ length: count }, make).join(' ')
  const letter = () => 'aeioukmnprstly'[Math.floor(random() * 14)] as string
  const word = () => words[Math.floor(random() * words.length)] as string
  const kinds = [
    () => some(24, letter),
    () => some(16, () => letter() + letter()),
    () => some(33, () => word().slice(0, 3) + letter() + letter()),
    () => some(12, () => `${word().slice(0, 4)}q${word().slice(0, 4)}`),
    () => frequent.join(' '),
  ]
  let asked = 0
  return () => {
    const search = (kinds[asked % kinds.length]?.() ?? '').slice(0, limits.list.search)
    return address({ search, maxPrice: String(1_000_000 + asked++) })
  }
}

/** The maximum number of synonym sets, all with the same frequent words. */
export const longestSynonyms = Array.from({ length: synonymLimits.sets }, (_, set) => ({
  label: `Set ${set}`,
  terms: Array.from({ length: synonymLimits.terms }, (_, term) =>
    term < frequent.length ? frequent[term] : `${frequent[term % frequent.length]} ${set} ${term}`,
  ),
}))
