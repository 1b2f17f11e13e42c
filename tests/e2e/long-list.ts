import type { APIRequestContext } from '@playwright/test'
import { apiPaths } from '../../contract/paths.ts'
import { hireColleague } from './staff.ts'

/** Adds products until the list of all has a second page. */
export async function lengthenList(request: APIRequestContext): Promise<void> {
  const { get, send } = await hireColleague(request)
  const { data } = await (await get(apiPaths.categories)).json()
  const category = data[0]._id
  for (let number = 1; number <= 12; number++)
    await send('POST', apiPaths.products, { name: `Hill Honey ${number}`, category, price: 100 })
}
