// Loaded into a process before all else: the demo catalogue with all its records and small pictures.
// What is killed is then mostly what comes after they are read.
import { registerHooks } from 'node:module'

const source = `
import { drawPicture } from '../../api/testing/pictures/pictures.ts'
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
  products: products.map((record) => ({
    ...withPicture(record),
    extraPictures: (record.extraPictures ?? []).map(withPicture),
  })),
  synonyms,
  gallery: gallery.map(withPicture),
}
`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/product/demo.js')
      ? { format: 'module', source, shortCircuit: true }
      : next(url, context),
})
