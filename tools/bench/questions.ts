import { crc32 } from 'node:zlib'
import { limits } from '../../contract/limits.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { productSorts } from '../../contract/products/sorts.ts'
import { synonymLimits } from '../../contract/search/synonym-terms.ts'
import { benchProducts } from './catalogue.ts'
import { knownIds } from './fill-database.ts'
import { randomNumbers } from './random.ts'

const words = [
  ...new Set(
    [...benchProducts(300)].flatMap(({ name, description }) =>
      `${name} ${description}`.split(/\s+/),
    ),
  ),
]

/** Of questions, which are known by them: a caller that kept all their texts would be stopped by its own collector. */
const hashes = 2 ** 24

/** Searches and filters as visitors mix them, each another one: words and parts of words, prices, flags, sorts. */
export function createQuestions(name = 'first'): () => string {
  const random = randomNumbers(
    [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  )
  const asked = new Uint8Array(hashes)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const among = (count: number) => Math.floor(random() * count)

  function compose(): string {
    const query = new URLSearchParams()
    if (random() < 0.7) {
      const some = Array.from({ length: 1 + among(2) }, () => pick(words).slice(0, 3 + among(8)))
      query.set('search', some.join(' '))
    }
    if (random() < 0.4) query.set('category', pick(knownIds.categories))
    if (random() < 0.6) query.set('minPrice', String(among(2000)))
    if (random() < 0.5) query.set('maxPrice', String(2000 + among(5000)))
    if (random() < 0.2) query.set('inStock', String(random() < 0.8))
    if (random() < 0.4) query.set('sort', pick(productSorts))
    if (random() < 0.2) query.set('page', String(2 + among(2)))
    return `${apiPrefix}${apiPaths.products}?${query}`
  }

  return () => {
    for (;;) {
      const path = compose()
      const hash = crc32(path) % hashes
      if (asked[hash]) continue
      asked[hash] = 1
      return path
    }
  }
}

/** Searches for a word with one wrong letter, each with another price. Most are found by similarity. */
export function createMisspelled(): () => string {
  const random = randomNumbers(18)
  const among = (count: number) => Math.floor(random() * count)
  const long = words.filter((word) => /^[a-z]{5,}$/i.test(word))
  let price = 1_000_000
  return () => {
    const word = long[among(long.length)] as string
    const at = 1 + among(word.length - 1)
    const search = `${word.slice(0, at)}${'bdfgkmpx'[among(8)]}${word.slice(at + 1)}`
    const query = new URLSearchParams({ search, maxPrice: String(price++) })
    return `${apiPrefix}${apiPaths.products}?${query}`
  }
}

/** Searches that take the longest: twelve words or more of each kind, each with another price. */
export function createLongest(): () => string {
  const random = randomNumbers(33)
  const some = (count: number, make: () => string) => Array.from({ length: count }, make).join(' ')
  const letter = () => 'aeioukmnprstly'[Math.floor(random() * 14)] as string
  const word = () => words[Math.floor(random() * words.length)] as string
  const kinds = [
    () => some(24, letter),
    () => some(16, () => letter() + letter()),
    () => some(33, () => word().slice(0, 3) + letter() + letter()),
    () => some(12, () => `${word().slice(0, 4)}q${word().slice(0, 4)}`),
    () => shared.join(' '),
  ]
  let asked = 0
  return () => {
    const search = (kinds[asked % kinds.length]?.() ?? '').slice(0, limits.list.search)
    const query = new URLSearchParams({ search, maxPrice: String(1_000_000 + asked++) })
    return `${apiPrefix}${apiPaths.products}?${query}`
  }
}

const shared = 'pressed oil with from village sesame slowly heat low festival kitchen tin'.split(
  ' ',
)

/** As many synonym sets as there may be, all with the same frequent words. */
export const longestSynonyms = Array.from({ length: synonymLimits.sets }, (_, set) => ({
  label: `Set ${set}`,
  terms: Array.from({ length: synonymLimits.terms }, (_, term) =>
    term < shared.length ? shared[term] : `${shared[term % shared.length]} ${set} ${term}`,
  ),
}))

/** The next ones made ahead: while answers are timed, composing questions would take the caller's time. */
export function makeAhead(nextPath: () => string, count: number): () => string {
  const ready = Array.from({ length: count }, nextPath)
  let at = 0
  return () => ready[at++] ?? nextPath()
}
