import { establishedYear } from './business.ts'

/**
 * The year since which the shop presses: the one among its facts, and where it has written none, the one that
 * comes with the site. Blank where its facts name no year.
 */
export function foundingYear(facts: { figure: string }[] | undefined): string {
  if (!facts) return String(establishedYear)
  return facts.find(({ figure }) => /^\d{4}$/.test(figure))?.figure ?? ''
}
