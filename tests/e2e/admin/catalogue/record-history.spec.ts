import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('staff hide, show, plan a season for and take back records in few taps', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const [product] = (await (await request.get(apiPrefix + apiPaths.products)).json()).data
  const { _id: id, name } = product
  const path = fillPath(apiPaths.product, { id })
  const read = async () => (await (await colleague.get(path)).json()).data
  await colleague.send('PUT', path, { description: 'As it was yesterday' })
  await colleague.send('PUT', path, { description: 'A mistake', nameTa: 'தவறு' })
  let taps = 0
  const press = async (label: RegExp | string, role: 'link' | 'button' | 'menuitem' = 'button') => {
    taps++
    await page
      .getByRole(role, { name: label, exact: typeof label === 'string' })
      .last()
      .click()
  }
  const expectTaps = (count: number) => {
    expect(taps).toBe(count)
    taps = 0
  }

  const expectOneRow = async () => {
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    const boxes = await page
      .locator('[data-bottom-bar] :is(a, button)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()))
    expect(new Set(boxes.map(({ y, height }) => `${y} ${height}`))).toHaveProperty('size', 1)
  }

  await signIn(page, pagePaths.adminProducts)
  await test.step('a product is hidden in two, and shown again in two', async () => {
    await press(`Edit ${name}`, 'link')
    await expectOneRow()
    await press('Save as hidden')
    await expect.poll(async () => (await read()).visibility).toBe('hidden')
    expectTaps(2)
    await expect(page).toHaveURL(new RegExp(pagePaths.adminProducts))
    await press(`Edit ${name}`, 'link')
    await expectOneRow()
    await press('Save and show')
    await expect.poll(async () => (await read()).visibility).toBe('public')
    expectTaps(2)
  })

  const selectThree = async () => {
    await expect(page.getByRole('checkbox', { name: /^Select / }).nth(2)).toBeVisible()
    for (const at of [0, 1, 2]) {
      taps++
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(at)
        .check()
    }
    await press('Actions')
    await press('Season...', 'menuitem')
  }
  const expectSeason = async (season: Record<string, unknown>) => {
    expectTaps(6)
    const query = `${apiPaths.products}?visibility=all&sort=updated&limit=3`
    const expected = [1, 2, 3].map(() => expect.objectContaining(season))
    await expect
      .poll(async () => (await (await colleague.get(query)).json()).data)
      .toEqual(expected)
    await expect(page.getByRole('checkbox', { name: /^Select /, checked: true })).toHaveCount(0)
  }

  await test.step('three products have a season in six: typed, or that of others', async () => {
    const season = { visibleFrom: '2999-01-01', visibleUntil: '2999-01-15' }
    await selectThree()
    const days = page.getByLabel('Or type the days')
    taps++
    await days.click()
    await page.keyboard.type('1 Jan to 15 Jan 2999')
    await expect(page.getByRole('status').getByText('1 Jan to 15 Jan 2999')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expectSeason(season)
    // The list that is read again may have another order.
    const seasons = page.getByRole('main').getByText('From 1 Jan 2999', { exact: true })
    await expect(seasons).toHaveCount(3)

    await selectThree()
    await press('Always')
    await expectSeason({ visibility: 'public' })
    await expect(seasons).toHaveCount(0)

    await colleague.send('PUT', path, season)
    await page.reload()
    await selectThree()
    await press(new RegExp(`^1 Jan to 15 Jan 2999 ?${name}`))
    await expectSeason(season)
    await colleague.send('PUT', path, { visibleFrom: '', visibleUntil: '' })
  })

  await test.step('the description of yesterday is back in four', async () => {
    await page.goto(pagePaths.admin)
    await press('Products', 'link')
    await press(`Edit ${name}`, 'link')
    await press('History', 'link')
    await expect(page.getByText('Name in Tamil')).not.toHaveCount(0)
    const entry = page.getByRole('listitem').filter({ hasText: 'As it was yesterday' })
    taps++
    await entry
      .getByRole('button', { name: /^Back to this/ })
      .last()
      .click()
    await expect.poll(async () => (await read()).description).toBe('As it was yesterday')
    expectTaps(4)
  })

  await test.step('and goes again by the undo of the notice; what another one saves meanwhile is not written over', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await findBarriers(page)).toEqual([])
    const now = page.getByRole('listitem').filter({ hasText: /Now/ })
    await expect(now.first()).toContainText('As it was yesterday → A mistake')
    await colleague.send('PUT', path, { price: 1 })
    await page
      .getByRole('button', { name: /^Back to this/ })
      .nth(1)
      .click()
    await expect(page.getByText(messages.error.preconditionFailed)).toBeVisible()
    await expect(now.first()).toContainText('→ 1')
    expect((await read()).price).toBe(1)
  })

  await test.step('categories are filtered by who sees them, and hidden together', async () => {
    await page.goto(pagePaths.adminCategories)
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    await expect(boxes.nth(2)).toBeVisible()
    const [first = '', second = '', third = ''] = await boxes.evaluateAll((all) =>
      all.map((box) => box.getAttribute('aria-label') ?? ''),
    )
    const boxOf = (name: string) => page.getByRole('checkbox', { name, exact: true })
    for (const name of [first, second]) await boxOf(name).check()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.getByText('2 categories hidden')).toBeVisible()
    await page.getByLabel('Who sees it').selectOption('hidden')
    await expect(boxOf(third)).toHaveCount(0)
    for (const name of [first, second]) await expect(boxOf(name)).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})
