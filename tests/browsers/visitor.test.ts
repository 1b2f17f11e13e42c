import { describe, expect, it } from 'vitest'
import { fillPath, pagePaths } from '../../contract/paths.ts'
import { whatsappAddress } from '../../contract/settings/business.ts'
import { demoRecords } from '../../demo/index.ts'
import { productsEn } from '../../web/features/products/words/en.ts'
import { contactEn } from '../../web/features/shop/words/contact-en.ts'
import { english } from '../../web/words/en.ts'
import { type WindowKind, windowKinds } from './browser.ts'
import { engines, openSite } from './engines.ts'
import { keys, type Page, type Target } from './page.ts'

/** As a site without configuration has them. */
const { whatsapp, mapUrl } = demoRecords.shop
const main: Target = { role: 'main' }
const cards: Target = { role: 'article', within: main }
const product = 'Groundnut Oil 500 ml'

const message = {
  Name: 'Meena K',
  Email: 'meena@example.com',
  Phone: '+91 90000 00000',
  Subject: 'Tins',
  Message: 'Two tins, please & thank you',
}

/** Follows an entry of the header, which a narrow window has in a menu. */
async function followHeader(page: Page, window: WindowKind, name: string) {
  if (window === 'phone') await page.press({ role: 'button', name: 'Open menu' })
  const navigation = window === 'phone' ? 'Menu' : 'Main'
  await page.press({ role: 'link', name, within: { role: 'navigation', name: navigation } })
  await page.sees({ role: 'heading', name, within: main })
}

async function findProduct(page: Page): Promise<void> {
  await page.fill({ role: 'searchbox', name: 'Search products' }, 'GROUNDNUT oil 500')
  await page.isAt(/search=GROUNDNUT/)
  await expect.poll(() => page.texts(cards)).toEqual([expect.stringContaining('Groundnut Oil')])
  await page.sees({ role: 'link', name: `Order ${product} on WhatsApp`, within: cards })
  await page.press({ role: 'link', name: 'Groundnut Oil', within: cards })
  const details: Target = { role: 'dialog', name: product }
  await page.sees(details)
  await page.isAt(/[?&]product=[0-9a-f-]{36}/)
  expect(await page.address({ role: 'link', name: 'Order', within: details })).toBe(
    whatsappAddress(whatsapp, productsEn.link.product(product)),
  )
  await page.type([keys.Escape])
  await page.misses(details)
}

async function shareCategory(page: Page, window: WindowKind): Promise<void> {
  await page.fill({ role: 'searchbox', name: 'Search products' }, ' ')
  if (window === 'phone') await page.press({ role: 'button', name: 'Filters' })
  await page.press({ role: 'link', name: 'Coconut Oil' })
  const address = await page.isAt(/category=[0-9a-f-]{36}&name=Coconut/)
  const categoryId = new URLSearchParams(address.split('?')[1]).get('category') ?? ''
  await page.visit(fillPath(pagePaths.category, { categoryId }))
  await page.press({ role: 'button', name: 'Share Category' })
  await page.reads(productsEn.category.categoryLinkCopied)
}

async function leafThroughGallery(page: Page): Promise<void> {
  await page.press({ role: 'link', nth: 1, within: { role: 'list', nth: -1, within: main } })
  const lightbox: Target = { role: 'dialog' }
  const shows = (count: string) =>
    expect.poll(() => page.texts(lightbox)).toEqual([expect.stringContaining(count)])
  await shows('2 of ')
  await page.press({ role: 'button', name: 'Next', within: lightbox })
  await shows('3 of ')
  await page.type([keys.ArrowLeft], [keys.ArrowLeft])
  await shows('1 of ')
  await page.type([keys.Escape])
  await page.misses(lightbox)
}

async function writeMessage(page: Page): Promise<void> {
  const { errors } = contactEn
  await page.press({ role: 'button', name: 'Send on WhatsApp' })
  for (const problem of [errors.name, errors.email, errors.phone, errors.message])
    await page.reads(problem)
  for (const [name, text] of Object.entries(message))
    await page.fill({ role: 'textbox', name, within: main }, text)
  await page.press({ role: 'button', name: 'Send on WhatsApp' })
  const again: Target = { role: 'link', name: 'Open it again' }
  await page.sees(again)
  const lines = Object.entries(message).map((line) => line.join(': '))
  expect(await page.address(again)).toBe(whatsappAddress(whatsapp, lines.join('\n')))
}

describe.each(engines)('in $name', ({ launch }) => {
  it.runIf(launch).for(windowKinds)(
    'a visitor finds a product, and the house: %s',
    async (window) => {
      const page = await openSite(launch, window)
      await page.visit(pagePaths.home)
      await page.press({ role: 'link', name: english.shell.explore })
      await page.isAt(pagePaths.products)
      await findProduct(page)
      await shareCategory(page, window)
      await followHeader(page, window, 'Gallery')
      await leafThroughGallery(page)
      await followHeader(page, window, 'Contact')
      await writeMessage(page)
      await page.press({ role: 'link', name: 'Show the map' })
      await page.embeds(mapUrl)
    },
  )
})
