import { demoCatalogue } from '../../demo/index.ts'
import type { Found } from './ledger.ts'
import { isWhole, type Pictured, picturesOf } from './pictures.ts'

type Shown = Pictured & { name?: string; title?: string }

const { categories, products, gallery } = demoCatalogue
const nouns = [
  ['categories', categories.map(({ name }) => name)],
  ['products', products.map(({ name }) => name)],
  ['gallery', gallery.map(({ title }) => title)],
] as const

/** Compares a site with the demo catalogue: each record once, each with its picture, and no others. */
export async function checkDemo(address: string): Promise<Found> {
  const found: Found = { checked: 0, lost: [], torn: [] }
  /** Many records show the same ones. */
  const seen = new Set<string>()
  for (const [noun, names] of nouns) {
    const response = await fetch(`${address}/api/${noun}?limit=1000`)
    const { data } = (await response.json()) as { data: Shown[] }
    const missing = [...names]
    for (const record of data) {
      const at = missing.indexOf(record.title ?? record.name ?? '')
      if (at < 0) found.torn.push(`${noun}: ${record.name} was not in the demo, or is there twice`)
      else missing.splice(at, 1)
      const pictures = picturesOf(record)
      if (pictures.length === 0) found.torn.push(`${noun}: ${record.name} has no picture`)
      for (const picture of pictures.filter((path) => !seen.has(path)))
        if (await isWhole(await fetch(address + picture))) seen.add(picture)
        else found.torn.push(`${picture} is not whole`)
      found.checked += 1
    }
    found.lost.push(...missing.map((name) => `${noun}: ${name}`))
  }
  return found
}
