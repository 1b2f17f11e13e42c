import { readFile } from 'node:fs/promises'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { fillLogin, hireColleague, openRecordId, othersChanges, signIn, unfold } from './staff.ts'

const editLinks = { name: /^Edit / }

test('the list is searched, filtered and paged, and its address keeps that', async ({ page }) => {
  await signIn(page, pagePaths.adminProducts)
  await expect(page.getByRole('link', editLinks)).toHaveCount(6)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Sesame Oil' })
  await expect(page).not.toHaveURL(/page=/)
  await page.getByRole('searchbox').fill('500')
  await expect(page).toHaveURL(/search=500/)
  const filtered = page.url()
  await page.getByRole('link', editLinks).first().click()
  await expect(page.getByRole('heading', { name: 'Edit product' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('500')

  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText(messages.product.none)).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  await tabs.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await test.step('it is searched by any name and spelling, or exactly', async () => {
    const { resultsFor, searchExactly, none } = messages.product
    for (const name of ['gingelly', 'நல்லெண்ணெய்', 'nalla ennai']) {
      await page.getByRole('searchbox').fill(name)
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === name)
      await expect(page.getByRole('link', editLinks).first()).toHaveAccessibleName(/Sesame/)
    }
    await page.getByRole('searchbox').fill('groundnatt')
    await expect(page.getByText(resultsFor('Groundnut'), { exact: true })).toBeVisible()
    await expect(page.getByRole('link', editLinks).first()).toHaveAccessibleName(/Groundnut/)
    await page.getByRole('link', { name: searchExactly('groundnatt') }).click()
    await expect(page.getByText(none)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('groundnatt')
    await page.getByRole('searchbox').fill('kokonut')
    await expect(page.getByText(resultsFor('Coconut'), { exact: true })).toBeVisible()

    // With vowel signs in parts, as some keyboards type them: found whole, and left as typed.
    const inParts = 'கொப்பரை'.normalize('NFD')
    await page.getByRole('searchbox').fill(inParts)
    await expect(page.getByText(resultsFor('Coconut'), { exact: true })).toBeHidden()
    await expect(page.getByRole('link', editLinks).first()).toHaveAccessibleName(/Coconut/)
    await expect(page.getByRole('searchbox')).toHaveValue(inParts)
  })
})

test.describe('on a site of one’s own', () => {
  test.use({ ownSite: true })

  test('what is typed survives a reload, a link and an ended session', async ({
    page,
    request,
  }) => {
    const name = page.getByLabel(/^Name\*?$/)
    await signIn(page, pagePaths.adminProductNew)
    await name.fill('Castor Oil 1 L')
    await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })

    await page.getByRole('main').getByRole('link', { name: 'Products' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL(pagePaths.adminProductNew)
    await page.reload()
    await expect(name).toHaveValue('Castor Oil 1 L')
    await unfold(page, 'Pack')
    const size = page.getByLabel('Size')
    await size.fill('1 litre')

    const token = await page.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Bearer ${token}` }
    await request.post(`/api${apiPaths.logout}`, { headers })
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page).toHaveURL(pagePaths.adminLogin)
    await fillLogin(page)
    await expect(page).toHaveURL(pagePaths.adminProductNew)
    await expect(name).toHaveValue('Castor Oil 1 L')
    await expect(size, 'what is back is gone on with').toHaveValue('1 litre')
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText(messages.product.created)).toBeVisible()
    await expect(page).toHaveURL(pagePaths.adminProducts)

    await page.goto(pagePaths.adminProductNew)
    await expect(name).toHaveValue('')
    await name.fill('Given up')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(pagePaths.adminProducts)
    await page.goto(pagePaths.adminProductNew)
    await expect(name).toHaveValue('')

    await test.step('the form says what is missing, in the specified words', async () => {
      await page.getByRole('button', { name: 'Create product' }).click()
      await expect(page.getByText(messages.product.nameRequired)).toBeVisible()
      await expect(page.getByLabel(/^Name\*?$/), 'the first that is wrong').toBeFocused()
      await expect(page.getByText(messages.product.categoryRequired)).toBeVisible()
      const price = page.getByLabel('Price (₹)', { exact: true })
      await expect(price, 'a blank is a price of 0').not.toHaveAttribute('required')
      await price.fill('200')
      await unfold(page, 'Offer')
      await page.getByLabel('Original price').fill('100')
      await page.getByRole('button', { name: 'Create product' }).click()
      await expect(page.getByText(messages.product.originalPriceBelowPrice)).toBeVisible()
      await expect(page.getByLabel('Subcategory')).toBeHidden()
      await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })
      await expect(page.getByLabel('Subcategory')).toBeVisible()
    })
  })

  test('what both have changed asks for a choice, and nothing else does', async ({
    page,
    request,
  }) => {
    await signIn(page, pagePaths.adminProducts)
    await page.getByRole('link', editLinks).last().click()
    const was = await page.getByLabel('Price (₹)').first().inputValue()
    await page.getByLabel('Price (₹)').first().fill('111')
    for (const section of ['Pack', 'Offer']) await unfold(page, section)
    await page.getByLabel('Original price').fill('')
    await page.getByLabel('Size').fill('mine')
    const path = fillPath(apiPaths.product, { id: openRecordId(page) })
    const colleague = await hireColleague(request)
    await colleague.send('PUT', path, { price: 99, name: 'Renamed meanwhile' })

    await page.getByRole('button', { name: 'Save changes' }).click()
    const dialog = page.getByRole('dialog', { name: messages.error.preconditionFailed })
    await expect(dialog).toContainText(messages.user.fallbackName)
    const price = dialog.getByRole('group', { name: 'Price' })
    await expect(price).toContainText('₹99')
    await expect(price).toContainText(`Before: ₹${was}`)
    await expect(dialog.getByRole('group')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Size')).toHaveValue('mine')

    await page.getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByRole('button', { name: 'Save with these choices' }).click()
    await expect(page.getByText(messages.product.updated)).toBeVisible()
    await expect(othersChanges(page)).toContainText('Name: Renamed meanwhile (before: ')
    const { data } = await (await colleague.get(path)).json()
    expect(data).toMatchObject({ name: 'Renamed meanwhile', price: 111, size: 'mine' })
  })

  test('a product is deleted after a question, and can be taken back', async ({ page }) => {
    await signIn(page, `${pagePaths.adminProducts}?sort=name-asc`)
    const edit = page.getByRole('link', editLinks).first()
    const label = (await edit.getAttribute('aria-label')) ?? ''
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(messages.product.deleteConfirm)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: label, exact: true })).toBeVisible()

    await test.step('a copy begins with everything but the name, the picture too', async () => {
      const name = await page.getByRole('link', editLinks).first().getAttribute('aria-label')
      await page
        .getByRole('link', { name: /^Duplicate/ })
        .first()
        .click()
      await expect(page.getByLabel(/^Name\*?$/)).toHaveValue(`${name?.replace('Edit ', '')} (copy)`)
      await expect(page.getByAltText('Preview')).toBeVisible()
      await page.getByRole('button', { name: 'Create product' }).click()
      await expect(page.getByText(messages.product.created)).toBeVisible()
    })
  })

  test('price and stock are changed in the list', async ({ page }) => {
    await signIn(page, `${pagePaths.adminProducts}?sort=price-desc`)
    const price = page.getByRole('button', { name: /Change the price of/ }).first()
    const remove = page.getByRole('button', { name: /^Delete / }).first()
    await price.scrollIntoViewIfNeeded()
    const place = await remove.boundingBox()
    await price.click()
    const field = page.getByLabel(/^Price of .* in rupees$/)
    await field.fill('9.500,50')
    expect(await remove.boundingBox(), 'the icon stays in its place').toEqual(place)
    await expect(page.getByText('₹9,500.50', { exact: true })).toBeVisible()
    await page.mouse.wheel(0, 100)
    await field.press('Enter')
    await expect(price).toContainText('₹9,500.50')

    const stock = page.getByRole('group', { name: /^Stock of/ }).first()
    const few = stock.getByRole('button', { name: 'Few left' })
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await few.click()
    await saved
    await page.reload()
    await expect(few).toHaveAttribute('aria-pressed', 'true')
  })

  test('several products are changed at once, and come back once deleted', async ({
    page,
    request,
  }) => {
    await signIn(page, `${pagePaths.adminProducts}?sort=price-desc`)
    const products = `${apiPaths.products}?sort=price-desc&limit=2`
    const colleague = await hireColleague(request)
    const dearest = async () => (await (await colleague.get(products)).json()).data
    const [one, two] = await dearest()
    const selected = page.getByRole('region', { name: 'Selected products' })
    const doToBoth = async (action: string) => {
      for (const { name } of [one, two]) await page.getByLabel(`Select ${name}`).check()
      await expect(selected).toContainText('2 products selected')
      await page.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    const both = (fields: Record<string, unknown>) => [
      expect.objectContaining(fields),
      expect.objectContaining(fields),
    ]
    for (const [action, fields] of [
      ['Feature', { featured: true }],
      ['Do not feature', { featured: false }],
      ['Few left', { inStock: true, stock: 'few' }],
      ['Out of stock', { inStock: false }],
      ['In stock', { inStock: true }],
    ] as const) {
      await doToBoth(action)
      await expect(selected).toBeHidden()
      expect(await dearest()).toEqual(both(fields))
    }
    await doToBoth('Move to category...')
    await page.getByLabel('Category', { exact: true }).last().selectOption({ label: '– Nallennai' })
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(selected).toBeHidden()
    const nallennai = expect.objectContaining({ name: 'Nallennai' })
    expect(await dearest()).toEqual(both({ subcategory: nallennai }))

    await doToBoth('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByLabel(`Select ${one.name}`)).toHaveCount(0)
    await expect(selected).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel(`Select ${one.name}`)).toBeVisible()
    expect(await dearest()).toEqual(both({ subcategory: nallennai }))
  })

  test('what is changed in the list keeps its row, and nobody else’s price is lost', async ({
    page,
    request,
  }) => {
    await signIn(page, `${pagePaths.adminProducts}?page=2`)
    const switches = page.getByRole('group', { name: /^Stock of/ })
    await expect(switches).toHaveCount(6)
    const names = () =>
      switches.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    const order = await names()
    const stock = switches.nth(3).getByRole('button', { name: 'Few left' })
    const writes = ({ pathname }: URL) => pathname.startsWith(`${apiPrefix}${apiPaths.products}/`)
    await page.route(writes, (route) => route.abort())
    await stock.click()
    await expect(page.getByText(messages.error.noResponse)).toBeVisible()
    await expect(stock).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(writes)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await stock.click()
    await saved
    await expect(stock).toHaveAttribute('aria-pressed', 'true')
    await expect(stock).toBeFocused()
    expect(await names()).toEqual(order)

    const href = await page.getByRole('link', editLinks).nth(4).getAttribute('href')
    const path = fillPath(apiPaths.product, { id: href?.split('/').at(-1) ?? '' })
    const colleague = await hireColleague(request)
    expect((await colleague.send('PUT', path, { price: 3 })).status()).toBe(200)
    const price = page.getByRole('button', { name: /Change the price of/ })
    await price.nth(4).click()
    const field = page.getByLabel(/^Price of .* in rupees$/)
    await field.fill('2')
    await field.press('Enter')
    const dialog = page.getByRole('dialog', { name: messages.error.preconditionFailed })
    await expect(dialog.getByRole('group', { name: 'Price' })).toContainText('₹3')
    await expect(dialog).toContainText(/\w saved this record/)
    await dialog.getByRole('button', { name: 'Save with these choices' }).click()
    await expect(price.nth(4)).toContainText('₹2')
    await expect(price.nth(4)).toBeFocused()
    expect(await names()).toEqual(order)
    expect((await (await colleague.get(path)).json()).data.price).toBe(2)

    await test.step('other fields are reported', async () => {
      await colleague.send('PUT', path, { size: 'theirs' })
      await price.nth(4).click()
      await field.fill('4')
      await field.press('Enter')
      await expect(price.nth(4)).toContainText('₹4')
      await expect(othersChanges(page)).toContainText('Size: theirs (before: ')
      expect((await (await colleague.get(path)).json()).data).toMatchObject({
        price: 4,
        size: 'theirs',
      })
    })
  })

  test('a move of several leaves the one that somebody else has moved elsewhere', async ({
    page,
    request,
  }) => {
    const colleague = await hireColleague(request)
    const read = async (path: string) => (await (await colleague.get(path)).json()).data
    const [one, other] = await read(`${apiPaths.products}?sort=name-asc&limit=2`)
    const categories: { _id: string; name: string }[] = await read(apiPaths.mainCategories)
    const [theirs, mine] = categories.filter(
      ({ _id }) => ![one.category._id, other.category._id].includes(_id),
    )
    await signIn(page, `${pagePaths.adminProducts}?sort=name-asc`)
    for (const { name } of [one, other]) await page.getByLabel(`Select ${name}`).check()
    const pathOf = ({ _id }: { _id: string }) => fillPath(apiPaths.product, { id: _id })
    await colleague.send('PUT', pathOf(one), { category: theirs?._id })

    const move = async () => {
      await page.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: 'Move to category...' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Category').selectOption(mine?._id ?? '')
      await dialog.getByRole('button', { name: 'Move' }).click()
    }
    await move()
    const account = messages.product.changedBetween(['Category'], messages.user.fallbackName)
    await expect(page.getByText(account)).toBeVisible()
    expect((await read(pathOf(one))).category.name).toBe(theirs?.name)
    expect((await read(pathOf(other))).category.name).toBe(mine?.name)
    await test.step('who has seen that may move it all the same', async () => {
      await move()
      await expect(page.getByText('2 products changed')).toBeVisible()
      expect((await read(pathOf(one))).category.name).toBe(mine?.name)
    })
  })

  test('a file of products is looked at line by line before anything is saved', async ({
    page,
    request,
  }) => {
    await signIn(page, pagePaths.adminProducts)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const file = await (await download).path()
    const [head = '', first = '', ...lines] = (await readFile(file, 'utf8')).split('\r\n')
    const changed = [head, first.replace(/,true|,false/, ',perhaps'), ...lines.filter(Boolean)]
    const added = [
      ',Lemongrass Oil 50 ml,,180,,Specialty Oils,,,,,,',
      ',Sold by nobody,,cheap,,Nowhere,,,,,,',
    ]
    const text = [...changed, ...added].join('\r\n')
    const lastLine = text.split('\r\n').length

    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
    await page.getByLabel('CSV file').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
    await expect(page.getByText('1 new, 0 changed')).toBeVisible()
    const problem = page.getByRole('row').filter({ hasText: messages.validation.boolean })
    await expect(problem.getByRole('cell').first()).toHaveText('2')
    await expect(page.getByText('2 with problems')).toBeVisible()
    const last = page.getByRole('row').filter({ hasText: 'Sold by nobody' })
    await expect(last).toContainText(`Category: ${messages.category.unknown}`)
    await expect(last).toContainText(`Price (₹): ${messages.validation.money}`)
    await expect(last.getByRole('cell').first()).toHaveText(String(lastLine))
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByText('1 product imported.')).toBeVisible()
    const colleague = await hireColleague(request)
    const response = await colleague.get(`${apiPaths.products}?search=lemongrass`)
    expect((await response.json()).data).toMatchObject([
      { name: 'Lemongrass Oil 50 ml', price: 180 },
    ])
  })
})
