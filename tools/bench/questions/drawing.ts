import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { knownIds } from '../fill-database.ts'
import { median, type Report } from '../floors.ts'
import { startSite, withFilledFolder } from '../site.ts'

const posts = 5
const productsOfPost = 3

/** Measures the first visitor's wait for a post of products with the longest possible names. */
export function benchDrawing(report: Report): Promise<void> {
  return withFilledFolder(1000, async (folder) => {
    await using site = await startSite(folder)
    const send = await site.signIn()
    const times: number[] = []
    for (let post = 0; post < posts; post++) {
      const ids: string[] = []
      while (ids.length < productsOfPost) {
        const names = nameLong(post * productsOfPost + ids.length)
        const fields = {
          ...names,
          category: knownIds.category,
          price: 9999999.99,
          originalPrice: 9999999.99,
        }
        ids.push((await send('POST', apiPaths.products, fields)).data._id)
      }
      const started = performance.now()
      const address = `${site.origin}${apiPrefix}${apiPaths.postCard}?ids=${ids.join(',')}`
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`)
      await response.arrayBuffer()
      times.push((performance.now() - started) / 1000)
    }
    const detail = times.map((time) => time.toFixed(2)).join(', ')
    report('post of three with the longest names', median(times), `median of ${detail}`)
  })
}

/** A different long name for each number. */
function nameLong(number: number): { name: string; nameTa: string } {
  const name = `${number} Wood-pressed groundnut oil, sun-settled for ten days. `.repeat(3)
  const nameTa = `${number} மரச்செக்கு கடலை எண்ணெய், வெயிலில் தெளிந்தது. `.repeat(3)
  return {
    name: name.slice(0, productLimits.name).trim(),
    nameTa: nameTa.slice(0, productLimits.nameTa).trim(),
  }
}
