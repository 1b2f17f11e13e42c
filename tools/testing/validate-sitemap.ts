import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const read = (...path: string[]) => readFile(join(import.meta.dirname, ...path), 'utf8')

/** Errors of a sitemap, or of an index of sitemaps; empty if all is right. */
export async function listSitemapErrors(
  root: 'urlset' | 'sitemapindex',
  contents: string,
): Promise<string[]> {
  const schema = root === 'urlset' ? 'sitemap-urlset.xsd' : 'sitemap-index.xsd'
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [await read(schema)],
    preload: [
      // The package provides the schema; its own reader is more lenient.
      {
        fileName: 'sitemap.xsd',
        contents: await read('../../node_modules/sitemap/schema/sitemap.xsd'),
      },
      { fileName: 'xhtml-link.xsd', contents: await read('xhtml-link.xsd') },
    ],
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}
