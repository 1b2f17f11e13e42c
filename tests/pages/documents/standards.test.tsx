// @vitest-environment node
import StructuredDataValidator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { addressIn, isInTamil } from '../../../contract/language.ts'
import { fillPath, pagePaths } from '../../../contract/paths.ts'
import { createDemoShop, findProduct } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'
import { listDescribedPages } from './described-pages.ts'

// Data of each page for machines, checked by validators.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

/** Recommended properties that no food of a small maker has. */
const notThere = [
  'aggregateRating',
  'review',
  'subjectOf',
  'hasCertification',
  'priceValidUntil',
  'audience',
  'color',
  'material',
  'pattern',
  'mpn',
  'gtin',
]

async function listAllPages(): Promise<[string, string[]][]> {
  const { _id: productId } = await findProduct(api, 'Groundnut Oil 500 ml')
  const pages = await listDescribedPages(api)
  const inTamil = pages
    .filter(([path]) => isInTamil(path))
    .map(([path, types]): [string, string[]] => [addressIn('ta', path), types])
  return [...pages, ...inTamil, [fillPath(pagePaths.label, { productId }), []]]
}

it('Every page is valid HTML without barriers', async () => {
  for (const [path] of await listAllPages()) {
    const { html } = await openDocument(api, path)
    const { results } = await validator.validateString(html)
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect.soft(mistakes, path).toEqual([])
  }
})

it('Every page describes itself in valid JSON-LD of its types', async () => {
  for (const [path, types] of await listAllPages()) {
    const found = new WebAutoExtractor({ addLocation: true }).parse(
      (await openDocument(api, path)).html,
    )
    expect.soft(found.errors, path).toEqual([])
    expect.soft(Object.keys(found.jsonld).sort(), path).toEqual(types)
    const issues = await new StructuredDataValidator().validate(found)
    const ofGroup = types.includes('ProductGroup') ? [] : ['inProductGroupWithID', 'isVariantOf']
    const unknown = issues.filter(
      ({ severity, fieldNames = [] }) =>
        severity === 'ERROR' || ![...notThere, ...ofGroup].includes(fieldNames[0] ?? ''),
    )
    expect.soft(unknown, path).toEqual([])
  }
})
