import type { Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { awaitScripts } from '../fixtures/visitor.ts'

test.use({ ownSite: true })

type Drawn = { familyName: string; glyphCount: number }

/** Fonts that have Tamil letters: ours, or the device's. */
const tamilFont = /Tamil|Nirmala|Latha|InaiMathi|Vijaya/
const consonants = [...'கஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ']
const vowelSigns = [...'ாிீுூெேைொோௌ்ௗ']
const others = [...'அஆஇஈஉஊஎஏஐஒஓஔஃௐ௦௧௨௩௪௫௬௭௮௯௰௱௲௳௴௵௶௷௸௹௺', 'க்ஷ', 'ஸ்ரீ', 'ஶ்ரீ']

/** The fonts that draw an element's text, and how many signs of each. */
async function listFonts(page: Page, selector: string): Promise<Drawn[]> {
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts
}

function watchTamil(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/tamil.*\.woff2/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

test('Tamil letters have fonts that are fetched where they stand, beside Latin ones, and draw all of them', async ({
  page,
  request,
}) => {
  await test.step('only a page with Tamil letters fetches a font for them', async () => {
    const fetched = watchTamil(page)
    const desk = page.viewportSize()
    // At a desk the header itself has Tamil letters: it leads to the page in Tamil.
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [pagePaths.gallery, pagePaths.contact, pagePaths.adminLogin]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(fetched, path).toEqual([])
    }
    if (desk) await page.setViewportSize(desk)
    await page.goto(pagePaths.about, { waitUntil: 'networkidle' })
    for (const number of [1, 2, 3]) {
      const names = (await listFonts(page, `li:nth-child(${number}) > [lang=ta]`))
        .map(({ familyName }) => familyName)
        .filter((name) => !name.startsWith('Figtree'))
      expect(names, 'spaces aside').toEqual([expect.stringMatching(tamilFont)])
    }
    await page.goto(pagePaths.products, { waitUntil: 'networkidle' })
    expect(await listFonts(page, 'article [lang=ta]')).toContainEqual(
      expect.objectContaining({ familyName: expect.stringMatching(tamilFont) }),
    )
    // Loads no font if the device has one of its own.
    for (const address of fetched) {
      expect((await (await request.get(address)).body()).length).toBeLessThan(16_000)
    }
  })

  await test.step('a Tamil name stands beside Latin letters wherever it is shown', async () => {
    const { get, send } = await hireColleague(request)
    const { data } = await (await get('/products?limit=1')).json()
    const [{ _id, group }] = data
    const name = 'நல்லெண்ணெய் Gingelly Oil'
    // Cards have the name of the group, details that of the size.
    for (const path of [`/products/${_id}`, `/product-groups/${group._id}`])
      expect((await send('PUT', path, { name })).status(), path).toBe(200)
    await page.goto(`${pagePaths.products}?search=gingelly`)
    const details = page.getByRole('heading').getByRole('link', { name, exact: true })
    await details.waitFor()
    const expectBoth = async (selector: string) => {
      const fonts = (await listFonts(page, selector)).map(({ familyName }) => familyName)
      expect(fonts, selector).toHaveLength(2)
      expect(fonts, selector).toContainEqual(expect.stringMatching(tamilFont))
      expect(fonts, selector).toContainEqual(expect.stringMatching(/Fraunces|Figtree/))
    }
    await expectBoth('article h3, article h2')
    await details.click()
    await expect(page.locator('#product-name')).toContainText(name)
    await expectBoth('#product-name')
  })

  await test.step('every letter is drawn, joined as it is written', async () => {
    await page.goto(pagePaths.about)
    await awaitScripts(page)
    const write = async (text: string) => {
      await page.evaluate((words) => {
        for (const element of document.querySelectorAll('h1, [lang=ta]'))
          element.textContent = words
      }, text)
      return [await listFonts(page, 'h1'), await listFonts(page, '[lang=ta]')]
    }
    const syllables = consonants.flatMap((consonant) => vowelSigns.map((sign) => consonant + sign))
    for (const fonts of await write([...others, ...consonants, ...syllables].join(''))) {
      expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(tamilFont)])
    }
    for (const joined of ['கு', 'தூ', 'டி', 'க்ஷ', 'ஸ்ரீ']) {
      for (const fonts of await write(joined)) expect(fonts[0]?.glyphCount, joined).toBe(1)
    }
  })
})
