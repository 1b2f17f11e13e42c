import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashFiles } from '../api/images/derived-image.ts'
import { makeForm } from '../api/testing/multipart.ts'
import { makeUpload } from '../api/testing/pictures/pictures.ts'
import { readPdf } from '../api/testing/read-pdf.ts'
import { addressIn } from '../contract/language.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths, productAddress } from '../contract/paths.ts'
import { demoRecords } from '../demo/index.ts'
import { administrator, startSite } from '../tests/e2e/fixtures/site.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'

/** Names, places, people and numbers of the demo, in both languages. */
const demoWords =
  /vaagai|வாகை|annur|அன்னூர்|ponnusamy|பொன்னுசாமி|grandfather|தாத்தா|palladam|பல்லடம்|pongal|meena|palamaram|98765|43210|12419001000123|641653/i
const demoTexts = Object.values(demoRecords.shop)

let site: Awaited<ReturnType<typeof startSite>>
let dataDir: string
let authorization: string
let records: { id: string; categoryId: string } | undefined
beforeAll(async () => {
  await ensureBuilt()
  await open()
})
afterAll(async () => {
  await site.kill()
  await rm(dataDir, { recursive: true, force: true })
})

/** A site without the demo and without a variable that names it. */
async function open(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  site = await startSite(dataDir, { SEED: 'none', BACKUP_EVERY: 'off' })
  authorization = `Bearer ${(await send('POST', apiPaths.login, administrator)).token}`
}

