import type { TestApi } from '../../../api/testing/api.ts'
import { fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import { findCategoryId, findProduct } from '../fixtures/demo-shop.ts'

/** Every kind of page of the demo shop, with the types of data that it describes itself by. */
export async function listDescribedPages(api: TestApi): Promise<[string, string[]][]> {
  const categoryId = await findCategoryId(api, 'Groundnut Oil')
  const product = await findProduct(api, 'Groundnut Oil 500 ml')
  const alone = await findProduct(api, 'Three Oils Gift Box')
  return [
    [pagePaths.home, ['LocalBusiness', 'WebPage']],
    [pagePaths.about, ['AboutPage', 'BreadcrumbList', 'LocalBusiness']],
    [pagePaths.products, ['CollectionPage', 'ItemList']],
    [
      `${pagePaths.products}?category=${categoryId}&name=Groundnut Oil`,
      ['CollectionPage', 'ItemList'],
    ],
    [`${pagePaths.products}?search=nothing-like-it`, ['CollectionPage']],
    [productAddress(product._id), ['BreadcrumbList', 'ItemPage', 'Product', 'ProductGroup']],
    [productAddress(alone._id), ['BreadcrumbList', 'ItemPage', 'Product']],
    [
      fillPath(pagePaths.category, { categoryId }),
      ['BreadcrumbList', 'CollectionPage', 'ItemList'],
    ],
    [pagePaths.gallery, ['BreadcrumbList', 'ImageGallery']],
    [`${pagePaths.gallery}?category=The%20Press`, ['BreadcrumbList', 'ImageGallery']],
    [pagePaths.contact, ['ContactPage', 'LocalBusiness']],
    [`${pagePaths.contact}?name=`, ['ContactPage', 'LocalBusiness']],
    [pagePaths.priceList, ['BreadcrumbList', 'WebPage']],
    [pagePaths.delivery, ['BreadcrumbList', 'WebPage']],
    ['/nowhere', []],
    ['/category/nothing', []],
    [pagePaths.adminLogin, []],
  ]
}
