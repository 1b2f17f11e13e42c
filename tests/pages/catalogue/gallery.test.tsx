import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { createDemoShop } from '../fixtures/demo-shop.ts'
import { openPage } from '../fixtures/open-page.tsx'

// A picture of the gallery over the whole screen.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

it('The arrow keys lead to the neighbours of a picture, and no further than to the last and the first', async () => {
  const { user } = await openPage(api, pagePaths.gallery, { asGuest: true })
  const main = await screen.findByRole('main')
  const tiles = (await within(main).findAllByRole('link')).filter(
    (link) => link.getAttribute('aria-haspopup') === 'dialog',
  )
  await user.click(tiles.at(-2) as HTMLElement)
  const count = tiles.length
  const shows = (position: number) =>
    waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toContain(`${position} of ${count}`),
    )
  await shows(count - 1)
  screen.getByRole('button', { name: 'Close' }).focus()
  for (const position of [count, count]) {
    await user.keyboard('{ArrowRight}')
    await shows(position)
  }
  for (let position = count - 1; position > 0; position--) await user.keyboard('{ArrowLeft}')
  await shows(1)
  await user.keyboard('{ArrowLeft}')
  await shows(1)
})
