import type { Locator } from '@playwright/test'
import { labelMessages } from '../../contract/labels/messages.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { closeMessages, hireColleague, openRecordId, signIn, unfold, walkTo } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('a pack is filled in, kept, and has to be whole; claims are warned of', async ({
  page,
  request,
}) => {
  const list = await request.get(`${apiPrefix}${apiPaths.products}?search=Idli+Podi+200`)
  const { _id: id } = (await list.json()).data[0]
  await signIn(page, fillPath(pagePaths.adminProductEdit, { id }))
  for (const section of ['Pack', 'Description and Tamil']) await unfold(page, section)
  const amount = page.getByLabel('Amount in the pack')
  await expect(amount).toHaveValue('200')
  expect(await findBarriers(page)).toEqual([])

  await page.getByLabel('Unit of the pack').selectOption('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Unit of the pack')).toHaveAccessibleDescription(
    messages.product.packIncomplete,
  )
  await page.getByLabel('Unit of the pack').selectOption('kg')
  await amount.fill('0.25')
  await page.getByLabel('Product group').selectOption('Coconut Oil')
  await page.getByLabel('Name in Tamil').fill('தேங்காய்')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()

  const saved = await request.get(`${apiPrefix}${fillPath(apiPaths.product, { id })}`)
  expect((await saved.json()).data).toMatchObject({
    nameTa: 'தேங்காய்',
    packAmount: 0.25,
    packUnit: 'kg',
    packCount: 1,
    unitPrice: { amount: 480, unit: 'kg' },
    group: { name: 'Coconut Oil' },
  })

  await test.step('claims that oils may not make are warned of while they are typed, and can be saved', async () => {
    const list = await request.get(`${apiPrefix}${apiPaths.products}?search=Nallennai+1+L`)
    const [{ _id: id, name }] = (await list.json()).data
    await expect(page).toHaveURL(pagePaths.adminProducts)
    await walkTo(page, fillPath(pagePaths.adminProductEdit, { id }))
    await unfold(page, 'Description and Tamil')
    for (const [label, text, claim] of [
      [/^Name\*?$/, `${name} Double Refined`, 'Double Refined'],
      ['Name in Tamil', 'கொலஸ்ட்ரால் எதிர்ப்பு எண்ணெய்', 'கொலஸ்ட்ரால் எதிர்ப்பு'],
      [/^Description$/, 'It is anti-cholesterol.', 'anti-cholesterol'],
      [/^Benefits$/, 'Soothing to heart', 'Soothing to heart'],
    ] as const) {
      const field = page.getByRole('main').getByLabel(label)
      await field.fill(text)
      await expect(field).toHaveAccessibleDescription(labelMessages.claim(claim))
    }
    expect(await findBarriers(page)).toEqual([])
    await page
      .getByRole('main')
      .getByLabel(/^Name\*?$/)
      .fill(name)
    await expect(page.getByRole('main').getByLabel(/^Name\*?$/)).toHaveAccessibleDescription('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(messages.product.updated)).toBeVisible()
  })
})

test('another size of a product takes at most eight taps and the typing', async ({ page }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  const type = async (label: string, text: string) => {
    const field = page.getByRole('main').getByLabel(label, { exact: true })
    await tap(field)
    await field.fill(text)
  }
  await signIn(page, `${pagePaths.adminProducts}?search=Nallennai`)
  await tap(page.getByRole('link', { name: /Nallennai/ }).first())
  const size = page.getByRole('link', { name: 'Add another size' })
  await expect(size).toBeVisible()
  const path = `${apiPrefix}${fillPath(apiPaths.product, { id: openRecordId(page) })}`
  const { data: first } = await (await page.request.get(path)).json()
  await tap(size)
  await expect(page.getByRole('heading', { name: 'Add another size' })).toBeVisible()
  await expect(page.getByAltText('Current image')).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await type('Name*', 'Nallennai 17 L Drum')
  await type('Price (₹)', '6000')
  await type('Amount in the pack', '17')
  // A native list opens by one tap, and takes one in it.
  taps += 2
  await page.getByLabel('Unit of the pack').selectOption('l')
  await tap(page.getByRole('button', { name: 'Create product' }))
  await expect(page.getByText(messages.product.created)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(8)

  const found = await page.request.get(`${apiPrefix}${apiPaths.products}?search=17+L+Drum`)
  const { data } = await found.json()
  const { description, nameTa, category, group, benefits } = first
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    description,
    nameTa,
    category,
    group,
    benefits,
    price: 6000,
    packAmount: 17,
    packUnit: 'l',
    packCount: 1,
  })
  expect(data[0].image).toBeUndefined()
  expect(data[0].size, 'as the pack').toBe('17 L')
  expect(data[0].packMass).toBeUndefined()
})

