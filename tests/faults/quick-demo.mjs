// Loaded into a process before all else: the demo catalogue with all its records, its pictures
// drawn in no time and a few in turns, each derived once. What is killed is then mostly what comes
// after them.
import { registerHooks } from 'node:module'

const source = `
import { drawPicture } from '../../api/testing/pictures.ts'
import { categories } from '../../demo/categories.ts'
import { gallery } from '../../demo/gallery.ts'
import { groups } from '../../demo/groups.ts'
import { products } from '../../demo/products/index.ts'
import { synonyms } from '../../demo/synonyms.ts'

let count = 0
const withPicture = (record) => {
  const seed = ++count % 6
  const picture = () => drawPicture({ seed }).webp().toBuffer()
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
export { wrapOriginal } from './derive.js?real'
import { derivePicture as derive } from './derive.js?real'

const derived = new Map()
export function derivePicture(upload) {
  const key = Buffer.from(upload).toString('base64')
  if (!derived.has(key)) derived.set(key, derive(upload))
  return derived.get(key)
}
`
const sources = { '/product/demo.js': source, '/product/derive.js': derivedOnce }

registerHooks({
  load: (url, context, next) => {
    const [, replaced] = Object.entries(sources).find(([path]) => url.endsWith(path)) ?? []
    return replaced
      ? { format: 'module', source: replaced, shortCircuit: true }
      : next(url, context)
  },
})
