import { expect, it, onTestFinished, vi } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { startOfIndiaDay } from '../../../contract/india-time.ts'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { moveByBackup } from '../../testing/backup.ts'
import { setClock } from '../../testing/clock.ts'
import { directions } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { openTestSite } from '../../testing/site.ts'

const gtin = '8901234567890'
const backOn = '2026-12-01'
const group = { name: 'Groundnut Oil', oil: 'groundnut', hsn: '150810' }
const label = { fssaiUntil: '2027-03-31', fssaiFeeDue: '2027-01-31' }

it.each(directions)(
  'a backup from $from carries stock, its days, seasons, barcode and label law to $to',
  async ({ from, to }) => {
    const [old, fresh] = [await openTestSite(from), await openTestSite(to)]
    const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
      const response = await old.api.callAsAdmin(method, path, { payload })
      expect(response.statusCode, response.body).toBeLessThan(300)
      return response.json().data._id as string
    }
    await setClock(old.api, Date.parse('2026-11-10T06:00:00Z'))
    onTestFinished(() => void vi.useRealTimers())
    const category = await send('POST', apiPaths.categories, { name: 'Oils' })
    const groupId = await send('POST', apiPaths.productGroups, group)
    const add = (fields: object) =>
      send('POST', apiPaths.products, { name: 'Oil', category, group: groupId, ...fields })
    const few = await add({ stock: 'few', leadDays: 3, gtin })
    const out = await add({ stock: 'out', backOn, leadDays: 30 })
    const season = { visibleFrom: '2026-11-20', visibleUntil: '2026-11-30' }
    const picture = { title: 'Pongal', category: 'Mill', ...season }
    const seasonal = [
      fillPath(apiPaths.product, { id: await add({ name: 'Hamper', ...season }) }),
      fillPath(apiPaths.category, {
        id: await send('POST', apiPaths.categories, { name: 'Pongal', ...season }),
      }),
      fillPath(apiPaths.galleryItem, {
        id: await send('POST', apiPaths.gallery, makeForm(picture, await makeUpload(1))),
      }),
    ]
    await send('PUT', apiPaths.settings, { label })

    await moveByBackup(old, fresh)
    const read = async (path: string, id: string) =>
      (await fresh.api.callAsAdmin('GET', fillPath(path, { id }))).json().data
    const stocked = { inStock: true, stock: 'few', leadDays: 3, gtin }
    expect(await read(apiPaths.product, few)).toMatchObject(stocked)
    expect(await read(apiPaths.product, out)).toMatchObject({
      inStock: false,
      backOn,
      leadDays: 30,
    })
    expect(await read(apiPaths.productGroup, groupId)).toMatchObject(group)
    expect(await read(apiPaths.settings, '')).toMatchObject({ label })

    const statuses = () =>
      Promise.all(seasonal.map(async (path) => (await fresh.api.call('GET', path)).statusCode))
    for (const path of seasonal)
      expect((await fresh.api.callAsAdmin('GET', path)).json().data).toMatchObject(season)
    expect(await statuses(), 'before their season').toEqual([404, 404, 404])
    const query = { stockDue: 'true' }
    const due = async () => (await fresh.api.callAsAdmin('GET', '/products', { query })).json().data
    expect(await due()).toEqual([])
    await setClock(fresh.api, Date.now() + productLimits.fewDays * dayMs)
    expect(await due(), 'few since before the backup').toMatchObject([{ _id: few }])
    expect(await statuses(), 'in their season').toEqual([200, 200, 200])
    await setClock(fresh.api, startOfIndiaDay('2026-12-01'))
    expect(await statuses(), 'after their season').toEqual([404, 404, 404])
  },
)