test('what is selected is put into a group, and taken out again', async ({ page, request }) => {
  const colleague = await hireColleague(request)
  const made = await colleague.send('POST', apiPaths.productGroups, { name: 'Karanja Oil' })
  await signIn(page, `${pagePaths.adminProducts}?search=Podi`)
  const choose = async (option: string) => {
    await page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check()
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Put into group...' }).click()
    const dialog = page.getByRole('dialog')
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByLabel('Product group').selectOption(option)
    await dialog.getByRole('button', { name: 'Put into group' }).click()
    await expect(page.getByText('changed', { exact: false }).last()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Selected products' })).toHaveCount(0)
    await closeMessages(page)
  }
  const found = async () => {
    const list = await page.request.get(`${apiPrefix}${apiPaths.products}?search=Podi`)
    const { data } = await list.json()
    expect(data.length).toBeGreaterThan(1)
    return data.map(({ group }: { group?: { name: string } }) => group?.name)
  }
  await choose('Coconut Oil')
  expect(new Set(await found())).toEqual(new Set(['Coconut Oil']))
  await choose('None: out of their groups')
  expect(new Set(await found())).toEqual(new Set([undefined]))

  await test.step('not into one that somebody has deleted, which is reported for each', async () => {
    await page.getByLabel(/^Select Idli Podi 200/).check()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Put into group...' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Product group').selectOption('Karanja Oil')
    const { _id: id } = (await made.json()).data
    await colleague.send('DELETE', fillPath(apiPaths.productGroup, { id }))
    await dialog.getByRole('button', { name: 'Put into group' }).click()
    const banner = page.getByRole('alert').filter({ hasText: 'Some of it could not be done' })
    await expect(banner).toContainText(/Idli Podi 200 g: Does not exist/)
  })
})

test('a group that somebody deletes meanwhile is said at its field, and another can be chosen', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const groups = []
  for (const name of ['Karanja Oil', 'Mahua Oil']) {
    const response = await colleague.send('POST', apiPaths.productGroups, { name })
    groups.push((await response.json()).data._id)
  }
  const [karanja, mahua] = groups
  const list = await colleague.get(`${apiPaths.products}?search=Idli+Podi+200`)
  const [{ _id: id, name }] = (await list.json()).data
  const path = fillPath(apiPaths.product, { id })
  const group = page.getByLabel('Product group')
  const save = page.getByRole('button', { name: 'Save changes' })
  const open = async (chosen: string, deleted: string) => {
    await page.goto(fillPath(pagePaths.adminProductEdit, { id }))
    for (const section of ['Pack', 'Description and Tamil']) await unfold(page, section)
    await page.getByLabel('Benefits', { exact: true }).fill(`Typed beside ${chosen}`)
    await group.selectOption(chosen)
    await colleague.send('DELETE', fillPath(apiPaths.productGroup, { id: deleted }))
    await save.click()
    await expect(group).toHaveAccessibleDescription(/Does not exist$/)
    await expect(page.getByLabel('Benefits', { exact: true })).toHaveValue(`Typed beside ${chosen}`)
  }
  await signIn(page)
  await open('Karanja Oil', karanja)
  expect(await findBarriers(page)).toEqual([])
  await group.selectOption('Mahua Oil')
  await save.click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()
  const read = async () => (await (await colleague.get(path)).json()).data
  expect(await read()).toMatchObject({
    name,
    benefits: 'Typed beside Karanja Oil',
    group: { name: 'Mahua Oil' },
  })

  await colleague.send('PUT', path, { group: '' })
  await open('Mahua Oil', mahua)
  await group.selectOption('None')
  await save.click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()
  expect(await read()).toMatchObject({ benefits: 'Typed beside Mahua Oil' })
  expect(await read()).not.toHaveProperty('group')
})
