import { expect, it } from 'vitest'
import { pagePaths } from '../../../../contract/paths.ts'
import { handle } from '../../../features/products/words/en.ts'
import { english } from '../../../words/en.ts'
import { describeProductsMeta } from './products-meta.ts'

const root = {
  id: 'root',
  loaderData: { shop: { name: 'Vaagai' }, publicUrl: 'https://shop.example' },
}

const layouts = [
  { id: 'routes/public/layout', handle: { layout: english } },
  { id: 'features/products/words/en', handle },
]

/** The meta data of an address whose category has this name, and this many products. */
function tell(search: string, shownName?: string, total = 2) {
  const loaderData = {
    list: { items: [], total },
    categories: [],
    shownName,
    product: null,
    notOffered: {},
  }
  const location = { pathname: pagePaths.products, search, hash: '', state: null, key: '' }
  const tags = describeProductsMeta({
    matches: [root, ...layouts],
    loaderData,
    location,
  } as unknown as Parameters<typeof describeProductsMeta>[0])
  const [title, canonical, robots] = ['title', 'href', 'robots'].map((name) => {
    const tag = tags?.find((tag) => name in tag || Object.values(tag).includes(name))
    return tag && ((tag as Record<string, string>)[name] ?? true)
  })
  return { title, canonical, robots }
}

it('the page calls a category by its own name, whatever name the address carries', () => {
  expect(tell('?category=cake&name=Else', 'Oil Cakes & Feed')).toEqual({
    title: 'Oil Cakes & Feed | Vaagai',
    canonical: 'https://shop.example/products?category=cake&name=Oil%20Cakes%20%26%20Feed',
  })
  expect(tell('?category=popular').canonical).toMatch(/\?category=popular&name=Popular$/)
  expect(tell('').canonical).toMatch(/\/products$/)
})

it('the page hides a category that does not exist from search engines, but not one whose name could not be asked for', () => {
  expect(tell('?category=sold-out&name=Old', undefined, 0)).toEqual({
    title: 'Products | Vaagai',
    robots: true,
  })
  expect(tell('?category=nut&name=Groundnut').canonical).toMatch(/category=nut&name=Groundnut$/)
})
