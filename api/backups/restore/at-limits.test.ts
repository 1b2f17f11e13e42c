import { describe, expect, it } from 'vitest'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import { categoryLimits } from '../../../contract/categories/limits.ts'
import { deliveryLimits } from '../../../contract/delivery/limits.ts'
import { galleryLimits } from '../../../contract/gallery/limits.ts'
import { productGroupLimits } from '../../../contract/groups/limits.ts'
import { labelLimits } from '../../../contract/labels/limits.ts'
import { navLimits } from '../../../contract/navigation/limits.ts'
import { orderLimits } from '../../../contract/orders/limits.ts'
import { packLimits } from '../../../contract/packs/limits.ts'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { synonymLimits } from '../../../contract/search/limits.ts'
import { settingsLimits } from '../../../contract/settings/limits.ts'
import { insertRows, readRows, readShape } from '../../db/tables/rows.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { moveByBackup } from '../../testing/backup.ts'
import { directions } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { readResponses } from '../../testing/read-responses.ts'
import { describeSite, openTestSite, type TestSite } from '../../testing/site.ts'

/** A text of maximum length, with the letters that need the most bytes in their script or in JSON. */
const tamil = (length: number) => 'நல்லெண்ணெய்'.repeat(length).slice(0, length).padEnd(length, 'எ')
const signs = (length: number) =>
  '"\\🫒𝒳'.repeat(length).match(/./gu)?.slice(0, length).join('') ?? ''

const { zones, prefixes, slabs } = deliveryLimits
const count = <T>(length: number, make: (number: number) => T) =>
  Array.from({ length }, (_, number) => make(number))

const delivery = {
  packing: deliveryLimits.packing.max,
  note: signs(deliveryLimits.note),
  noteTa: tamil(deliveryLimits.note),
  zones: count(zones, (zone) => ({
    name: signs(deliveryLimits.name),
    nameTa: tamil(deliveryLimits.name),
    by: tamil(deliveryLimits.by),
    prefixes: count(prefixes, (prefix) => String(zone * prefixes + prefix + 600_000)),
    slabs: count(slabs, (slab) => ({
      upTo: deliveryLimits.mass - slabs + slab + 1,
      charge: deliveryLimits.charge - 0.01,
    })),
    perKgBeyond: deliveryLimits.charge,
    freeFrom: deliveryLimits.goods,
    days: [deliveryLimits.days, deliveryLimits.days],
  })),
}

const settings = {
  name: signs(settingsLimits.name),
  nameTa: tamil(settingsLimits.name),
  taglineTa: tamil(settingsLimits.tagline),
  addressTa: tamil(settingsLimits.address),
  notice: { text: signs(settingsLimits.notice), textTa: tamil(settingsLimits.notice) },
  story: {
    heroTitleTa: tamil(settingsLimits.heroTitle),
    heroTextTa: tamil(settingsLimits.heroText),
    aboutTitleTa: tamil(settingsLimits.aboutTitle),
    aboutText: signs(settingsLimits.aboutText),
    aboutTextTa: tamil(settingsLimits.aboutText),
  },
  specialDays: count(settingsLimits.specialDays, (day) => ({
    date: new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    spans: [],
    note: signs(settingsLimits.note),
    noteTa: tamil(settingsLimits.note),
  })),
  priceList: {
    titleTa: tamil(settingsLimits.priceListTitle),
    noteTa: tamil(settingsLimits.priceListNote),
  },
  delivery,
  answers: count(settingsLimits.answers, () => ({
    question: signs(settingsLimits.question),
    questionTa: tamil(settingsLimits.question),
    answer: signs(settingsLimits.answer),
    answerTa: tamil(settingsLimits.answer),
    short: signs(settingsLimits.short),
    shortTa: tamil(settingsLimits.short),
  })),
}

const label = {
  genericName: signs(labelLimits.genericName),
  genericNameTa: tamil(labelLimits.genericName),
  ingredients: signs(labelLimits.ingredients),
  ingredientsTa: tamil(labelLimits.ingredients),
  storage: tamil(labelLimits.storage),
}

/** Sends a write that must be accepted; returns the record's id. */
async function send(
  { callAsAdmin }: TestSite['api'],
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
): Promise<string> {
  const response = await callAsAdmin(method, path, { payload })
  expect(response.statusCode, `${path}: ${response.body}`).toBeLessThan(300)
  return response.json().data._id
}

const names = (length: number) => ({ name: signs(length), nameTa: tamil(length) })
const product = {
  ...names(productLimits.name),
  description: signs(productLimits.description),
  descriptionTa: tamil(productLimits.description),
  benefits: signs(productLimits.benefits),
  benefitsTa: tamil(productLimits.benefits),
  size: tamil(productLimits.size),
  price: productLimits.maxPrice - 1_000_000,
  packAmount: packLimits.amount.max,
  packUnit: 'ml',
  packCount: packLimits.count.max,
  packMass: packLimits.mass.max,
  packCost: packLimits.cost.max,
}

