import { expect, it, onTestFinished } from 'vitest'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { backUp } from '../../testing/backup.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, signInAgain } from '../../testing/site.ts'

it.each(engines)(
  'what was opened before a restore on %s overwrites nothing that was saved after it',
  async (engine) => {
    const { api, storage, close } = await createTestSite(engine, 'folder')
    onTestFinished(close)
    const { _id: id } = (
      await api.callAsAdmin('POST', apiPaths.categories, { payload: makeForm({ name: 'Oils' }) })
    ).json().data
    const save = (name: string, headers = {}) =>
      api.callAsAdmin('PUT', fillPath(apiPaths.category, { id }), {
        payload: makeForm({ name }),
        headers,
      })
    const saveLabel = (moreDropdownLabel: string, headers = {}) =>
      api.callAsAdmin('PUT', apiPaths.navConfig, { payload: { moreDropdownLabel }, headers })
    const backup = await backUp({ api })
    const [opened, openedLabel] = [await save('Oil'), await saveLabel('All')]

    await restoreInto({ api, storage }, () => backup.read())
    await signInAgain(api)
    await save('Cold-pressed oils')
    await saveLabel('More oils')
    const late = await save('Oil', { 'if-match': opened.headers.etag })
    expect(late.statusCode).toBe(412)
    const lateLabel = await saveLabel('All', { 'if-match': openedLabel.headers.etag })
    expect(lateLabel.statusCode).toBe(412)
  },
)
