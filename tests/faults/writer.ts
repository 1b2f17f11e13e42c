import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader } from '../../contract/idempotency-key.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { owner } from './product.ts'

/** Number at a time. Forms that are rejected cost little: so there are many POSTs to get in the way of. */
const clients = { create: 4, rejected: 8, read: 4 }

/** Somebody of the staff, who counts what goes otherwise than it should. */
export async function signInWriter(url: string, account = owner) {
  const api = url + apiPrefix
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login: Login = await (await post(apiPaths.login, account)).json()
  const headers = { authorization: `Bearer ${login.data.token}` }
  const oils: Created = await (await post(apiPaths.categories, { name: 'Oils' }, headers)).json()
  const made: string[] = []
  const failed: string[] = []
  let sent = 0

  async function create(hasKey: boolean): Promise<Response> {
    const name = `Pressed ${randomUUID()}`
    const key = hasKey && { [idempotencyKeyHeader]: name }
    const product = { name, category: oils.data._id }
    const response = await post(apiPaths.products, product, { ...headers, ...key })
    if (response.ok) made.push(name)
    return response
  }

  /** Sends until it is over, each request once the one before it is answered. */
  async function repeat(status: number, isOver: () => boolean, send: () => Promise<Response>) {
    while (!isOver()) {
      const response = await send()
      sent += 1
      if (response.status !== status)
        failed.push(`${response.url}: ${response.status} ${await response.text()}`)
      else await response.body?.cancel()
    }
  }

  return {
    made,
    failed,
    countSent: () => sent,
    /** @returns how to end it, once all that was sent is answered */
    startTraffic() {
      let isDone = false
      const isOver = () => isDone
      const times = <T>(count: number, start: (at: number) => T) =>
        Array.from({ length: count }, (_, at) => start(at))
      const traffic = [
        ...times(clients.create, (at) => repeat(201, isOver, () => create(at % 2 === 0))),
        ...times(clients.rejected, () =>
          repeat(400, isOver, () => post(apiPaths.products, {}, headers)),
        ),
        ...times(clients.read, () => repeat(200, isOver, () => fetch(api + apiPaths.navConfig))),
      ]
      return async () => {
        isDone = true
        await Promise.all(traffic)
      }
    },
    async listNames(): Promise<string[]> {
      const names: string[] = []
      for (let page = 1; ; page++) {
        const path = `${apiPaths.products}?limit=1000&page=${page}`
        const { data }: Listed = await (await fetch(api + path, { headers })).json()
        if (data.length === 0) return names
        names.push(...data.map(({ name }) => name))
      }
    },
  }
}

type Login = { data: { token: string } }
type Created = { data: { _id: string } }
type Listed = { data: { name: string }[] }