/** Everything that staff write, at maximum length. */
async function fillToLimits({ api }: TestSite): Promise<void> {
  await send(api, 'PUT', apiPaths.settings, settings)
  const menu = navLimits.label
  await send(api, 'PUT', apiPaths.navConfig, {
    moreDropdownLabel: signs(menu),
    moreDropdownLabelTa: tamil(menu),
  })
  const category = await send(api, 'POST', apiPaths.categories, names(categoryLimits.name))
  const named = { ...names(productGroupLimits.name), label }
  const group = await send(api, 'POST', apiPaths.productGroups, named)
  await send(api, 'POST', apiPaths.synonyms, {
    label: signs(synonymLimits.label),
    terms: count(
      synonymLimits.terms,
      (number) => `${tamil(synonymLimits.term.max - 2)}${number + 10}`,
    ),
  })
  await send(api, 'POST', apiPaths.orders, {
    lines: count(orderLimits.lines, () => ({
      name: tamil(productLimits.name),
      size: tamil(productLimits.size),
      quantity: orderLimits.quantity.max,
      price: productLimits.maxPrice,
    })),
    delivery: { charge: deliveryLimits.charge, note: signs(orderLimits.deliveryNote) },
    customer: { name: signs(orderLimits.name), place: tamil(orderLimits.place) },
    note: signs(orderLimits.note),
    message: signs(orderLimits.message),
  })
  const { title, description } = galleryLimits
  const item = {
    title: signs(title),
    titleTa: tamil(title),
    description: signs(description),
    descriptionTa: tamil(description),
    category: tamil(galleryLimits.category),
  }
  await send(api, 'POST', apiPaths.gallery, makeForm(item, await makeUpload(1)))
  const id = await send(api, 'POST', apiPaths.products, { ...product, category, group })
  const words = { alt: signs(productLimits.name), altTa: tamil(productLimits.name) }
  await send(
    api,
    'POST',
    fillPath(apiPaths.productPictures, { id }),
    makeForm(words, await makeUpload(2)),
  )
  const rule = { kind: 'percent', value: 1, group }
  const reason = tamil(priceRevisionLimits.reason)
  await send(api, 'POST', apiPaths.priceRevisions, { reason, rule })
}

/** One product for each line that a price revision may have. */
async function multiplyProduct({ db }: TestSite['api']): Promise<void> {
  const shape = await readShape(db, 'products')
  const [row] = (await Array.fromAsync(readRows(db, 'products'))).flat()
  const copies = count(priceRevisionLimits.lines - 1, (number) => ({
    ...row,
    id: String(row?.id).replace(/.{6}$/, String(number).padStart(6, '0')),
    number: Number(row?.number) + number + 1,
  }))
  const most = 100
  for (let at = 0; at < copies.length; at += most)
    await insertRows(db, 'products', shape, copies.slice(at, at + most))
}

describe.each(directions)('from $from to $to', (direction) => {
  it('a restored backup brings back all texts, zones and steps that are as long and as many as the limits allow', async () => {
    const [from, to] = [await openTestSite(direction.from), await openTestSite(direction.to)]
    await createAdministrator(from.api.db, {
      email: 'owner@example.com',
      name: tamil(accountLimits.name),
    })
    await fillToLimits(from)
    const now = new Date()
    const [whole, answers] = [await describeSite(from.api), await readResponses(from.api, now)]
    await moveByBackup(from, to)
    expect(await describeSite(to.api)).toEqual(whole)
    const again = await readResponses(to.api, now)
    for (const [address, answer] of Object.entries(answers))
      expect(again[address], address).toEqual(answer)
  })

  it('a restored backup brings back a change of as many prices as one may hold, which can be taken back there', async () => {
    const [from, to] = [await openTestSite(direction.from), await openTestSite(direction.to)]
    const category = await send(from.api, 'POST', apiPaths.categories, names(categoryLimits.name))
    const { price } = product
    // The lines contain names; a thousand long descriptions would only slow down the search.
    const named = { ...names(productLimits.name), price, category }
    await send(from.api, 'POST', apiPaths.products, named)
    await multiplyProduct(from.api)
    const rule = { kind: 'percent', value: 1 }
    const id = await send(from.api, 'POST', apiPaths.priceRevisions, { rule })
    await send(from.api, 'POST', fillPath(apiPaths.priceRevisionApply, { id }), {})
    const whole = await describeSite(from.api)
    expect(whole.tables.product_prices).toHaveLength(1 + priceRevisionLimits.lines)
    await moveByBackup(from, to)
    expect(await describeSite(to.api)).toEqual(whole)
    await send(to.api, 'POST', fillPath(apiPaths.priceRevisionRevert, { id }), {})
    const { data } = (await to.api.call('GET', apiPaths.products)).json()
    expect(data[0].price).toBe(price)
  })
})
