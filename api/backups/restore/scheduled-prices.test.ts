import { expect, it, onTestFinished } from 'vitest'
import { dayMs, minuteMs } from '../../../contract/durations.ts'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { backUp } from '../../testing/backup.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, signInAgain } from '../../testing/site.ts'

it.each(engines)(
  'a change of prices that is due at a restore on %s, or soon after, is stopped with the reason',
  async (engine) => {
    const { api, storage, close } = await createTestSite(engine, 'folder')
    onTestFinished(close)
    const send = async (path: string, payload?: object) => {
      const answer = await api.callAsAdmin('POST', path, payload && { payload })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      return answer.json().data
    }
    const { _id: category } = await send(apiPaths.categories, makeForm({ name: 'Oils' }))
    await send(apiPaths.products, makeForm({ name: 'Sesame', category, price: '100' }))
    const ids: string[] = []
    for (const ahead of [minuteMs, 30 * minuteMs, 2 * dayMs]) {
      const applyAt = new Date(Date.now() + ahead).toISOString()
      const rule = { kind: 'percent', value: 10 }
      const { _id: id } = await send(apiPaths.priceRevisions, { rule })
      await send(fillPath(apiPaths.priceRevisionSchedule, { id }), { applyAt })
      ids.push(id)
    }
    const [due = '', soon = '', later = ''] = ids
    const { db } = api
    await db.updateTable('price_revisions').set({ apply_at: 1 }).where('id', '=', due).execute()
    const draft = await backUp({ api })
    for (const id of ids) await send(fillPath(apiPaths.priceRevisionCancel, { id }))

    await restoreInto({ api, storage }, () => draft.read())
    await signInAgain(api)
    const { data } = (await api.callAsAdmin('GET', apiPaths.priceRevisions)).json()
    const found = new Map(data.map((revision: { _id: string }) => [revision._id, revision]))
    expect(found.get(due)).toMatchObject({ state: 'stopped', stoppedBy: 'restore' })
    expect(found.get(soon)).toMatchObject({ state: 'stopped', stoppedBy: 'restore' })
    expect(found.get(later)).toMatchObject({ state: 'scheduled', stoppedBy: null })
    const query = { entity: 'price-revision', limit: '2' }
    const log = (await api.callAsAdmin('GET', apiPaths.auditLog, { query })).json().data
    for (const { before, after } of log)
      expect([before, after]).toEqual([{ state: 'scheduled' }, { state: 'stopped' }])
    // The revision can still be applied.
    await send(fillPath(apiPaths.priceRevisionApply, { id: due }))
    expect((await api.call('GET', apiPaths.products)).json().data).toMatchObject([{ price: 110 }])
  },
)
