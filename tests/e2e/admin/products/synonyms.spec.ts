import type { Page } from '@playwright/test'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { type Colleague, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Synonym sets', exact: true }).getByRole('listitem')
const card = (page: Page, label: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: label, exact: true }) })
const chips = (page: Page) => page.getByRole('grid', { name: 'Terms' }).getByRole('row')
const label = (page: Page) => page.getByRole('textbox', { name: 'Label' })
const terms = (page: Page) => page.getByRole('textbox', { name: 'Terms' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
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

test('a set is made by touch, and a search is tried with it', async ({ page }) => {
  await test.step('a set is made, with what is pasted', async () => {
    await signIn(page)
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Synonyms' }).click()
    await expect(page.getByText('25 sets')).toBeVisible()
    await expectToFit(page, 'list of synonyms')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Add set' }).tap()
    await label(page).fill('Pongamia oil')
    await terms(page).pressSequentially('pungai ennai,')
    await terms(page).fill('புங்க  எண்ணெய்')
    await label(page).tap()
    await expect(chips(page)).toHaveText(['pungai ennai', 'புங்க எண்ணெய்'])
    await paste(page, 'karanja oil\nKARANJA OIL\n honge , x')
    await expect(chips(page)).toHaveCount(4)
    await expect(terms(page)).toHaveAccessibleDescription(/“KARANJA OIL” is there already/)
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'set with a message')
    await page.getByRole('button', { name: 'Remove honge' }).tap()
    await expect(said(page, 'honge removed')).toBeAttached()
    await terms(page).fill('neem')
    await page.getByRole('button', { name: 'Create set' }).tap()
    await expect(card(page, 'Pongamia oil')).toContainText('karanja oil')
  })
  await test.step('a search is tried', async () => {
    const words = page.getByRole('list', { name: 'How each word is found' }).getByRole('listitem')
    await page.getByRole('searchbox', { name: 'Try a search' }).fill('karanja oil zzzz')
    await expect(words.last()).toHaveText(/^zzzz not found/)
    await expectToFit(page, 'search that was tried')
    expect(await findBarriers(page)).toEqual([])
  })
})

test('a set is changed by keyboard alone, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, pagePaths.adminSynonyms)
  await test.step('a word is removed from the middle, and the focus goes to the next', async () => {
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
  })

  await test.step('words are removed and added in the field', async () => {
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
  })

  await test.step('what is still in the field is saved too', async () => {
    // With the shortcut, what is still in the field is saved, too.
    await page.keyboard.type('haridra')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(synonymMessages.updated)).toBeVisible()
    await expect(card(page, 'Turmeric')).toContainText('turmericமஞ்சள்pasupuharidra')
    await expectToFit(page, 'list at a desk')
  })

  await test.step('all words are removed, and the focus comes back to the field', async () => {
    await card(page, 'Turmeric').getByRole('link', { name: 'Edit Turmeric' }).press('Enter')
    await expect(chips(page)).toHaveCount(4)
    await chips(page).first().focus()
    for (const left of [3, 2, 1, 0]) {
      await page.keyboard.press('Delete')
      await expect(chips(page)).toHaveCount(left)
    }
    await expect(terms(page)).toBeFocused()
  })
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
  await test.step('the list and the longest set are shown', async () => {
    await signIn(page, pagePaths.adminSynonyms)
    await expect(cards(page)).toHaveCount(synonymLimits.sets)
    await expectToFit(page, 'list of the longest synonyms')
    await page.getByRole('link', { name: /^Edit 299/ }).tap()
    await expect(chips(page)).toHaveCount(synonymLimits.terms)
    await expectToFit(page, 'longest set')
  })

  await test.step('a set takes no further word', async () => {
    await terms(page).fill('one more')
    await terms(page).press('Enter')
    await expect(terms(page)).toHaveAccessibleDescription(new RegExp(synonymMessages.tooManyTerms))
    await expect(terms(page)).toHaveValue('one more')
  })

  await test.step('no further set is made', async () => {
    await page.goto(pagePaths.adminSynonymNew)
    await label(page).fill('Too many')
    await terms(page).fill('too many')
    await page.getByRole('button', { name: 'Create set' }).tap()
    await expect(page.getByText(synonymMessages.tooManySets, { exact: true })).toBeVisible()
    await expect(label(page)).toHaveValue('Too many')
  })
})
