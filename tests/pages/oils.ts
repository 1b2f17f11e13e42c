import type { TestApi } from '../../api/testing/api.ts'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'

const litre = { packAmount: 1, packUnit: 'l', size: '1 L' }
const records = {
  litre: { name: 'Groundnut Oil 1 L', nameTa: 'கடலை எண்ணெய்', price: 378, ...litre },
  tin: {
    name: 'Groundnut Oil 5 L Tin',
    nameTa: 'கடலை எண்ணெய்',
    price: 1849.5,
    packAmount: 5,
    packUnit: 'l',
    size: '5 L',
  },
  sesame: { name: 'Nallennai (Sesame Oil) 1 L', nameTa: 'நல்லெண்ணெய்', price: 565, ...litre },
}

export type Oils = Record<keyof typeof records, Product>

/** Adds three oils to a shop, in a category of their own. */
export async function createOils(api: TestApi): Promise<Oils> {
  const payload = { name: `Oils ${crypto.randomUUID()}` }
  const { _id } = (await api.callAsAdmin('POST', apiPaths.categories, { payload })).json().data
  const create = async (record: object) => {
    const payload = { ...record, category: _id }
    return (await api.callAsAdmin('POST', apiPaths.products, { payload })).json().data
  }
  return {
    litre: await create(records.litre),
    tin: await create(records.tin),
    sesame: await create(records.sesame),
  }
}

/** Changes a product as somebody of the staff does meanwhile. */
export async function saveProduct(api: TestApi, { _id: id }: Product, payload: object) {
  const response = await api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), { payload })
  if (response.statusCode !== 200) throw new Error(response.body)
}
