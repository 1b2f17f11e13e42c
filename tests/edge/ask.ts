import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Asked = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: object
}
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Asks as it is told, whatever the host or the headers; follows nothing, unpacks nothing. */
export async function ask(
  base: string,
  { method = 'GET', path, headers, body }: Asked,
): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const json = body && JSON.stringify(body)
  const sent = request({
    agent,
    hostname,
    port,
    method,
    path,
    headers: {
      'accept-encoding': 'identity',
      ...headers,
      ...(json && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
      }),
    },
  })
  const [response] = await once(sent.end(json), 'response')
  const bytes = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: bytes.toString('latin1'),
  }
}

/** Does so many pieces of work, some at a time. */
export async function repeat(
  times: number,
  atOnce: number,
  work: (number: number) => Promise<void>,
) {
  let next = 0
  const worker = async () => {
    while (next < times) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
