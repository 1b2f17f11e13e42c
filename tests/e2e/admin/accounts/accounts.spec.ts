import type { Browser, Page } from '@playwright/test'
import { pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { fillLogin, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const kavitha = { email: 'kavitha@example.com', password: 'four mills turn in the wind' }
const next = 'rain falls on seven hills'

const expectAccessible = async (page: Page) => {
  expect.soft(await findBarriers(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
}
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const readLink = async (page: Page) => (await page.getByText(/\/admin\/join#/).textContent()) ?? ''

async function openLink(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(link)
  return page
}

test('somebody is invited in four taps, joins, is switched off and comes back by a link', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const link = await test.step('invite by a link to send', () => invite(page))
  const hers = await test.step('she opens her account by it', () => openAccount(browser, link))
  await test.step('switch her off, which ends her tab', () => switchOff(page, hers))
  await test.step('on again, with a link for a new password', () => comeBack(page, hers))
  await test.step('and changes her name', () => rename(hers))
})

async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await page.getByRole('link', { name: 'Accounts' }).click()
  // The name has the focus: it is typed without a tap.
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Kavitha')
  await press(page, 'Invite')
  const whatsapp = page.getByRole('link', { name: 'Send by WhatsApp' })
  const link = await readLink(page)
  expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent(link))
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Withdraw: Kavitha' })).toBeVisible()
  return link
}

async function openAccount(browser: Browser, link: string): Promise<Page> {
  const hers = await openLink(browser, link)
  await hers.getByLabel('Email').fill(kavitha.email)
  await hers.getByLabel('Password', { exact: false }).first().fill('password1234')
  await press(hers, 'Open the account')
  await expect(hers.getByText(/easily guessed/)).toBeVisible()
  await expectAccessible(hers)
  await hers.getByLabel('Password', { exact: false }).first().fill(kavitha.password)
  await press(hers, 'Open the account')
  await expect(hers).toHaveURL(pagePaths.admin)
  await expect(
    hers
      .getByText('Welcome, Kavitha')
      .or(hers.getByText(/Kavitha/))
      .first(),
  ).toBeVisible()
  return hers
}

async function switchOff(page: Page, hers: Page): Promise<void> {
  await press(page, 'Done')
  await page.reload()
  await press(page, 'Switch off: Kavitha')
  await confirm(page, 'Switch off')
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible()
  // Her tab leaves the page by itself.
  await expect(hers).toHaveURL(pagePaths.adminLogin)
  await fillLogin(hers, kavitha)
  await expect(hers.getByText('Invalid email or password')).toBeVisible()
}

async function comeBack(page: Page, hers: Page): Promise<void> {
  await press(page, 'Switch on again: Kavitha')
  await confirm(page, 'Switch on')
  await press(page, 'Send a sign-in link: Kavitha')
  await confirm(page, 'Make the link')
  await hers.goto(await readLink(page))
  await expect(hers.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await hers.getByLabel('New password', { exact: false }).first().fill(next)
  await press(hers, 'Set the password')
  await expect(hers).toHaveURL(pagePaths.admin)
}

async function rename(hers: Page): Promise<void> {
  await hers.goto(pagePaths.adminAccount)
  const you = hers.getByRole('region', { name: 'You', exact: true })
  await you.getByLabel('Name').fill('Kavitha Ravi')
  await expectAccessible(hers)
  await press(hers, 'Save')
  await expect(hers.getByText('Account updated successfully!')).toBeVisible()
}
