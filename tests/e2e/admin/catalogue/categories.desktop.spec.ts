import { pagePaths } from '../../../../contract/paths.ts'
import { signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

// All rows are in sight: what is dragged is looked for again where the page has scrolled meanwhile.
test.use({ ownSite: true, viewport: { width: 1280, height: 1100 } })

// Orders in the demo: Groundnut Oil 50, Sesame Oil 60, Coconut Oil 70, ...
test('a drop counts by the half of the row that it falls on', async ({ page }) => {
  await signIn(page, pagePaths.adminCategories)
  const grid = page.getByRole('grid', { name: 'Categories' })
  const row = (name: string) => grid.getByRole('row', { name })
  const names = async () =>
    (await grid.getByRole('row').allInnerTexts()).map((text) => text.split('\n')[0])
  const drag = async (moved: string, target: string, half: 'upper' | 'lower') => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    const { height = 0 } = (await row(target).boundingBox()) ?? {}
    const y = half === 'upper' ? 6 : height - 6
    await row(moved).dragTo(row(target), { targetPosition: { x: 260, y } })
    return (await sent).postDataJSON().order
  }

  await test.step('on the upper half it goes before the row', async () => {
    expect(await drag('Coconut Oil', 'Groundnut Oil', 'upper')).toBe(49)
    await expect
      .poll(async () => (await names()).slice(0, 3))
      .toEqual(['Coconut Oil', 'Groundnut Oil', 'Sesame Oil'])
  })

  await test.step('on the lower half it goes behind the row, also the last one', async () => {
    expect(await drag('Coconut Oil', 'Groundnut Oil', 'lower')).toBe(55)
    await expect.poll(async () => (await names())[1]).toBe('Coconut Oil')
    const last = (await names()).at(-1) ?? ''
    expect(await drag('Coconut Oil', last, 'lower')).toBe(131)
    await expect.poll(async () => (await names()).at(-1)).toBe('Coconut Oil')
  })
})
