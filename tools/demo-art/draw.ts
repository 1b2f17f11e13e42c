// Draws the pictures of the demo catalogue and of the site itself anew. The files are committed:
// run `npm run draw-demo` after a change here, or to the demo's records.
import { join } from 'node:path'
import { drawBrand } from './draw-brand.ts'
import { drawCatalogue } from './draw-catalogue.ts'
import { drawPlainCard } from './draw-plain-card.ts'

const root = join(import.meta.dirname, '../..')
await drawCatalogue(join(root, 'demo/pictures'))
await drawBrand(join(root, 'web/assets'))
await drawPlainCard(join(root, 'api/features/cards/without-words.jpg'))
