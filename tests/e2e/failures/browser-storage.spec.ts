import { signInMessages } from '../../../contract/accounts/messages.ts'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { fillLogin, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit } from '../fixtures/visitor.ts'

const faults = {
  forbidden: () => {
    const forbidden = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, forbidden)
    Object.defineProperty(navigator, 'serviceWorker', forbidden)
  },
  gone: () => {
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { value: null })
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  },
  full: () => {
    const reject = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = reject
    IDBObjectStore.prototype.put = reject
    CacheStorage.prototype.open = async () => reject()
  },
}

test('every page works where the browser stores nothing, and sign-in says so', async ({
  context,
}) => {
  // Twelve pages, three times.
  test.slow()
  for (const [kind, cause] of Object.entries(faults))
    await test.step(kind, async () => {
      const page = await context.newPage()
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await page.addInitScript(cause)
      const failure = page.getByText(failureMessages.unexpected)
      const { home, products, gallery, contact, orderList, delivery, priceList } = pagePaths
      for (const path of [
        home,
        '/ta',
        products,
        gallery,
        contact,
        orderList,
        delivery,
        priceList,
      ]) {
        await visit(page, path)
        await page.keyboard.press('Tab')
        await expect(failure).toBeHidden()
      }

      await page.goto(pagePaths.adminLogin)
      await expect(page.getByText(signInMessages.storageBlocked)).toBeVisible()
      await fillLogin(page)
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await expect(page.getByText(signInMessages.storageBlocked)).toBeVisible()
      for (const path of [
        pagePaths.adminProducts,
        pagePaths.adminGallery,
        pagePaths.adminSettings,
      ]) {
        await walkTo(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(failure).toBeHidden()
      }

      await test.step('what is typed is there again until the page is left', async () => {
        await walkTo(page, pagePaths.adminCategoryNew)
        await page.getByLabel(/^Name\*?$/).fill('Wicks')
        await expect(page.getByLabel(/^Name\*?$/)).toHaveValue('Wicks')
        await expect(failure).toBeHidden()
      })
      expect(errors, 'no script of the page fails').toEqual([])
      await page.close()
    })
})
