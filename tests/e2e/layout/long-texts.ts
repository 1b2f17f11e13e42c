import type { APIResponse } from '@playwright/test'
import { categoryLimits } from '../../../contract/categories/limits.ts'
import { deliveryLimits } from '../../../contract/delivery/limits.ts'
import { galleryLimits } from '../../../contract/gallery/limits.ts'
import { productGroupLimits } from '../../../contract/groups/limits.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import { labelLimits } from '../../../contract/labels/limits.ts'
import { navLimits } from '../../../contract/navigation/limits.ts'
import { orderLimits } from '../../../contract/orders/limits.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { synonymLimits } from '../../../contract/search/limits.ts'
import { settingsLimits } from '../../../contract/settings/limits.ts'
import { paintPicture } from '../fixtures/pictures.ts'
import type { Colleague } from '../fixtures/staff.ts'

/** As many letters as a field takes: one word that breaks nowhere, words, and Tamil. */
export const longest = {
  word: (letters: number) => 'Marachekkunallennai'.repeat(300).slice(0, letters),
  words: (letters: number) =>
    'Wood-pressed sesame oil, unrefined. '.repeat(200).slice(0, letters).trim(),
  tamil: (letters: number) => 'மரச்செக்குநல்லெண்ணெய்'.repeat(300).slice(0, letters),
}
const kinds = Object.values(longest)

/** The ids of the records, one of each kind of text. */
export type LongRecords = Record<
  'products' | 'categories' | 'groups' | 'synonyms' | 'orders' | 'items' | 'simpleItems',
  string[]
>

/** Fills a site with the longest texts and the highest prices that it takes. */
export async function fillWithLongTexts(colleague: Colleague): Promise<LongRecords> {
  const create = (path: string, record: object) => idOf(colleague.send('POST', path, record))
  const image = await paintPicture('#c08a2b')
  const made: LongRecords = {
    products: [],
    categories: [],
    groups: [],
    synonyms: [],
    orders: [],
    items: [],
    simpleItems: [],
  }
  for (const [index, textOf] of kinds.entries()) {
    const name = textOf(categoryLimits.name)
    const names = { name, nameTa: longest.tamil(categoryLimits.name) }
    const category = await create(apiPaths.categories, { ...names, showInNav: true, order: index })
    const subcategory = await create(apiPaths.categories, { ...names, parent: category })
    const group = await create(apiPaths.productGroups, {
      name: textOf(productGroupLimits.name),
      nameTa: longest.tamil(productGroupLimits.name),
      label: {
        genericName: textOf(labelLimits.genericName),
        ingredients: textOf(labelLimits.ingredients),
        storage: textOf(labelLimits.storage),
      },
    })
    const description = textOf(galleryLimits.description)
    const descriptionTa = longest.tamil(galleryLimits.description)
    const title = textOf(galleryLimits.title)
    const titleTa = longest.tamil(galleryLimits.title)
    const product = await create(apiPaths.products, {
      name: textOf(productLimits.name),
      nameTa: longest.tamil(productLimits.nameTa),
      description,
      descriptionTa,
      category,
      subcategory,
      group,
      price: productLimits.maxPrice,
      originalPrice: productLimits.maxPrice,
      size: textOf(productLimits.size),
      benefits: textOf(productLimits.benefits),
      benefitsTa: longest.tamil(productLimits.benefits),
      featured: true,
      isBestSeller: true,
      inStock: index !== 0,
    })
    const flags = { isPopular: 'true', popular: 'true', order: `${-1 - index}` }
    const item = { description, descriptionTa, ...flags, image }
    const mainItem = await idOf(
      colleague.upload(apiPaths.gallery, { ...item, title, titleTa, category: name }),
    )
    const simpleItem = await idOf(
      colleague.upload(apiPaths.gallery, {
        ...item,
        name: title,
        nameTa: titleTa,
        category,
        subcategory,
      }),
    )
    made.products.push(product)
    made.categories.push(category)
    made.groups.push(group)
    const synonym = { label: textOf(synonymLimits.label), terms: [textOf(synonymLimits.term.max)] }
    made.synonyms.push(await create(apiPaths.synonyms, synonym))
    const order = {
      lines: [{ product, quantity: orderLimits.quantity.max }],
      customer: {
        name: textOf(orderLimits.name),
        phone: '+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5',
        place: textOf(orderLimits.place),
      },
      delivery: { charge: 1, note: textOf(orderLimits.deliveryNote) },
      note: textOf(orderLimits.note),
      message: textOf(orderLimits.message),
    }
    made.orders.push(await create(apiPaths.orders, order))
    made.items.push(mainItem)
    made.simpleItems.push(simpleItem)
  }
  await colleague.send('PUT', apiPaths.navConfig, {
    maxVisibleItems: navLimits.visibleItems.max,
    moreDropdownLabel: longest.word(navLimits.label),
    moreDropdownLabelTa: longest.tamil(navLimits.label),
  })
  const response = await colleague.send('PUT', apiPaths.settings, longSettings())
  if (!response.ok()) throw new Error(await response.text())
  return made
}

