import { readCode } from '../../../../api/testing/accounts/authenticator.ts'
import {
  requiredActionMessages,
  secondFactorMessages,
} from '../../../../contract/accounts/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { administrator, runAdmin } from '../../fixtures/site.ts'
import { fillLogin } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('what the site requires of an account is done first, and then leads on to where one was heading', async ({
  page,
  startFurtherSite,
}) => {
  const settings = { SEED: 'none', REQUIRE_SECOND_FACTOR: 'true', REQUIRE_OWN_PASSWORD: 'true' }
  const site = await startFurtherSite(settings)
  const { email, password: own } = administrator
  const said = await runAdmin({ settings: { DATA_DIR: site.dataDir } }, 'reset-password', email)
  const [, password = ''] = said.match(/Password +(\S+)/) ?? []
  const heading = `${site.url}${pagePaths.adminProducts}?search=oil`
  const main = page.getByRole('main')
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) })
  const notice = (what: keyof typeof requiredActionMessages) =>
    main.getByText(requiredActionMessages[what])

  await test.step('a made-up password is changed', async () => {
    await page.goto(heading)
    await fillLogin(page, { email, password })
    await expect(page).toHaveURL(site.url + pagePaths.adminPassword)
    await expect(notice('password')).toBeVisible()
    expect.soft(await findBarriers(page)).toEqual([])
    await field('Current password').fill(password)
    for (const label of ['New password', 'New password again']) await field(label).fill(own)
    await page.keyboard.press('Enter')
  })

  await test.step('then two-step sign-in is set up, and there is no way around it', async () => {
    await expect(page).toHaveURL(site.url + pagePaths.adminTwoStep)
    await expect(notice('second-factor')).toBeVisible()
    await main.getByRole('link', { name: 'Sessions' }).click()
    await expect(notice('second-factor')).toBeVisible()
    await expect(page).toHaveURL(site.url + pagePaths.adminTwoStep)
    await page.goto(heading)
    await expect(page).toHaveURL(site.url + pagePaths.adminTwoStep)
    expect.soft(await findBarriers(page)).toEqual([])
    await main.getByRole('button', { name: 'Set up' }).click()
    const shown = await main.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()
    await page
      .getByRole('textbox', { name: /^Code/ })
      .fill(readCode((shown ?? '').replaceAll(' ', '')))
    await page.keyboard.press('Enter')
    await expect(main.getByText(secondFactorMessages.turnedOn)).toBeVisible()
    await expect(notice('second-factor')).toHaveCount(0)
    await main.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page).toHaveURL(heading)
  })

  await page.goto(site.url + pagePaths.adminTwoStep)
  await expect(main.getByText(secondFactorMessages.required)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Turn off' })).toHaveCount(0)
})
