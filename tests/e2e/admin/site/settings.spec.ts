import type { Page } from '@playwright/test'
import { dayMs } from '../../../../contract/durations.ts'
import { indiaDate } from '../../../../contract/india-time.ts'
import { apiPaths, contactAnchor, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { type Colleague, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'
import { visit } from '../../fixtures/visitor.ts'

test.use({ ownSite: true })

test('Every page of the site follows the settings, and goes back', async ({ page, request }) => {
  const colleague = await hireColleague(request)
  await visit(page, pagePaths.contact)
  const first = (await (await colleague.get(apiPaths.settings)).json()).data
  const main = page.getByRole('main')
  await expect(main.getByText('Monday to Saturday')).toBeVisible()

  const phone = await test.step('the settings are saved', async () => {
    const phone = '0422 765 4321'
    const span = { opens: '06:00', closes: '07:00' }
    const saved = await colleague.send('PUT', apiPaths.settings, {
      name: 'Chekku Oils',
      phone,
      whatsapp: '90000 11111',
      mapUrl: 'https://maps.example.com/embed?marker=11.2,77.1',
      hours: { mon: [span], tue: [span, { opens: '16:00', closes: '24:00' }] },
      specialDays: [{ date: indiaDate(Date.now()), note: 'Pongal', noteTa: 'பொங்கல்' }],
    })
    expect(saved.status()).toBe(200)
    return phone
  })

  await test.step('the page of contact follows', async () => {
    await visit(page, pagePaths.contact)
    await expect(page).toHaveTitle(/Chekku Oils/)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:+914227654321',
    )
    await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeAttached()
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/919000011111/,
    )
    await expect(main.getByText('6:00 AM to 7:00 AM, 4:00 PM to 12:00 AM')).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"telephone":"+91 42276 54321"')
    expect(data.join()).toContain(`"validFrom":"${indiaDate(Date.now())}"`)
  })

  await test.step('home follows', async () => {
    const response = await page.goto(pagePaths.home)
    expect(response?.headers()['content-security-policy']).toContain(
      'frame-src https://maps.example.com',
    )
    await visit(page, `${pagePaths.home}#${contactAnchor}`)
    await expect(page.getByText('Closed today: Pongal')).toBeVisible()
    await expect(main.locator('[lang=ta]', { hasText: 'பொங்கல்' })).toBeVisible()
  })

  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toContain(`mailto:${first.email}`)

  await test.step('everything goes back', async () => {
    expect((await colleague.send('PUT', apiPaths.settings, first)).status()).toBe(200)
    await visit(page, pagePaths.contact)
    await expect(page).not.toHaveTitle(/Chekku Oils/)
    await expect(main.getByText('Monday to Saturday')).toBeVisible()
  })
})

const notice = { text: 'Closed for Pongal from 14 to 16 January', textTa: 'பொங்கல் விடுமுறை' }
const bar = (page: Page) => page.getByRole('complementary', { name: 'Notice' })

/** Saves the notice, for a span that is given in days from now. */
async function putNotice(colleague: Colleague, span: { from?: number; until?: number }) {
  const dates = Object.entries(span).map(([end, days]) => [
    end,
    new Date(Date.now() + days * dayMs).toISOString(),
  ])
  await putSettings(colleague, {
    notice: { ...notice, link: pagePaths.contact, ...Object.fromEntries(dates) },
  })
}

async function putSettings(colleague: Colleague, settings: object) {
  const response = await colleague.send('PUT', apiPaths.settings, settings)
  expect(response.status()).toBe(200)
}

test('A notice stands above the header for as long as it holds, is dismissed, and folded where it is long', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  await test.step('for as long as it holds', () => showNotice(page, colleague))
  await test.step('dismissed until another one comes', () => dismissNotice(page, colleague))
  await test.step('two lines of a phone, and the rest on demand', () => foldNotice(page, colleague))
})

