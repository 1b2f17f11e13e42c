import { establishedYear } from './business.ts'

/**
 * Year since which the shop has pressed oil: from its facts, or, if it has written none, from those that come
 * with the site. Blank if its facts contain no year.
 */
export function foundingYear(facts: { figure: string }[] | undefined): string {
  if (!facts) return String(establishedYear)
  return facts.find(({ figure }) => /^\d{4}$/.test(figure))?.figure ?? ''
}