async function send(method: string, path: string, body: object | FormData) {
  const isForm = body instanceof FormData
  const response = await fetch(site.url + apiPrefix + path, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const answer = await response.json()
  expect(response.ok, `${path}: ${JSON.stringify(answer)}`).toBe(true)
  return answer.data
}

const get = (path: string) => fetch(new URL(path, site.url))

const everywhere = [
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/order-list-worker.js'],
  ...['/offline', '/ta/offline', '/.well-known/security.txt', '/nothing-here'],
  ...[apiPaths.settings, apiPaths.navConfig, apiPaths.products].map((path) => apiPrefix + path),
]
const { home, about, products, gallery, contact, priceList, orderList, delivery } = pagePaths
const inBoth = (path: string) => [path, addressIn('ta', path)]
const pages = [home, about, products, gallery, contact, priceList, orderList].flatMap(inBoth)

/** Addresses of pictures and other files in a page. */
function listFiles(html: string): string[] {
  const found = html.matchAll(
    /(?:src|content|href)="([^"]*\/(?:uploads|api\/(?:cards|settings))\/[^"]+)"/g,
  )
  return [...found].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

function expectNoDemo(path: string, text: string): void {
  expect(demoWords.exec(text)?.[0], path).toBeUndefined()
  for (const fact of demoTexts) expect(text.includes(fact), `${fact} in ${path}`).toBe(false)
}

/** Each page is complete: no heading without text, no picture without a file. */
function expectWhole(path: string, html: string): void {
  const headings = [...html.matchAll(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs)]
  expect(headings.length, path).toBeGreaterThan(0)
  for (const [whole, , inner = ''] of headings)
    expect(inner.replace(/<[^>]*>/g, '').trim(), `${whole} in ${path}`).not.toBe('')
  expect(html, path).not.toMatch(/(src|href)=""|undefined|\[object/)
}

/** The digits used by every chat and call link. */
function listNumbers(html: string): string[] {
  return [...html.matchAll(/(?:wa\.me\/|tel:\+?)(\d+)/g)].map(([, digits = '']) => digits)
}

async function readPages(paths: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const path of paths) {
    const response = await get(path)
    expect(response.status, path).toBe(path === '/nothing-here' ? 404 : 200)
    texts.set(path, await response.text())
  }
  return texts
}

/** Pictures of the site, and a record of each kind. */
async function addRecords() {
  for (const slot of ['logo', 'hero', 'about', 'share'])
    await send('PUT', fillPath(apiPaths.sitePicture, { slot }), makeForm({}, await makeUpload(4)))
  const { _id: categoryId } = await send('POST', apiPaths.categories, { name: 'Castor oil' })
  const form = { name: 'Castor oil 1 L', category: categoryId, price: '320', featured: 'true' }
  const { _id: id } = await send('POST', apiPaths.products, makeForm(form, await makeUpload()))
  await send('POST', apiPaths.gallery, makeForm({ title: 'Our yard' }, await makeUpload(2)))
  return { id, categoryId }
}

const shops: [name: string, settings: object][] = [
  [
    'Sri Murugan Chekku Oils, Erode',
    {
      name: 'Sri Murugan Chekku Oils, Erode',
      whatsapp: '98421 55667',
      phone: '98421 55667',
      email: 'erode@murugan.example',
      address: '7 Brough Road, Erode',
      label: { makerName: 'Sri Murugan', makerAddress: 'Erode', fssai: '22419001000999' },
    },
  ],
  [
    'Ölmühle Anna',
    {
      name: 'Ölmühle Anna und Söhne, kaltgepresst seit drei Generationen',
      nameTa: 'அன்னா எண்ணெய் ஆலை',
      whatsapp: '+49 171 5556677',
      phone: '+49 171 5556677',
    },
  ],
  [
    'a name in Tamil alone',
    { name: 'முருகன் எண்ணெய்', whatsapp: '98421 55667', phone: '98421 55667' },
  ],
]

it('a shop without a number leads to no chat, in a preview and without a connection', async () => {
  await send('PUT', apiPaths.settings, { answers: [{ question: 'Open?', answer: 'Daily.' }] })
  const { address } = await send('POST', apiPaths.setupPreview, {})
  const entered = await fetch(new URL(address, site.url), { redirect: 'manual' })
  const cookie = String(entered.headers.get('set-cookie')).split(';')[0] ?? ''
  for (const path of [...pages, ...inBoth('/good-to-know'), '/offline']) {
    const html = await (await fetch(new URL(path, site.url), { headers: { cookie } })).text()
    expect(html, path).not.toContain('wa.me')
  }
  await send('PUT', apiPaths.settings, { answers: [] })
})

it('a shop of a name and a number alone has whole pages', async () => {
  await send('PUT', apiPaths.settings, { name: 'Amma Oils', whatsapp: '98421 55667' })
  const { _id: category } = await send('POST', apiPaths.categories, { name: 'Oil' })
  const product = await send('POST', apiPaths.products, { name: 'Oil', category, price: 1 })
  await send('PUT', apiPaths.setup, { isOpen: true })
  await fetch(`${site.url}${apiPrefix}${apiPaths.products}/${product._id}`, {
    method: 'DELETE',
    headers: { authorization },
  })
  for (const [path, html] of await readPages(pages)) {
    expectNoDemo(path, html)
    expectWhole(path, html)
    expect(html, path).not.toContain('id="highlights-heading"')
    expect([...new Set(listNumbers(html))].join(), path).toMatch(/^(919842155667)?$/)
    for (const file of listFiles(html)) expect((await get(file)).status, file).toBe(200)
  }
  for (const path of inBoth(delivery)) expect([200, 404]).toContain((await get(path)).status)
})

it.each(shops)(
  'the shop of %s shows nothing of the demo at any public address',
  async (_, settings) => {
    const cleared = { nameTa: null, email: null, address: null, label: null }
    await send('PUT', apiPaths.settings, { ...cleared, ...settings })
    records ??= await addRecords()
    const { id, categoryId } = records
    const own = [productAddress(id), fillPath(pagePaths.category, { categoryId })].flatMap(inBoth)
    const label = fillPath(pagePaths.label, { productId: id })
    const cards = [
      fillPath(apiPaths.productCard, { id }),
      fillPath(apiPaths.categoryCard, { id: categoryId }),
    ].map((path) => apiPrefix + path)
    const texts = await readPages([...pages, ...own, ...everywhere, ...cards, label])
    const demoPictures = await Promise.all(
      demoRecords.sitePictures.map(async ({ files }) => hashFiles(await files())),
    )
    const files = new Set<string>()
    for (const [path, text] of texts) {
      expectNoDemo(path, text)
      for (const picture of demoPictures) expect(text.includes(picture), path).toBe(false)
      for (const file of listFiles(text)) files.add(file)
    }
    const digits = new Set([...texts.values()].flatMap(listNumbers))
    expect([...digits]).toEqual([expect.stringMatching(/^(919842155667|491715556677)$/)])
    expect(files.size).toBeGreaterThan(4)
    for (const file of files) expect((await get(file)).status, file).toBe(200)
    const pdf = await get(apiPrefix + apiPaths.priceListPdf)
    const { pages: printed } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    expectNoDemo('the price list', printed.join())
  },
)
