import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatWordsEn } from '../../../../contract/order-list/chat-words-en.ts'
import { chatWordsTa } from '../../../../contract/order-list/chat-words-ta.ts'
import { writeOrderList } from '../../../../contract/order-list/order-list.ts'
import { composeOrderMessage } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { corpus } from './corpus.ts'

type Pack = [amount: number, unit: string]
const oils: [key: string, name: string, nameTa: string, packs: Pack[]][] = [
  [
    'groundnut',
    'Groundnut Oil',
    'மரச்செக்குக் கடலை எண்ணெய்',
    [
      [1, 'l'],
      [500, 'ml'],
      [200, 'ml'],
      [5, 'l'],
      [15, 'kg'],
    ],
  ],
  [
    'sesame',
    'Nallennai (Sesame Oil)',
    'மரச்செக்கு நல்லெண்ணெய்',
    [
      [1, 'l'],
      [500, 'ml'],
      [200, 'ml'],
      [5, 'l'],
    ],
  ],
  [
    'coconut',
    'Coconut Oil',
    'மரச்செக்குத் தேங்காய் எண்ணெய்',
    [
      [1, 'l'],
      [500, 'ml'],
      [200, 'ml'],
      [5, 'l'],
    ],
  ],
]
const others: [key: string, name: string, nameTa: string, pack: Pack][] = [
  ['virgin 250 ml', 'Virgin Coconut Oil 250 ml Jar', 'கன்னித் தேங்காய் எண்ணெய்', [250, 'ml']],
  ['castor 500 ml', 'Castor Oil 500 ml', 'விளக்கெண்ணெய்', [500, 'ml']],
  ['neem 200 ml', 'Neem Oil 200 ml', 'வேப்பெண்ணெய்', [200, 'ml']],
  ['mustard 500 ml', 'Mustard Oil 500 ml', 'கடுகு எண்ணெய்', [500, 'ml']],
  ['groundnut cake', 'Groundnut Cake (Kadalai Punnakku) 5 kg', 'கடலைப் புண்ணாக்கு', [5, 'kg']],
  ['sesame cake', 'Sesame Cake (Ellu Punnakku) 5 kg', 'எள்ளுப் புண்ணாக்கு', [5, 'kg']],
  ['idli podi', 'Idli Podi 200 g', 'இட்லிப் பொடி', [200, 'g']],
  ['ellu podi', 'Ellu Podi (Sesame) 200 g', 'எள்ளுப் பொடி', [200, 'g']],
  ['sakkarai', 'Nattu Sakkarai 1 kg', 'நாட்டுச் சர்க்கரை', [1, 'kg']],
  ['vellam', 'Achu Vellam (Jaggery Cubes) 1 kg', 'அச்சு வெல்லம்', [1, 'kg']],
  ['karupatti', 'Karupatti (Palm Jaggery) 500 g', 'கருப்பட்டி', [500, 'g']],
  ['gift box', 'Three Oils Gift Box', 'பரிசுப் பெட்டி', [3, 'piece']],
  ['ragi', 'Ragi Flour 1 kg', 'ராகி மாவு', [1, 'kg']],
]
const synonyms = [
  ['oil', 'ennai', 'எண்ணெய்'],
  ['nallennai', 'nalla ennai', 'நல்லெண்ணெய்', 'gingelly oil', 'sesame oil', 'til oil', 'ellu ennai'],
  ['sesame', 'ellu', 'எள்', 'til', 'gingelly', 'gingili'],
  ['kadalai ennai', 'கடலை எண்ணெய்', 'groundnut oil', 'peanut oil'],
  ['groundnut', 'peanut', 'kadalai', 'கடலை'],
  ['thengai ennai', 'தேங்காய் எண்ணெய்', 'coconut oil'],
  ['coconut', 'thengai', 'தேங்காய்'],
  ['jaggery', 'vellam', 'achu vellam', 'nattu sakkarai', 'வெல்லம்'],
]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const products = new Map<string, Product>()
  const keyOf = (id: string | undefined) =>
    [...products].find(([, product]) => product._id === id)?.[0] ?? null

  beforeAll(async () => {
    api = await createTestApi(engine)
    const category = (await api.createRecord('/categories', { name: 'Shop' }))._id
    for (const terms of synonyms) await api.createRecord('/synonyms', { label: terms[0], terms })
    for (const [key, name, nameTa, pack] of others.toReversed()) {
      const [packAmount, packUnit] = pack
      products.set(
        key,
        await api.createRecord('/products', {
          name,
          nameTa,
          category,
          price: 100,
          packAmount,
          packUnit,
        }),
      )
    }
    for (const [key, oil, nameTa, packs] of oils) {
      const group = (await api.createRecord('/product-groups', { name: oil, nameTa }))._id
      for (const [packAmount, packUnit] of packs.toReversed()) {
        const size = `${packAmount} ${packUnit === 'l' ? 'L' : packUnit}`
        const body = { name: `${oil} ${size}`, nameTa, size, category, group, packAmount, packUnit }
        products.set(
          `${key} ${packAmount} ${packUnit}`,
          await api.createRecord('/products', { ...body, price: 378 }),
        )
      }
    }
  })
  afterAll(() => api.close())

  const read = async (text: string): Promise<ReadOrder> =>
    (await api.callAsAdmin('POST', '/orders/read', { payload: { text } })).json().data
  const productOf = (key: string) => products.get(key) as Product
  const short = ({ lines }: ReadOrder) =>
    lines.map(({ product, quantity, sure }) => [keyOf(product?._id), quantity, sure])

  it('messages of customers are read right at the first in nine of ten lines, and never wrong without a mark', async () => {
    const wrong: string[] = []
    let all = 0
    for (const { text, lines } of corpus) {
      const order = await read(text)
      const found = order.lines.map((line) => [keyOf(line.product?._id), line.quantity])
      all += lines.length
      for (const [index, expected] of lines.entries())
        if (JSON.stringify(found[index]) !== JSON.stringify(expected)) {
          wrong.push(`${text}: ${JSON.stringify(found[index])}`)
          expect(order.lines[index]?.sure ?? false, text).toBe(false)
        }
      for (const line of order.lines.slice(lines.length)) expect(line.sure, text).toBe(false)
      if (order.lines.length > lines.length) wrong.push(`${text}: ${order.lines.length} lines`)
    }
    console.info(
      `Messages: ${wrong.length} of ${all} lines not right at the first\n${wrong.join('\n')}`,
    )
    expect(corpus.length).toBeGreaterThanOrEqual(60)
    expect(wrong.length).toBeLessThanOrEqual(all / 10)
  })

  it.each([
    ['achu vellam 1 kg 2 packet', 'vellam', 2],
    ['achu vellam 3 packets', 'vellam', 3],
    ['அச்சு வெல்லம் 1 கிலோ 2 பாக்கெட்', 'vellam', 2],
    ['nattu sakkarai 2 packet', 'sakkarai', 2],
    ['achu velam 1 kg 2 packet', 'vellam', 2],
    ['achchu vellam 2 kg', 'vellam', 2],
  ])(
    'a message of a customer means the product that is called so, not one that means the same: %s',
    async (text, product, quantity) => {
      expect(short(await read(text))[0]?.slice(0, 2)).toEqual([product, quantity])
    },
  )

  it.each(['groundnut oil 1L x 2', 'castor oil 2', 'நல்லெண்ணெய் 1 லிட்டர் 2 பாட்டில்'])(
    'a message of a customer is read as sure where nothing is a guess: %s',
    async (text) => expect((await read(text)).lines[0]?.sure).toBe(true),
  )

  it.each([
    ['groundnut oil 500 ml x 2', 'groundnut 500 ml', 2],
    ['2 x 500 ml groundnut oil', 'groundnut 500 ml', 2],
    ['2*500ml groundnut oil', 'groundnut 500 ml', 2],
    ['கடலை எண்ணெய் 500 மிலி × 2', 'groundnut 500 ml', 2],
    ['groundnut oil 5 x 1 l', 'groundnut 1 l', 5],
    ['sesame oil 10 x 500 ml', 'sesame 500 ml', 10],
    ['coconut oil 25 x 200ml', 'coconut 200 ml', 25],
    ['groundnut oil 1 l tin x 5', 'groundnut 1 l', 5],
    ['Order Groundnut Oil 1 L x 5', 'groundnut 1 l', 5],
    ["I'm interested in ordering Groundnut Oil 500 ml x 2", 'groundnut 500 ml', 2],
    ['Groundnut Oil 500 ml × 2 = ₹398.00', 'groundnut 500 ml', 2],
  ])(
    'a message of a customer asks for so many of a size, not for a pack of all of it: %s',
    async (text, product, quantity) =>
      expect(short(await read(text))).toEqual([[product, quantity, true]]),
  )

  it.each([
    '2 litre nallennai x',
    '3 litre sesame oil',
    'groundnt oil 1 l 2',
    'groundnut oil',
    'do you have castor oil?',
    'castor oil irukka',
    'no sesame this time',
    'castor oil venda',
    'castor oil வேண்டாம்',
    'groundnut oil 1 l x 0',
    'groundnut 5 kg',
    'coconut oil 250 ml',
    'saffron 1 g',
    'Can you deliver to Nattu',
    'We are a family of 5',
    'one and half litre groundnut oil',
    'Order Nowhere Oil',
  ])(
    'a message of a customer is not read as sure where something is asked, refused, corrected or made up: %s',
    async (text) => expect((await read(text)).lines.map(({ sure }) => sure)).toEqual([false]),
  )

  it('a message of a customer is read with the size that stands in a name alone', async () => {
    const { data } = (await api.callAsAdmin('GET', '/categories')).json()
    const body = { name: 'Karanja Oil 1 L', category: data[0]._id, price: 430 }
    const made = await api.callAsAdmin('POST', '/products', { payload: body })
    const { lines } = await read('2 litre karanja oil venum')
    expect(lines).toEqual([
      expect.objectContaining({ quantity: 2, sure: false, product: expect.any(Object) }),
    ])
    await api.callAsAdmin('DELETE', `/products/${made.json().data._id}`)
  })

  it.each([
    ['Sulur 641402', { place: 'Sulur', pin: '641402' }],
    ['Delivery to Peelamedu 641 004', { place: 'Peelamedu', pin: '641004' }],
    ['முகவரி: 12, காந்தி நகர், சூலூர் 641402', { place: '12, காந்தி நகர், சூலூர்', pin: '641402' }],
    ['12 Gandhi nagar, Sulur - 641402', { place: '12 Gandhi nagar, Sulur', pin: '641402' }],
    ['Address: Flat 2, Erode, pin 638001', { place: 'Flat 2, Erode', pin: '638001' }],
    ['pincode 641602', { pin: '641602' }],
  ])('a message of a customer tells the place and PIN code of %s', async (written, customer) => {
    const { lines, customer: known } = await read(`Groundnut Oil 1 L 2\n${written}`)
    expect(known).toEqual(customer)
    expect(lines).toHaveLength(1)
  })

  it('a message of a customer gives customer and note, and no lines for greetings, totals and links', async () => {
    const order = await read(
      'Vanakkam!\nThank you\nTotal: ₹756\nhttps://oil.example/x\nName: Meena\nPlace: Pollachi\nPIN: 641 602\nNote: After 5\npm',
    )
    expect(order).toEqual({
      lines: [],
      customer: { name: 'Meena', place: 'Pollachi', pin: '641602' },
      note: 'After 5\npm',
      more: 0,
    })
    const many = await read(Array(43).fill('castor oil').join('\n'))
    expect([many.lines.length, many.more]).toEqual([40, 3])
  })

  const compose = (language: 'en' | 'ta', keys: [string, number][]) =>
    composeOrderMessage({
      language,
      words: language === 'en' ? orderWordsEn : orderWordsTa,
      lines: keys.map(([key, quantity]) => ({ product: productOf(key), quantity })),
      details: { name: 'மீனா', place: 'Pollachi', pin: '641602', note: 'After 5' },
      delivery: { packing: 10, zones: [] },
      publicUrl: 'https://oil.example',
      whatsapp: '919876543210',
    }).text

  it.each(['en', 'ta'] as const)(
    'a message that this site has written as a list is read whole, in %s',
    async (language) => {
      const all = [...products.keys()].map((key, index): [string, number] => [key, (index % 9) + 1])
      const order = await read(compose(language, all))
      expect(short(order)).toEqual(all.map((line) => [...line, true]))
      expect(order).toMatchObject({
        customer: { name: 'மீனா', pin: '641602' },
        note: 'After 5',
        more: 0,
      })
      const link = `https://oil.example/list?i=${writeOrderList(all.map(([key, quantity]) => ({ id: productOf(key)._id, quantity })))}`
      expect(short(await read(link))).toEqual(all.map((line) => [...line, true]))
    },
  )

  it.each([
    ['en', chatWordsEn],
    ['ta', chatWordsTa],
  ] as const)(
    'each sentence about one product that this site writes is read, in %s',
    async (language, chat) => {
      const words = language === 'en' ? orderWordsEn : orderWordsTa
      for (const [key, product] of products) {
        const name = lineName(product, { language, pieces: words.pieces })
        for (const text of [chat.order(name), chat.orderFromCategory(name)])
          expect(short(await read(text)), text).toEqual([[key, 1, true]])
        for (const text of [chat.whenBack(name, undefined), chat.doYouHave(name)])
          expect(short(await read(text)), text).toEqual([[key, 1, false]])
      }
    },
  )

  it('an edited list is read as it now is: edited lines are not sure, removed ones are gone', async () => {
    const text = compose('en', [
      ['groundnut 1 l', 2],
      ['sesame 1 l', 1],
      ['castor 500 ml', 3],
    ])
    const lines = text.split('\n')
    const edited = [
      ...lines.slice(0, 1),
      String(lines[1]).replace('× 2', '× 5'),
      ...lines.slice(3, 4),
      '4. neem oil 200 ml 2',
      ...lines.slice(4),
    ].join('\n')
    expect(short(await read(edited))).toEqual([
      ['groundnut 1 l', 5, false],
      ['castor 500 ml', 3, true],
      ['neem 200 ml', 2, false],
    ])
  })

  const typed = (change: (line: string) => string) =>
    compose('en', [
      ['groundnut 1 l', 2],
      ['sesame 1 l', 1],
    ])
      .split('\n')
      .map(change)
      .join('\n')

  it('our message whose lines are typed anew is read as what it says, and no more', async () => {
    const replaced = typed((line) =>
      line.replace(/^1\..*/, 'Castor oil 2').replace(/^2\..*/, 'neem oil 1'),
    )
    expect(short(await read(replaced))).toEqual([
      ['castor 500 ml', 2, false],
      ['neem 200 ml', 1, false],
    ])
    const letters = typed((line) => line.replace('×', 'x'))
    expect(short(await read(letters))).toEqual([
      ['groundnut 1 l', 2, false],
      ['sesame 1 l', 1, false],
    ])
    const corrected = typed((line) => line.replace('× 2', '× 2 3'))
    expect(short(await read(corrected))[0]).toEqual(['groundnut 1 l', null, false])
  })

  it('a list that stands with words alone is kept whole, and marked where the words name a product', async () => {
    const link = `https://oil.example/list?i=${writeOrderList([
      { id: productOf('groundnut 1 l')._id, quantity: 2 },
      { id: productOf('coconut 1 l')._id, quantity: 1 },
    ])}`
    for (const words of ['When will the groundnut oil come?', 'but only 1 groundnut'])
      expect(short(await read(`${link}\n${words}`))).toEqual([
        ['groundnut 1 l', 1, false],
        ['coconut 1 l', 1, false],
      ])
    expect(short(await read(`${link}\nthank you`))).toEqual([
      ['groundnut 1 l', 2, true],
      ['coconut 1 l', 1, true],
    ])
  })

  it('a message of a customer is for staff alone, and stands in no log', async () => {
    const response = await api.call('POST', '/orders/read', { payload: { text: 'castor oil' } })
    expect(response.statusCode).toBe(401)
  })
})
