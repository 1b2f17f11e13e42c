import type { CDPSession, Page } from '@playwright/test'
import { passkeyMessages, signInMessages } from '../../../../contract/accounts/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { ageSessions } from '../../fixtures/age-sessions.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import type { Site } from '../../fixtures/site.ts'
import { signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

type Phone = { cdp: CDPSession; authenticatorId: string }

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** The lock of a phone, which Chromium pretends to have. */
async function connectPhone(page: Page): Promise<Phone> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) }
}

test('a passkey is added, named, used instead of the password, and removed', async ({
  page,
  site,
}) => {
  const phone = await connectPhone(page)
  await test.step('the sign-in page offers none while nobody has one', () => expectNone(page))
  await test.step('add one, with a name', () => add(page))
  await test.step('sign in with one press', () => use(page))
  await test.step('confirm with it', () => confirm(page, site))
  await test.step('it opens nothing where the lock is not opened', () => fail(page, phone))
  await test.step('remove it', () => remove(page))
})

async function expectNone(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/passkeys/sign-in'))
  await page.goto(pagePaths.adminLogin)
  await asked
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByText(/passkey/i)).toHaveCount(0)
}

async function add(page: Page): Promise<void> {
  await signIn(page, pagePaths.adminAccount)
  await page.getByLabel('Name of the passkey').fill('Meena’s phone')
  expect.soft(await findBarriers(page)).toEqual([])
  await press(page, 'Add a passkey')
  await expect(page.getByText('Meena’s phone')).toBeVisible()
  await press(page, 'Add a passkey')
  await expect(page.getByText(passkeyMessages.nameRequired)).toBeVisible()
}

async function use(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto(pagePaths.adminLogin)
  await press(page, 'Sign in with a passkey')
  await expect(page).toHaveURL(pagePaths.admin)
}

async function confirm(page: Page, site: Site): Promise<void> {
  await page.goto(pagePaths.adminAccount)
  await ageSessions(site)
  await page.getByLabel('Name', { exact: false }).first().fill('Meena')
  await press(page, 'Save')
  const dialog = page.getByRole('alertdialog', { name: signInMessages.confirm })
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByText('Account updated successfully!')).toBeVisible()
}

async function fail(page: Page, { cdp, authenticatorId }: Phone): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto(pagePaths.adminLogin)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await press(page, 'Sign in with a passkey')
  await expect(page.getByText(passkeyMessages.notUsed)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminLogin)
  expect.soft(await findBarriers(page)).toEqual([])
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
}

async function remove(page: Page): Promise<void> {
  await press(page, 'Sign in with a passkey')
  await expect(page).toHaveURL(pagePaths.admin)
  await page.goto(pagePaths.adminAccount)
  await press(page, 'Remove: Meena’s phone')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Meena’s phone')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await expectNone(page)
}
