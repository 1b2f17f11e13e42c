/** Matches of a search by product number: four bits each, 0 for no match. */
export type MatchSet = Uint8Array<ArrayBuffer>

/**
 * Bits for a match anywhere, or in the name words: those of the names of the product, its group and its categories. The two
 * exact bits exclude chance matches: short words with synonyms that occur inside other words.
 */
const bit = { anywhere: 1, inName: 2, exact: 4, exactInName: 8 } as const

/** All bits of a match anywhere or in the name words. */
export function matchBits(isInName: boolean, isExact: boolean): number {
  const exactBits = isInName ? bit.exact | bit.exactInName : bit.exact
  return bit.anywhere | (isInName ? bit.inName : 0) | (isExact ? exactBits : 0)
}

export function isInName(bits: number): boolean {
  return (bits & bit.inName) !== 0
}

/** The tier for each combination of bits, 0 being the best: exact matches in name words, then all exact ones. */
export const tierByBits: readonly number[] = Array.from({ length: 16 }, (_, bits) =>
  bits & bit.exactInName ? 0 : bits & bit.exact ? 1 : bits & bit.inName ? 2 : 3,
)

/** For products with numbers below `size`. The length is a multiple of four: see `addMatches`. */
export function createMatchSet(size: number): MatchSet {
  return new Uint8Array(Math.ceil(size / 4) * 4)
}

/** Adds the matches of another set. A search may need 300 synonym sets, so this handles four products at once. */
export function addMatches(to: MatchSet, from: MatchSet): void {
  const target = inFours(to)
  const source = inFours(from)
  const length = Math.min(target.length, source.length)
  for (let at = 0; at < length; at++) target[at] = (target[at] ?? 0) | (source[at] ?? 0)
}

export function unite(matches: MatchSet, other: MatchSet): MatchSet {
  const either = matches.slice()
  addMatches(either, other)
  return either
}

export function intersect(matches: MatchSet, other: MatchSet): MatchSet {
  const both = matches.slice()
  const target = inFours(both)
  const source = inFours(other)
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & (source[at] ?? 0)
  return both
}

export function matchesNothing(matches: MatchSet): boolean {
  return inFours(matches).every((bits) => bits === 0)
}

/** True if all products of `matches` are in `other`. */
export function isSubset(matches: MatchSet, other: MatchSet): boolean {
  return matches.every((bits, product) => bits === 0 || other[product] !== 0)
}

function inFours(matches: MatchSet): Uint32Array {
  return new Uint32Array(matches.buffer)
}
