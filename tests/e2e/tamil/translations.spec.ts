import type { Page } from '@playwright/test'
import type { Category } from '../../../contract/categories/category.ts'
import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { settingsLimits } from '../../../contract/settings/limits.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { expectToFit } from '../fixtures/fit.ts'
import { type Colleague, hireColleague, signIn, unfold, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const care = (page: Page) => page.getByRole('region', { name: 'Needs care' })
const lacking = (page: Page) => care(page).getByRole('link', { name: /Tamil/ })
const read = async (colleague: Colleague, path: string) =>
  (await (await colleague.get(path)).json()).data

/** Types a text in Tamil, by the label of its field, in a form that fits the phone. */
async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('main').getByLabel(label, { exact: true })
  await expect(field).toHaveAttribute('lang', 'ta')
  await field.fill(text)
  await expectToFit(page, label)
}

async function expectNoneLacking(page: Page): Promise<void> {
  await expect(care(page)).toBeVisible()
  await expect(lacking(page)).toHaveCount(0)
}

test('What lacks Tamil is counted on the dashboard, and translated on a phone', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  await signIn(page)
  await test.step('a product', () => translateProduct(page, colleague))
  await test.step('a subcategory, in sight of the list', () =>
    translateSubcategory(page, colleague))
  await test.step('gallery items of both shapes', () => translateGallery(page, colleague))
  await test.step('what the shop says of itself', () => translateShop(page, colleague))
})

async function translateProduct(page: Page, colleague: Colleague): Promise<void> {
  const [product] = await read(colleague, `${apiPaths.products}?search=Nallennai+1+L`)
  const path = fillPath(apiPaths.product, { id: product._id })
  await expectNoneLacking(page)
  await colleague.send('PUT', path, { descriptionTa: '', benefitsTa: '' })
  await page.reload()
  await lacking(page).filter({ hasText: '1 product not all in Tamil' }).click()
  await expect(page.getByRole('button', { name: 'Not all in Tamil Show all' })).toBeVisible()
  await page.getByRole('link', { name: `Edit ${product.name}` }).click()
  for (const section of ['Description and Tamil', 'Offer']) await unfold(page, section)
  await write(page, 'Description in Tamil', 'மரச்செக்கில் ஆட்டியது')
  await write(page, 'Benefits in Tamil', 'குழம்புக்கு\nஊறுகாய்க்கு')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()
  await walkTo(page, pagePaths.admin)
  await expectNoneLacking(page)
  expect(await read(colleague, path)).toMatchObject({
    descriptionTa: 'மரச்செக்கில் ஆட்டியது',
    benefitsTa: 'குழம்புக்கு\nஊறுகாய்க்கு',
  })
}

async function translateSubcategory(page: Page, colleague: Colleague): Promise<void> {
  const categories: Category[] = await read(colleague, apiPaths.categories)
  const oils = categories.find(({ name }) => name === 'Specialty Oils')
  const lamps = oils?.subcategories?.at(-1)
  const path = fillPath(apiPaths.category, { id: lamps?._id ?? '' })
  await colleague.send('PUT', path, { nameTa: '' })
  await page.reload()
  await lacking(page).filter({ hasText: '1 category without a Tamil name' }).click()
  await expect(page.getByText('No Tamil name')).toHaveCount(1)
  await page.getByRole('link', { name: `Edit ${lamps?.name}` }).click()
  await write(page, 'Name in Tamil', 'விளக்கு எண்ணெய்')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.category.updated)).toBeVisible()
  await walkTo(page, pagePaths.admin)
  await expectNoneLacking(page)
  expect(await read(colleague, path)).toMatchObject({ nameTa: 'விளக்கு எண்ணெய்' })
}

