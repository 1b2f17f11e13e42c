import type { APIRequestContext } from '@playwright/test'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { loadingMessages } from '../../../contract/loading-messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { fillPath, productAddress } from '../../../contract/public-paths.ts'
import { galleryEn } from '../../../web/features/gallery/words/en.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { aboutEn } from '../../../web/features/shop/words/about-en.ts'
import { contactEn } from '../../../web/features/shop/words/contact-en.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { orderListTa } from '../../../web/order-list/words/ta.ts'
import { english } from '../../../web/words/en.ts'
import { expect, test } from '../fixtures/test.ts'

/** Every page but the price list and labels, which are in both languages. */
const pages = [
  pagePaths.home,
  pagePaths.products,
  pagePaths.gallery,
  pagePaths.about,
  pagePaths.contact,
  pagePaths.orderList,
  pagePaths.delivery,
  pagePaths.goodToKnow,
  '/no-such-page',
]

/** The files that a page loads before anybody does anything, and what they hold. */
async function readScripts(request: APIRequestContext, html: string): Promise<string> {
  const found = new Set(
    [...html.matchAll(/(?:modulepreload" href=|from |import )"(\/assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path ?? '',
    ),
  )
  let text = ''
  for (const path of found) {
    const script = await (await request.get(path)).text()
    for (const [, name] of script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(`/assets/${name}`)
    text += script
  }
  expect(found.size).toBeGreaterThan(4)
  return text
}

/** Texts of products, gallery items and settings, in either language. */
async function listTexts(request: APIRequestContext, language: 'en' | 'ta'): Promise<string[]> {
  const read = async (path: string) =>
    (await (await request.get(`${apiPrefix}${path}?limit=1000`)).json()).data
  const records = [...(await read(apiPaths.products)), ...(await read(apiPaths.gallery))]
  const texts = records
    .filter(({ descriptionTa }) => descriptionTa)
    .flatMap(({ description, descriptionTa, benefits, benefitsTa }) =>
      language === 'en' ? [description, benefitsTa && benefits] : [descriptionTa, benefitsTa],
    )
  const { answers, delivery, priceList } = (
    await (await request.get(apiPrefix + apiPaths.settings)).json()
  ).data
  const settings = [...answers, delivery, priceList].flatMap((part) =>
    language === 'en' ? [part.answer, part.note] : [part.answerTa, part.noteTa],
  )
  return [...texts, ...settings]
    .filter(Boolean)
    .map((text) => JSON.stringify(text.slice(0, 30)).slice(1, -1))
}

/** Texts that every page loads: error pages, and load errors, which nobody reads on Tamil pages. */
const shared: unknown[] = [failureMessages, loadingMessages.products].flatMap(Object.values)

/** The sentences of a table: three words in Latin letters and more. */
function listSentences(table: object): string[] {
  return Object.values(table).flatMap((said) => {
    if (typeof said === 'object') return listSentences(said)
    const isSentence = typeof said === 'string' && /^[^\u0b80-\u0bff]+ \S+ \S+$/.test(said)
    return isSentence && !shared.includes(said) ? [said] : []
  })
}

test('a page has no words and no texts of the other language, and its green bar sends a list in its own', async ({
  request,
}) => {
  await test.step('a page loads no words and no texts of the other language', async () => {
    const [texts, textsTa] = [await listTexts(request, 'en'), await listTexts(request, 'ta')]
    expect(Math.min(texts.length, textsTa.length)).toBeGreaterThan(30)
    const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}`)).json()
    const tables = [english, productsEn, galleryEn, orderListEn, aboutEn, contactEn]
    const sentences = tables.flatMap(listSentences)
    const ofCategory = fillPath(pagePaths.category, { categoryId: data[0].category._id })
    for (const path of [...pages, productAddress(data[0]._id), ofCategory]) {
      const html = await (await request.get(path)).text()
      expect(
        textsTa.filter((text) => html.includes(text)),
        `texts of ${path}`,
      ).toEqual([])
      const words = (await readScripts(request, html)).match(/[\u0b80-\u0bff][\u0b80-\u0bff ]+/g)
      // The switch of language, and the names of three oils.
      const foreign = new Set(words?.filter((word) => !/^தமிழ்$|ண்ணெய்$/.test(word)))
      expect([...foreign], `words of ${path}`).toEqual([])

      const tamilPath = path === pagePaths.home ? '/ta' : `/ta${path}`
      const tamilPage = await (await request.get(tamilPath)).text()
      expect(
        texts.filter((text) => tamilPage.includes(text)),
        `texts of ${tamilPath}`,
      ).toEqual([])
      const scripts = await readScripts(request, tamilPage)
      expect(
        sentences.filter((said) => scripts.includes(said)),
        `words of ${tamilPath}`,
      ).toEqual([])
    }
  })

  await test.step('the green bar sends the list of an address without scripts, in the language of the page', async () => {
    const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=2`)).json()
    const lines = data.map(({ _id }: { _id: string }) => `${_id}.2`).join('~')
    for (const [path, greeting] of [
      [pagePaths.orderList, orderListEn.order.greeting],
      [`/ta${pagePaths.orderList}`, orderListTa.order.greeting],
    ]) {
      const html = await (await request.get(`${path}?i=${lines}`)).text()
      const [, address = ''] = html.match(/href="([^"]+)"[^>]*data-chat/) ?? []
      const text = new URL(address).searchParams.get('text')
      expect(text).toContain(greeting)
      expect(text).toContain(`?i=${lines}`)
    }
    const empty = await (await request.get(pagePaths.orderList)).text()
    expect(empty).toMatch(/href="https:\/\/wa\.me\/\d+"[^>]*data-chat/)
  })
})
