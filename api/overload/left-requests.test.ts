import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { serverLimits } from '../server-limits.ts'
import { createTestApi } from '../testing/api.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'

/** Only guards against waiting for ever. */
const soon = { timeout: 60_000 }

function headOf(origin: URL, path: string, authorization: string) {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${origin.host}`,
    `Authorization: ${authorization}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000',
  ].join('\r\n')
  return head
}

it('uploads whose clients leave while they send are watched no longer, and give their slots back', async () => {
  const api = await createTestApi('sqlite')
  onTestFinished(api.close)
  const origin = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }))
  const path = apiPrefix + apiPaths.gallery
  const head = headOf(origin, path, api.admin.authorization)
  for (let count = 1; count <= serverLimits.load.uploads.slots; count++) {
    const socket = connect(Number(origin.port), origin.hostname)
    socket.write(`${head}\r\n\r\n--x\r\n`)
    await vi.waitUntil(() => api.app.accountWatch.size === 1, soon)
    socket.destroy()
    await once(socket, 'close')
    await vi.waitUntil(() => api.app.accountWatch.size === 0, soon)
  }
  const body = makeForm({ title: 'Press', category: 'Press' }, await makeUpload(1))
  const sent = await fetch(new URL(path, origin), { method: 'POST', headers: api.admin, body })
  expect(sent.status).toBe(201)
})
