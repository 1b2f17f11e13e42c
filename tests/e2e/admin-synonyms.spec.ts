import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import type { Synonym } from '../../contract/search/synonym.ts'
import { synonymLimits, synonymMessages } from '../../contract/search/synonym-messages.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { type Colleague, hireColleague, openRecordId, signIn } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Synonym sets', exact: true }).getByRole('listitem')
const card = (page: Page, label: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: label, exact: true }) })
const chips = (page: Page) => page.getByRole('grid', { name: 'Terms' }).getByRole('row')
const label = (page: Page) => page.getByRole('textbox', { name: 'Label' })
const terms = (page: Page) => page.getByRole('textbox', { name: 'Terms' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const paste = async (page: Page, text: string) => {
  await terms(page).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
const listAll = async (colleague: Colleague): Promise<Synonym[]> =>
  (await (await colleague.get(apiPaths.synonyms)).json()).data

test('a set is made by touch, with words of any script, and kept', async ({ page, request }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Synonyms' }).click()
  await expect(page.getByText('25 sets')).toBeVisible()
  await expect(card(page, 'Sesame oil')).toContainText('நல்லெண்ணெய்')
  await expectToFit(page, 'list of synonyms')
  expect(await findBarriers(page)).toEqual([])

  await page.getByRole('link', { name: 'Add set' }).tap()
  await page.getByRole('button', { name: 'Create set' }).tap()
  await expect(label(page)).toHaveAccessibleDescription(/Label is required/)
  await expect(terms(page)).toHaveAccessibleDescription(new RegExp(synonymMessages.termsRequired))
  await label(page).fill('Pongamia oil')
  await terms(page).pressSequentially('pungai ennai,')
  await expect(chips(page)).toHaveText(['pungai ennai'])
  await terms(page).fill('புங்க  எண்ணெய்')
  await label(page).tap()
  await expect(chips(page)).toHaveText(['pungai ennai', 'புங்க எண்ணெய்'])
  await expect(chips(page).last().locator('[lang=ta]')).toHaveCount(1)
  await paste(page, 'karanja oil\nKARANJA OIL\n karanj tel ; honge , x')
  await expect(chips(page)).toHaveText([
    'pungai ennai',
    'புங்க எண்ணெய்',
    'karanja oil',
    'karanj tel',
    'honge',
  ])
  await expect(terms(page)).toHaveValue('x')
  await expect(terms(page)).toHaveAccessibleDescription(/“KARANJA OIL” is there already/)
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'set with a message')

  await page.reload()
  await expect(page.getByText('What you had typed here is back.')).toBeVisible()
  await expect(terms(page)).toHaveValue('x')
  await page.getByRole('button', { name: 'Remove karanj tel' }).tap()
  await expect(said(page, 'karanj tel removed')).toBeAttached()
  await page.getByRole('button', { name: 'Create set' }).tap()
  await expect(terms(page)).toHaveAccessibleDescription(new RegExp(synonymMessages.tooShort))
  await expect(terms(page)).toBeFocused()
  await terms(page).fill('dahur')
  await page.getByRole('button', { name: 'Create set' }).tap()
  await expect(page.getByText(synonymMessages.created)).toBeVisible()
  await expect(card(page, 'Pongamia oil')).toContainText('dahur')
  const saved = (await listAll(await hireColleague(request))).find(
    ({ label }) => label === 'Pongamia oil',
  )
  expect(saved?.terms).toEqual(['pungai ennai', 'புங்க எண்ணெய்', 'karanja oil', 'honge', 'dahur'])
})

test('a set is changed by keyboard alone, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, pagePaths.adminSynonyms)
  await page.getByRole('searchbox', { name: 'Find a set' }).fill('ஞ்ச')
  await expect(cards(page)).toHaveCount(1)
  await card(page, 'Turmeric').getByRole('link', { name: 'Turmeric', exact: true }).press('Enter')
  await expect(chips(page)).toHaveText(['turmeric', 'manjal', 'மஞ்சள்', 'haldi'])
  await label(page).focus()
  await page.keyboard.press('Tab')
  await expect(chips(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(chips(page)).toHaveText(['turmeric', 'மஞ்சள்', 'haldi'])
  await expect(said(page, 'manjal removed')).toBeAttached()
  await expect(chips(page).nth(1)).toBeFocused()
  await terms(page).focus()
  await page.keyboard.press('Backspace')
  await expect(chips(page)).toHaveText(['turmeric', 'மஞ்சள்'])
  await expect(terms(page)).toBeFocused()
  await page.keyboard.type('pasupu')
  await page.keyboard.press('Enter')
  await expect(said(page, 'pasupu added')).toBeAttached()
  await expect(chips(page)).toHaveText(['turmeric', 'மஞ்சள்', 'pasupu'])
  await page.keyboard.type('Pasupu')
  await page.keyboard.press('Enter')
  await expect(terms(page)).toHaveAccessibleDescription(/“Pasupu” is there already/)
  await expect(terms(page)).toHaveValue('')
  // With the shortcut, what is still in the field is saved, too.
  await page.keyboard.type('haridra')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(synonymMessages.updated)).toBeVisible()
  await expect(card(page, 'Turmeric')).toContainText('turmericமஞ்சள்pasupuharidra')
  await expectToFit(page, 'list at a desk')

  await card(page, 'Turmeric').getByRole('link', { name: 'Edit Turmeric' }).press('Enter')
  await expect(chips(page)).toHaveCount(4)
  await chips(page).first().focus()
  for (const left of [3, 2, 1, 0]) {
    await page.keyboard.press('Delete')
    await expect(chips(page)).toHaveCount(left)
  }
  await expect(terms(page)).toBeFocused()
})

test('a search is tried, and tried again with what was changed', async ({ page }) => {
  await signIn(page, pagePaths.adminSynonyms)
  const search = page.getByRole('searchbox', { name: 'Try a search' })
  const words = page.getByRole('list', { name: 'How each word is found' }).getByRole('listitem')
  const products = page.getByRole('list', { name: 'Products found' }).getByRole('listitem')
  await search.fill('gingelly')
  await expect(words).toHaveText([/^gingelly by synonym/])
  await expect(products.first()).toContainText('Nallennai')
  await expectToFit(page, 'search that was tried')
  expect(await findBarriers(page)).toEqual([])
  await search.fill('நல்லெண்ணை oil pongamia')
  await expect(words).toHaveText([/^நல்லெண்ணை by sound/, /^oil as typed/, /^pongamia not found/])
  await expect(page.getByText('No product is found.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  // The trial stays when a set has been made, and is repeated with it.
  await search.fill('pongamia')
  await expect(words).toHaveText([/^pongamia not found/])
  await page.getByRole('link', { name: 'Add set' }).tap()
  await label(page).fill('Neem, wrongly')
  await terms(page).fill('pongamia, neem')
  await page.getByRole('button', { name: 'Create set' }).tap()
  await expect(words).toHaveText([/^pongamia by synonym/])
  await expect(products).toContainText([/Neem Oil/])
  await page.getByRole('button', { name: 'Delete Neem, wrongly' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(words).toHaveText([/^pongamia not found/])

  await page.route('**/api/synonyms/try**', (route) => route.abort())
  await search.fill('sesame')
  await expect(page.getByText(synonymMessages.trialFailed)).toBeVisible()
  await page.unroute('**/api/synonyms/try**')
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(words).toHaveText([/^sesame as typed/])
  await search.fill('')
  await expect(words).toHaveCount(0)
})

test('a set goes, comes back, and is not lost while the server cannot be reached', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  await page.route(`**/api${apiPaths.synonyms}`, (route) => route.abort())
  await signIn(page, pagePaths.adminSynonyms)
  await expect(page.getByText(synonymMessages.loadFailed)).toBeVisible()
  await page.unroute(`**/api${apiPaths.synonyms}`)
  await page.getByRole('button', { name: 'Try again' }).tap()
  await page.getByRole('button', { name: 'Delete Flour' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(card(page, 'Flour')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(card(page, 'Flour')).toContainText('மாவு')

  await page.getByRole('link', { name: 'Edit Flour' }).tap()
  await terms(page).fill('maida')
  await page.route(`**/api${apiPaths.synonyms}/**`, (route) => route.abort())
  await save(page).tap()
  await expect(page.getByText(messages.error.noResponse).first()).toBeVisible()
  await page.unroute(`**/api${apiPaths.synonyms}/**`)
  await save(page).tap()
  await expect(page.getByText(synonymMessages.updated)).toBeVisible()

  await test.step('what somebody else saved of it is kept, and asked for where both changed it', async () => {
    await expect(page).toHaveURL(pagePaths.adminSynonyms)
    await page.getByRole('link', { name: 'Edit Neem' }).tap()
    await expect(label(page)).toHaveValue('Neem')
    await label(page).fill('Neem and its oil')
    await terms(page).fill('margosa')
    const path = fillPath(apiPaths.synonym, { id: openRecordId(page) })
    await colleague.send('PUT', path, { label: 'Vembu', terms: ['neem', 'வேம்பு'] })
    await save(page).tap()
    const dialog = page.getByRole('dialog', { name: messages.error.preconditionFailed })
    await dialog.getByLabel('neem, வேம்பு').check()
    await dialog.getByLabel('Neem and its oil').check()
    await dialog.getByRole('button', { name: 'Save with these choices' }).click()
    await expect(page.getByText(synonymMessages.updated)).toBeVisible()
    const saved = (await (await colleague.get(path)).json()).data
    expect(saved).toMatchObject({ label: 'Neem and its oil', terms: ['neem', 'வேம்பு'] })

    await page.goto(pagePaths.adminHistory)
    await page.getByText('Changed synonym').first().click()
    await page.getByRole('link', { name: 'Open the record' }).first().click()
    await expect(chips(page)).toHaveText(['neem', 'வேம்பு'])
  })

  for (const { _id } of await listAll(colleague))
    await colleague.send('DELETE', fillPath(apiPaths.synonym, { id: _id }))
  await page.goto(pagePaths.adminSynonyms)
  await expect(page.getByText(synonymMessages.none)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})

test('as many and as long sets as there can be are shown, and no more can be made', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const longest = Array.from(
    { length: synonymLimits.terms },
    (_, n) => `${n}${n % 2 ? 'ழூ'.repeat(28) : 'W'.repeat(56)}`,
  )
  for (let n = (await listAll(colleague)).length; n < synonymLimits.sets; n++)
    await colleague.send('POST', apiPaths.synonyms, {
      label: `${n}`.padEnd(60, 'W'),
      terms: longest,
    })
  await signIn(page, pagePaths.adminSynonyms)
  await expect(cards(page)).toHaveCount(synonymLimits.sets)
  await expectToFit(page, 'list of the longest synonyms')
  await page.getByRole('link', { name: /^Edit 299/ }).tap()
  await expect(chips(page)).toHaveCount(synonymLimits.terms)
  await expectToFit(page, 'longest set')
  await terms(page).fill('one more')
  await terms(page).press('Enter')
  await expect(terms(page)).toHaveAccessibleDescription(new RegExp(synonymMessages.tooManyTerms))
  await expect(terms(page)).toHaveValue('one more')

  await page.goto(pagePaths.adminSynonymNew)
  await label(page).fill('Too many')
  await terms(page).fill('too many')
  await page.getByRole('button', { name: 'Create set' }).tap()
  await expect(page.getByText(synonymMessages.tooManySets, { exact: true })).toBeVisible()
  await expect(label(page)).toHaveValue('Too many')
})
