import { rename } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { previewSize } from '../../../contract/images/preview-size.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { isLinkCardName } from '../../images/names.ts'
import { sweepImages } from '../../images/sweep.ts'
import { serverLimits } from '../../server-limits.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { createEmptyStore, type EmptyStore } from '../../testing/pictures/image-stores.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'

const immutable = 'public, max-age=31536000, immutable'

describe.each(engines)('on %s', (engine) => {
  let files: EmptyStore
  let api: TestApi
  let category: string
  let product: string

  beforeAll(async () => {
    files = await createEmptyStore(engine === 'postgres' ? 'bucket' : 'folder')
    api = await createTestApi(engine, files.settings)
    category = (await send('POST', '/categories', { name: 'Oils' }))._id
    const form = { name: 'Sesame Oil', price: '420', category, packAmount: '1', packUnit: 'l' }
    product = await create(form, 1)
  })
  afterAll(async () => {
    await api.close()
    await files.remove()
  })

  async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object) {
    const response = await api.callAsAdmin(method, path, { payload })
    expect(response.statusCode).toBeLessThan(300)
    return response.json().data
  }
  async function create(fields: Record<string, string>, seed: number): Promise<string> {
    return (await send('POST', '/products', makeForm(fields, await makeUpload(seed))))._id
  }
  const change = (fields: object) => send('PUT', `/products/${product}`, fields)
  async function readLinkCard(id: string, kind: 'product' | 'category' = 'product', lang?: 'ta') {
    const path = kind === 'product' ? apiPaths.productCard : apiPaths.categoryCard
    const options = lang && { query: { lang } }
    return (await api.call('GET', fillPath(path, { id }), options)).json().data
  }
  const isKept = (address: string) =>
    api.images.store.has(`card-${address.match(/(\w+)(-ta)?\.jpg$/)?.[1]}.jpg`)
  async function requirePicture(address: string) {
    const { statusCode, headers, rawPayload } = await api.ask(address)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(rawPayload.length).toBeLessThanOrEqual(serverLimits.cards.bytes)
    expect(await sharp(rawPayload).metadata()).toMatchObject(previewSize)
    return { bytes: rawPayload, cache: headers['cache-control'], etag: String(headers.etag) }
  }

  it('link cards are drawn once and kept, for everybody', { tags: ['two-processes'] }, async () => {
    const { address, alt } = await readLinkCard(product)
    expect(alt).toBe('Sesame Oil, 1 L, ₹420')
    expect(address).toMatch(new RegExp(`^/api/cards/product/${product}/[0-9a-f]{20}\\.jpg$`))
    const first = await requirePicture(address)
    expect(first.cache).toBe(immutable)
    const again = await requirePicture(address)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    const headers = { 'if-none-match': first.etag }
    const known = await api.ask({ url: address, headers })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', first.etag])
    const head = await api.ask({ method: 'HEAD', url: address })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  async function changeAll(addresses: string[]) {
    for (const fields of [
      { name: 'Gingelly Oil' },
      { nameTa: 'மரச்செக்கு நல்லெண்ணெய்' },
      { packAmount: 2 },
      { price: 430 },
      { originalPrice: 480 },
      { inStock: false },
      makeForm({}, await makeUpload(2)),
    ]) {
      await change(fields)
      addresses.push((await readLinkCard(product)).address)
    }
  }

  async function expectRedirect(old: string, now: string) {
    for (const address of [old, old.replace(/\w+\.jpg/, 'older.jpg')]) {
      const { statusCode, headers, body } = await api.ask(address)
      expect([statusCode, headers.location, body]).toEqual([302, now, ''])
      expect(headers['cache-control']).toBe('public, max-age=60')
    }
  }

  it('link cards have another address after each change of what they show, and the old one leads there', {
    tags: ['two-processes'],
  }, async () => {
    const old = await readLinkCard(product)
    const addresses = [old.address]
    await changeAll(addresses)
    await send('PUT', apiPaths.settings, { name: 'Chekku Oils' })
    const now = await readLinkCard(product)
    expect(new Set([...addresses, now.address]).size).toBe(9)
    expect(now.alt).toBe('Gingelly Oil, மரச்செக்கு நல்லெண்ணெய், 2 L, ₹430, Out of stock')

    await change({ description: 'Pressed slowly' })
    expect(await readLinkCard(product)).toEqual(now)
    await expectRedirect(old.address, now.address)
    expect((await requirePicture(now.address)).cache).toBe(immutable)
  })

  it('link cards of a category show four photos, how many products there are and from which price', async () => {
    const { _id } = await send('POST', '/categories', { name: 'Sweets' })
    const named = async () => (await readLinkCard(_id, 'category')).alt
    expect(await named()).toBe('Sweets, 0 products')
    await create({ name: 'Halwa', price: '0', category: _id }, 3)
    expect(await named()).toBe('Sweets, 1 product')
    const { _id: below } = await send('POST', '/categories', { name: 'Jaggery', parent: _id })
    await create({ name: 'Achu Vellam', price: '1250.5', category: _id, subcategory: below }, 4)
    const before = await readLinkCard(_id, 'category')
    expect(before.alt).toBe('Sweets, 2 products from ₹1,250.50')
    expect((await readLinkCard(below, 'category')).alt).toBe('Jaggery, 1 product from ₹1,250.50')
    const item = await create({ name: 'Palm Sugar', price: '180', category: _id }, 5)
    const { address } = await readLinkCard(_id, 'category')
    expect((await requirePicture(address)).cache).toBe(immutable)
    await send('DELETE', `/products/${item}`, {})
    const old = await api.ask(address)
    expect([old.statusCode, old.headers.location]).toEqual([302, before.address])
  })

  async function expectDrawnApart(card: string, tamil: string) {
    const [english, drawn] = [await requirePicture(card), await requirePicture(tamil)]
    expect(drawn.cache).toBe(immutable)
    expect(drawn.bytes.equals(english.bytes)).toBe(false)
    expect(await isKept(tamil)).toBe(true)
  }

  async function expectNoOtherLanguage(id: string) {
    const wrong = await api.call('GET', fillPath(apiPaths.productCard, { id }), {
      query: { lang: 'fr' },
    })
    expect(wrong.json().errors).toHaveProperty('lang')
  }

  it('link cards lead with the Tamil name where they are asked for in Tamil, and say the rest in it', async () => {
    const names = { name: 'Coconut Oil', nameTa: 'தேங்காய் எண்ணெய்', category }
    const id = await create({ ...names, price: '0', packAmount: '12', packUnit: 'piece' }, 6)
    await send('PUT', `/products/${id}`, { inStock: false })
    await send('PUT', apiPaths.settings, { nameTa: 'வாகை எண்ணெய்' })
    const [card, tamil] = [await readLinkCard(id), await readLinkCard(id, 'product', 'ta')]
    expect(card.alt).toBe('Coconut Oil, தேங்காய் எண்ணெய், 12 pieces, Price on request, Out of stock')
    expect(tamil.alt).toBe('தேங்காய் எண்ணெய், Coconut Oil, 12 எண்ணிக்கை, விலை கேட்கவும், இருப்பில் இல்லை')
    expect(tamil.address).toMatch(new RegExp(`^/api/cards/product/${id}/[0-9a-f]{20}-ta\\.jpg$`))
    await expectDrawnApart(card.address, tamil.address)

    await send('PUT', `/products/${id}`, { nameTa: 'தேங்காய் எண்ணெய் 1 L' })
    const next = await readLinkCard(id, 'product', 'ta')
    const { statusCode, headers } = await api.ask(tamil.address)
    expect([statusCode, headers.location]).toEqual([302, next.address])
    await send('PUT', apiPaths.settings, { nameTa: 'செக்கு எண்ணெய்' })
    expect((await readLinkCard(id, 'product', 'ta')).address).not.toBe(next.address)
    await expectNoOtherLanguage(id)
    await send('DELETE', `/products/${id}`, {})
  })

  it('link cards of a category are in Tamil as well, with its other name where it has none', async () => {
    const { _id } = await send('POST', '/categories', { name: 'Soaps' })
    await create({ name: 'Neem Soap', price: '45', category: _id }, 7)
    const read = async () => (await readLinkCard(_id, 'category', 'ta')).alt
    expect(await read()).toBe('Soaps, 1 பொருள், ₹45 முதல்')
    await send('PUT', `/categories/${_id}`, { nameTa: 'சோப்பு' })
    await create({ name: 'Milk Soap', price: '60', category: _id }, 8)
    expect(await read()).toBe('சோப்பு, 2 பொருட்கள், ₹45 முதல்')
    const { address } = await readLinkCard(_id, 'category', 'ta')
    expect((await requirePicture(address)).cache).toBe(immutable)
  })

  it('link cards exist only for records that exist', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000'
    for (const path of [
      fillPath(apiPaths.productCard, { id: unknown }),
      fillPath(apiPaths.productCardPicture, { id: unknown, file: 'ab.jpg' }),
      fillPath(apiPaths.productCardPicture, { id: category, file: 'ab.jpg' }),
      fillPath(apiPaths.categoryCardPicture, { id: product, file: 'ab.jpg' }),
      fillPath(apiPaths.categoryCardPicture, { id: 'none', file: 'ab.jpg' }),
      fillPath(apiPaths.productCardPicture, { id: product, file: 'ab.png' }),
    ]) {
      const { statusCode, headers, json } = await api.ask(apiPrefix + path)
      expect(statusCode, path).toBe(404)
      expect(json()).toMatchObject({ success: false, message: expect.any(String) })
      expect(headers['cache-control']).toBe('no-store')
    }
    const { address } = await readLinkCard(product)
    const { statusCode, json } = await api.ask({ method: 'POST', url: address })
    expect([statusCode, json().message]).toEqual([405, messages.error.methodNotAllowed])
  })

  // Drawing reads no database, so one engine is enough.
  it.runIf(engine === 'sqlite')(
    'asked for by a crowd are drawn once, and without words where too many differ',
    async () => {
      await change({ price: 440 })
      const { address } = await readLinkCard(product)
      const crowd = await Promise.all(Array.from({ length: 30 }, () => requirePicture(address)))
      expect(crowd.filter(({ cache }) => cache !== immutable)).toEqual([])

      const payload = { category, description: 'Oil', price: 1 }
      const addresses: string[] = []
      for (let at = 0; at < 100; at++) {
        const name = `Oil ${at}`
        const { _id } = await send('POST', '/products/json', { ...payload, name })
        addresses.push((await readLinkCard(_id)).address)
      }
      // As many as the server accepts from one client at a time.
      const pictures = await Promise.all(addresses.map((address) => requirePicture(address)))
      const caches = Map.groupBy(pictures, ({ cache }) => cache)
      expect(new Set(caches.keys())).toEqual(new Set([immutable, 'no-store']))
      expect(caches.get(immutable)?.length).toBeGreaterThan(serverLimits.drawings.waiting)
      const [last = ''] = addresses.slice(-1)
      expect((await requirePicture(last)).cache).toBe(immutable)
    },
  )

  it('link cards are swept once they are a day old, and drawn again', async () => {
    const { address } = await readLinkCard(product)
    const { bytes } = await requirePicture(address)
    await sweepImages(api.db, api.images, Date.now() + dayMs / 2)
    expect(await isKept(address)).toBe(true)
    await sweepImages(api.db, api.images, Date.now() + 2 * dayMs)
    expect(await isKept(address)).toBe(false)
    expect((await requirePicture(address)).bytes.equals(bytes)).toBe(true)
    expect(await isKept(address)).toBe(true)
  })

  // Comes last, and only with a folder that this test may remove.
  it.runIf(engine === 'sqlite')(
    'link cards do without their photo while the store is away',
    async () => {
      await change({ price: 450 })
      const { address } = await readLinkCard(product)
      const away = `${api.pictures}-away`
      await rename(api.pictures, away)
      const picture = await requirePicture(address)
      expect(picture.cache).toBe('no-store')
      await rename(away, api.pictures)
      const whole = await requirePicture(address)
      expect(whole.cache).toBe(immutable)
      expect(whole.bytes.equals(picture.bytes)).toBe(false)

      // A card whose photo alone is lost is not stored either.
      const { store } = api.images
      const names = (await Array.fromAsync(store.list())).map(({ name }) => name)
      await store.remove(names.filter((name) => !isLinkCardName(name)))
      await change({ price: 460 })
      const lacking = await readLinkCard(product)
      expect((await requirePicture(lacking.address)).cache).toBe('no-store')
      expect(await isKept(lacking.address)).toBe(false)
    },
  )
})
