import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { categories } from '../../demo/categories.ts'
import { gallery } from '../../demo/gallery.ts'
import { products } from '../../demo/products/index.ts'
import { renderProductArt } from './product-art.ts'
import { renderScene } from './scenes/index.ts'
import { renderSignature } from './signatures/index.ts'

/** Draws the picture of each record of the demo catalogue; those of others are gone afterwards. */
export async function drawCatalogue(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await drawEach(join(folder, 'categories'), categories, ({ key }) => renderSignature(key))
  await drawEach(join(folder, 'products'), products, renderProductArt)
  await drawEach(join(folder, 'gallery'), gallery, ({ key }) => renderScene(key))
}

async function drawEach<T extends { key: string }>(
  folder: string,
  records: T[],
  draw: (record: T) => Promise<Buffer>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const record of records)
    await writeFile(join(folder, `${record.key}.webp`), await draw(record))
  console.info(`${folder}: ${records.length} pictures`)
}