async function translateGallery(page: Page, colleague: Colleague): Promise<void> {
  const items: GalleryItem[] = await read(colleague, apiPaths.gallery)
  const main = items.find(({ category }) => typeof category === 'string')
  const simple = items.find(({ category }) => typeof category === 'object')
  const [mainPath, simplePath] = [main, simple].map((item) =>
    fillPath(apiPaths.galleryItem, { id: item?._id ?? '' }),
  ) as [string, string]
  await colleague.send('PUT', mainPath, { titleTa: '' })
  await colleague.send('PUT', simplePath, { nameTa: '', descriptionTa: '' })
  await page.reload()
  await lacking(page).filter({ hasText: '2 gallery items not all in Tamil' }).click()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(2)
  await page.getByRole('link', { name: `Edit ${main?.title}` }).click()
  await write(page, 'Title in Tamil', 'சுழலும் செக்கு')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  const saved = page.getByRole('region', { name: 'Just saved' })
  await expect(saved.getByRole('link', { name: `Edit ${main?.title}` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(2)
  await walkTo(page, fillPath(pagePaths.adminGallerySimpleEdit, { id: simple?._id ?? '' }))
  await write(page, 'Name in Tamil', 'முதல் எண்ணெய்')
  await write(page, 'Description in Tamil', 'உருளியில் விழும் எண்ணெய்')
  await page.getByRole('button', { name: 'Update Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.banner.updated)).toBeVisible()
  await walkTo(page, pagePaths.admin)
  await expectNoneLacking(page)
  expect(await read(colleague, mainPath)).toMatchObject({ titleTa: 'சுழலும் செக்கு' })
  const texts = { titleTa: 'முதல் எண்ணெய்', descriptionTa: 'உருளியில் விழும் எண்ணெய்' }
  expect(await read(colleague, simplePath)).toMatchObject(texts)
}

async function translateShop(page: Page, colleague: Colleague): Promise<void> {
  const { story } = await read(colleague, apiPaths.settings)
  await colleague.send('PUT', apiPaths.settings, {
    notice: { text: 'Closed for Pongal' },
    story: { ...story, aboutText: 'In 1975\n\nStill there', aboutTextTa: '' },
  })
  await colleague.send('PUT', apiPaths.navConfig, { moreDropdownLabel: 'Others' })
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(settingsMessages.saved)).toBeVisible()
  }

  await test.step('a notice, which is too long at first', async () => {
    await page.reload()
    await lacking(page).filter({ hasText: '1 text not in Tamil: settings, Notice' }).click()
    await write(page, 'Notice in Tamil', 'எ'.repeat(settingsLimits.notice + 1))
    await page.getByRole('button', { name: 'Save changes' }).click()
    const notice = page.getByLabel('Notice in Tamil')
    const tooLong = messages.validation.tooLong(settingsLimits.notice)
    await expect(notice).toBeFocused()
    await expect(notice).toHaveAccessibleDescription(tooLong)
    await write(page, 'Notice in Tamil', 'பொங்கல் விடுமுறை')
    expect(await findBarriers(page)).toEqual([])
    await save()
  })

  await test.step('the story, shown as it will stand', async () => {
    await walkTo(page, pagePaths.admin)
    await lacking(page).filter({ hasText: '1 text not in Tamil: settings, Texts' }).click()
    await expect(page.getByRole('region', { name: 'Preview in Tamil' })).toHaveCount(0)
    await write(page, 'Your story in Tamil', '1975-இல்\n\nஇன்றும் இருக்கிறது')
    const preview = page.getByRole('region', { name: 'Preview in Tamil' })
    await expect(preview.locator('[lang=ta]')).toHaveText(['1975-இல்', 'இன்றும் இருக்கிறது'])
    expect(await findBarriers(page)).toEqual([])
    await save()
  })

  await test.step('the label of the dropdown', async () => {
    await walkTo(page, pagePaths.admin)
    await lacking(page).filter({ hasText: 'label of the dropdown' }).click()
    await write(page, 'Dropdown label in Tamil', 'மற்றவை')
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText(messages.navigation.saved).first()).toBeVisible()
  })

  await walkTo(page, pagePaths.admin)
  await expect(care(page)).toBeVisible()
  await expect(lacking(page)).toHaveCount(0)
  const saved = await read(colleague, apiPaths.settings)
  expect(saved.notice.textTa).toBe('பொங்கல் விடுமுறை')
  expect(saved.story.aboutTextTa).toBe('1975-இல்\n\nஇன்றும் இருக்கிறது')
  const navigation = await read(colleague, apiPaths.navConfig)
  expect(navigation).toMatchObject({ moreDropdownLabel: 'Others', moreDropdownLabelTa: 'மற்றவை' })
}
