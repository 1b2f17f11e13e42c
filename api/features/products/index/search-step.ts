import type { WayToFind } from '../../../../contract/search/search-trial.ts'
import type { CatalogueWord } from './catalogue-words.ts'
import type { Source } from './found.ts'
import type { SearchWord } from './tokens.ts'

/** How a word of a search, or neighbours as one word, is found. */
export type Step = {
  /** The words of the search, several as one. */
  typed: SearchWord[]
  /** Null if it is not. */
  how: WayToFind | null
  sources: Source[]
  /** Those that are no chance: without what a short word with synonyms has found inside other words. */
  certain: Source[]
  /** By which words of the catalogue; worked out where somebody asks. */
  words: () => CatalogueWord[]
}

/** A step without chance: all that it finds counts. */
export function stepOf(
  typed: SearchWord[],
  how: WayToFind | null,
  sources: Source[],
  by: () => CatalogueWord[],
): Step {
  return { typed, how, sources, certain: sources, words: by }
}

/** Whether less of it is a guess. */
export function isSurer(one: Step[], other: Step[]): boolean {
  return one.filter(isCorrected).length <= other.filter(isCorrected).length
}

/** Whether what was found is not what was typed. */
export function isCorrected({ how }: Step): boolean {
  return how === 'sound' || how === 'beginning' || how === 'similar'
}
