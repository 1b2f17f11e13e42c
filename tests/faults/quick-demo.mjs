// Loaded into a process before all else: the demo catalogue with all its records, its pictures
// drawn in no time. What is killed is then mostly what comes after them.
import { registerHooks } from 'node:module'

const source = `
import { drawPicture } from '../api/testing/pictures.ts'
import { categories } from './categories.ts'
import { gallery } from './gallery.ts'
import { groups } from './groups.ts'
import { products } from './products/index.ts'

let count = 0
const withPicture = (record) => {
  const seed = ++count
  const picture = () => drawPicture({ seed }).jpeg().toBuffer()
  return { ...record, picture }
}
export const demoCatalogue = {
  categories: categories.map(withPicture),
  groups,
  products: products.map(withPicture),
  gallery: gallery.map(withPicture),
}
`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/demo/index.ts')
      ? { format: 'module', source, shortCircuit: true }
      : next(url, context),
})