function longSettings() {
  const { word, words, tamil } = longest
  const max = settingsLimits
  const webAddress = `https://example.com/${word(max.webAddress - 20)}`
  const spans = [
    { opens: '09:00', closes: '13:00' },
    { opens: '16:00', closes: '24:00' },
  ]
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, spans])
  const today = indiaDate(Date.now())
  return {
    name: word(max.name),
    nameTa: tamil(max.name),
    tagline: words(max.tagline),
    taglineTa: tamil(max.tagline),
    phone: '+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5',
    address: word(max.address),
    addressTa: tamil(max.address),
    email: `${word(60).toLowerCase()}@${word(60).toLowerCase()}.example`,
    creditName: word(max.creditName),
    creditUrl: webAddress,
    instagram: webAddress,
    hours: Object.fromEntries(week),
    specialDays: [{ date: today, note: word(max.note), noteTa: tamil(max.note) }],
    notice: { text: word(max.notice), textTa: tamil(max.notice), link: '/products' },
    story: {
      heroTitle: word(max.heroTitle),
      heroText: words(max.heroText),
      heroTitleTa: tamil(max.heroTitle),
      heroTextTa: tamil(max.heroText),
      aboutTitle: tamil(max.aboutTitle),
      aboutText: word(max.aboutText),
      aboutTitleTa: tamil(max.aboutTitle),
      aboutTextTa: tamil(max.aboutText),
    },
    label: {
      makerName: word(max.makerName),
      makerAddress: words(max.makerAddress),
      careEmail: `${word(60).toLowerCase()}@${word(60).toLowerCase()}.example`,
    },
    priceList: { title: word(max.priceListTitle), noteTa: tamil(max.priceListNote) },
    answers: Array.from({ length: max.answers }, () => ({
      question: word(max.question),
      questionTa: tamil(max.question),
      answer: word(max.answer),
      answerTa: tamil(max.answer),
      short: word(max.short),
      shortTa: tamil(max.short),
    })),
    delivery: {
      note: word(deliveryLimits.note),
      noteTa: tamil(deliveryLimits.note),
      zones: [
        {
          name: word(deliveryLimits.name),
          nameTa: tamil(deliveryLimits.name),
          prefixes: ['641602'],
          slabs: [{ upTo: deliveryLimits.mass, charge: deliveryLimits.charge }],
          perKgBeyond: deliveryLimits.charge,
          freeFrom: deliveryLimits.goods,
          days: [deliveryLimits.days, deliveryLimits.days],
          by: word(deliveryLimits.by),
        },
      ],
    },
  }
}

async function idOf(sent: Promise<APIResponse>): Promise<string> {
  const response = await sent
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`)
  return (await response.json()).data._id
}