async function showNotice(page: Page, colleague: Colleague): Promise<void> {
  await visit(page, pagePaths.home)
  await expect(bar(page)).toHaveCount(0)
  await putNotice(colleague, { from: 1 })
  await visit(page, pagePaths.home)
  await expect(bar(page)).toHaveCount(0)

  await putNotice(colleague, { from: -1, until: 1 })
  await visit(page, pagePaths.home)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).locator('[lang=ta]')).toHaveText(notice.textTa)
  const box = await bar(page).boundingBox()
  expect(box?.y).toBe(0)
  // Two lines at most, beside a button that a thumb finds.
  expect(box?.height).toBeLessThan(70)
  await expect(bar(page).getByRole('button', { name: 'The whole notice' })).toBeHidden()
  await bar(page).getByRole('link').click()
  await expect(page).toHaveURL(pagePaths.contact)
}

async function dismissNotice(page: Page, colleague: Colleague): Promise<void> {
  await putNotice(colleague, { from: -1 })
  await visit(page, pagePaths.home)
  await bar(page).getByRole('button', { name: 'Dismiss the notice' }).click()
  await expect(bar(page)).toBeHidden()
  await visit(page, pagePaths.products)
  await expect(bar(page)).toBeHidden()
  await visit(page, '/ta/products')
  const tamilBar = page.locator('[data-notice]')
  await expect(tamilBar).toContainText(notice.textTa)
  await expect(tamilBar).toBeHidden()
  await putNotice(colleague, { from: -2 })
  await visit(page, pagePaths.products)
  await expect(bar(page)).toBeVisible()
}

async function foldNotice(page: Page, colleague: Colleague): Promise<void> {
  const textTa = 'பொங்கல் விடுமுறை; செக்கு சுத்தம் செய்யப்படுகிறது. '.repeat(2).trim()
  const text = 'Closed for Pongal and for the cleaning of the press. '.repeat(2).trim()
  await putSettings(colleague, { notice: { text, textTa } })
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, pagePaths.home)
  const height = async () => (await bar(page).boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(70)
  expect(await findBarriers(page)).toEqual([])
  const more = bar(page).getByRole('button', { name: 'The whole notice' })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(await height()).toBeGreaterThan(100)
  await more.click()
  expect(await height()).toBeLessThan(70)
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, pagePaths.home)
  await expect(more).toBeHidden()
  await expect(bar(page).locator('[lang=ta]')).toHaveText(textTa)
}

test('Hours fit a phone: the card grows with what it has to say, a span takes one line', async ({
  page,
  request,
}) => {
  const early = { opens: '06:00', closes: '11:30' }
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day, index) => [
    day,
    [early, { opens: '16:00', closes: `2${index % 2}:00` }],
  ])
  const note = 'Closed for the wedding in the family. '.repeat(2).trim()
  const special = { date: indiaDate(Date.now()), note, noteTa: 'திருமணம் '.repeat(8).trim() }
  const open = { date: '2027-01-16', spans: [early] }
  const hours = Object.fromEntries(week)
  await putSettings(await hireColleague(request), { hours, specialDays: [special, open] })
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, `${pagePaths.home}#${contactAnchor}`)
  const card = page.getByRole('button', { name: /Business Hours/ })
  await expect(card.getByText(note)).toBeVisible()
  const overflowing = await card.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [...element.querySelectorAll('span')].filter((span) => {
      const box = span.getBoundingClientRect()
      return box.top < top - 1 || box.bottom > bottom + 1
    }).length
  })
  expect(overflowing).toBe(0)

  await test.step('a span of a special day takes one line, with its bin', async () => {
    await signIn(page, fillPath(pagePaths.adminSettingsSection, { section: 'hours' }))
    const group = page.getByRole('group', { name: open.date })
    await group.getByRole('button', { name: 'Second opening time' }).click()
    const remove = group.getByRole('button', { name: /^Remove/ }).first()
    const bin = await remove.boundingBox()
    const opens = await group
      .getByLabel(/opens$/)
      .first()
      .boundingBox()
    expect(Math.abs((bin?.y ?? 0) - (opens?.y ?? 0))).toBeLessThan(10)
  })
})
