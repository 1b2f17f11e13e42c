import { answerMessages } from '../../../../contract/orders/messages.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Too long for one line beside its amount. */
const cakeName = 'Karanja Cake, pressed twice, for fields and gardens, in a sack of jute'

test.use({
  ownSite: true,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('staff paste a message on the dashboard, see the order on a phone, and copy the reply', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const category = data[0].category._id
  await colleague.send('POST', apiPaths.products, { category, name: cakeName, price: 55.5 })

  await signIn(page)
  await page.getByLabel('The customer’s WhatsApp message').fill(`Order ${cakeName} x 2`)
  await page.getByRole('button', { name: 'Open the order' }).click()
  const order = page.getByRole('region', { name: 'Order', exact: true })
  const cake = order.getByRole('listitem').filter({ hasText: cakeName })
  const amount = await cake.getByText('₹111', { exact: true }).boundingBox()
  expect(amount?.height).toBeLessThan(40)
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'answer sheet')

  await test.step('the reply is copied, or selected where copying is rejected', async () => {
    const copy = page.getByRole('button', { name: 'Copy the reply' })
    await copy.click()
    await expect(page.getByText(answerMessages.copied, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(cakeName)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await copy.click()
    await expect(page.getByText(answerMessages.rejected)).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(cakeName)
  })
})
