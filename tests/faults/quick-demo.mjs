// Loaded into a process before all else: the demo catalogue with all its records, its pictures
// drawn in no time and a few in turns, each derived once. What is killed is then mostly what comes
// after them.
import { registerHooks } from 'node:module'

const source = `
import { drawPicture } from '../api/testing/pictures.ts'
import { categories } from './categories.ts'
import { gallery } from './gallery.ts'
import { groups } from './groups.ts'
import { products } from './products/index.ts'
import { synonyms } from './synonyms.ts'

let count = 0
const withPicture = (record) => {
  const seed = ++count % 6
  const picture = () => drawPicture({ seed }).jpeg().toBuffer()
  return { ...record, picture }
}
export const demoCatalogue = {
  categories: categories.map(withPicture),
  groups,
  products: products.map(withPicture),
  synonyms,
  gallery: gallery.map(withPicture),
}
`

const derivedOnce = `
import { derivePicture as derive } from './derive.ts?real'

const derived = new Map()
export function derivePicture(upload, pace) {
  const key = Buffer.from(upload).toString('base64')
  if (!derived.has(key)) derived.set(key, derive(upload, pace))
  return derived.get(key)
}
`
const sources = { '/demo/index.ts': source, '/images/derive.ts': derivedOnce }

registerHooks({
  load: (url, context, next) => {
    const [, replaced] = Object.entries(sources).find(([path]) => url.endsWith(path)) ?? []
    return replaced
      ? { format: 'module', source: replaced, shortCircuit: true }
      : next(url, context)
  },
})
