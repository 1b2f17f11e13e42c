import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { makeUpload } from '../../../../api/testing/pictures/pictures.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// Settings that are saved and taken back.

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

const readSettings = async () => (await api.call('GET', apiPaths.settings)).json().data

async function openSection(section: string) {
  const { user, router } = await openPage(
    api,
    fillPath(pagePaths.adminSettingsSection, { section }),
  )
  const press = async (name: string | RegExp, role = 'button') =>
    user.click(await screen.findByRole(role, { name }))
  return {
    user,
    press,
    async save() {
      await press('Save changes')
      await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminSettings))
    },
    async openHistory() {
      await press('History')
      return within(await screen.findByRole('dialog', { name: 'History' }))
    },
  }
}

it('A day may end at midnight, and has one span again once its second is removed', async () => {
  const { user, save } = await openSection('hours')
  const tuesday = within(await screen.findByRole('group', { name: 'Tuesday' }))
  await user.click(tuesday.getByRole('button', { name: 'Second opening time' }))
  const bins = tuesday.getAllByRole('button', { name: /^Remove .* of Tuesday/ })
  await user.click(bins.at(-1) as HTMLElement)
  const closes = tuesday.getByLabelText('Tuesday closes')
  await user.clear(closes)
  await user.type(closes, '00:00')
  await save()
  expect((await readSettings()).hours.tue).toEqual([{ opens: '09:00', closes: '24:00' }])
})

it('A notice stands in the history, and goes with the version before it, which keeps the rest', async () => {
  const payload = { phone: '+91 422 111 2222' }
  await api.callAsAdmin('PUT', apiPaths.settings, { payload })
  const { version } = await readSettings()
  const { user, save, openHistory } = await openSection('notice')
  await user.type(await screen.findByRole('textbox', { name: 'Notice' }), 'Fresh sesame oil')
  await save()
  expect((await readSettings()).notice.text).toBe('Fresh sesame oil')
  const history = await openHistory()
  expect(await history.findByText('Notice: Fresh sesame oil')).toBeDefined()
  const before = history
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(`Version ${version}`))
  await user.click(within(before as HTMLElement).getByRole('button'))
  await waitFor(async () =>
    expect(await readSettings()).toMatchObject({ notice: null, phone: payload.phone }),
  )
})

it('A picture of the site that was removed is taken back at once, and is part of no version', async () => {
  await api.callAsAdmin('PUT', apiPaths.settings, { payload: { tagline: 'Without a logo' } })
  const { user, press, save, openHistory } = await openSection('logo')
  const { bytes } = await makeUpload()
  const picture = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText(/^(Choose|Replace) image/), picture)
  await save()
  const isThere = async () => 'logo' in (await readSettings()).pictures
  expect(await isThere()).toBe(true)
  await press(/^Logo/, 'link')
  await press('Remove image')
  await save()
  await waitFor(async () => expect(await isThere()).toBe(false))
  await press('Undo')
  await waitFor(async () => expect(await isThere()).toBe(true))
  const history = await openHistory()
  expect(await history.findByText('Current')).toBeDefined()
  // The picture, its removal, and what was before them.
  expect(history.getAllByText('Same as now')).toHaveLength(3)
})
