import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { startProxy } from '../../tools/proxy/start.ts'

const root = join(import.meta.dirname, '..', '..')

/** Parts of a response that tests read, however it was carried. */
export type TestResponse = Pick<
  LightMyRequestResponse,
  'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'
>

type Processes = {
  /** Address of the proxy. */
  url: string
  /** Addresses of the processes. */
  direct: URL[]
  call(options: InjectOptions): Promise<TestResponse>
  stop(): Promise<void>
}

/** Two processes of the API on the same data, behind a proxy, started from the bundle that operators use. */
export async function startProcesses(settings: Record<string, string>): Promise<Processes> {
  const processes = await Promise.all([startApi(settings), startApi(settings)])
  const proxy = await startProxy(processes.map(({ port }) => port))
  const direct = processes.map(({ port }) => new URL(`http://127.0.0.1:${port}`))
  return {
    url: proxy.url,
    direct,
    call: (options) => send(proxy.url, options),
    async stop() {
      await proxy.stop()
      await Promise.all(processes.map(({ child }) => end(child)))
    },
  }
}

async function startApi(
  settings: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['build/product/main.js', 'api'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      ...settings,
      SEED: 'none',
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text
    const [, port] = said.match(/API +http:\S+?:(\d+)\//) ?? []
    if (port) {
      child.stdout.resume()
      return { child, port: Number(port) }
    }
  }
  throw new Error('The API ended before it was ready')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function send(origin: string, options: InjectOptions): Promise<TestResponse> {
  const { method = 'GET', url, query, headers = {}, payload } = options
  const address = new URL(origin + String(url))
  for (const [name, value] of Object.entries(query ?? {}))
    for (const item of [value].flat()) address.searchParams.append(name, item)
  const sent = new Headers({ 'accept-encoding': 'identity' })
  // This header, whatever its value, bypasses the cache, which may give guests slightly outdated responses.
  if (method === 'GET' || method === 'HEAD') sent.set('authorization', 'None')
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value))
  const isJson =
    payload !== undefined &&
    typeof payload === 'object' &&
    !(payload instanceof FormData) &&
    !Buffer.isBuffer(payload)
  if (isJson && !sent.has('content-type')) sent.set('content-type', 'application/json')
  const response = await fetch(address, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(payload !== undefined &&
      !/^(GET|HEAD)$/.test(method) && {
        body: isJson ? JSON.stringify(payload) : (payload as BodyInit),
      }),
  })
  const rawPayload = Buffer.from(await response.arrayBuffer())
  const body = rawPayload.toString()
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    rawPayload,
    json: () => JSON.parse(body),
  }
}
