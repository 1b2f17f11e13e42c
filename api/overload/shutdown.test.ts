import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { readBodies } from '../http/body.ts'
import { createServer } from '../http/create-server.ts'
import { drain } from './shutdown.ts'

/** More than the system buffers for a client that does not read. */
const size = 32 * 1024 * 1024

async function serve() {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  await readBodies(server)
  server.get('/small', async () => 'done')
  server.get('/text', async () => 'x'.repeat(size))
  server.get('/stream', (_request, reply) =>
    reply.header('content-length', size).send(Readable.from(pieces())),
  )
  server.post('/form', { config: { upload: true } }, async ({ body }) => body)
  let heard = 0
  server.addHook('onRequest', async () => {
    heard++
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as { port: number }
  return { server, port, heard: () => heard }
}

function openerOf(port: number) {
  const open = async (head = '') => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    if (head) socket.write(head)
    return socket
  }
  return open
}

async function beginForm(open: ReturnType<typeof openerOf>) {
  const [start, end] = [
    '--x\r\nContent-Disposition: form-data; name="oil"\r\n\r\n',
    'sesame\r\n--x--\r\n',
  ]
  const sender = await open(
    `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${start.length + end.length}\r\n\r\n${start}`,
  )
  return { sender, end }
}

async function expectWhole(late: Socket, sender: Socket, readers: Socket[]) {
  expect(await read(late)).toMatch(/^HTTP\/1\.1 200 .*done$/s)
  expect(await read(sender)).toMatch(/^HTTP\/1\.1 200 .*"oil":"sesame"}$/s)
  for (const reader of readers) expect((await read(reader)).split('\r\n\r\n')[1]).toHaveLength(size)
}

it('a shutdown ends when all that is under way is done, however slowly it is sent or taken', async () => {
  const { server, port, heard } = await serve()
  const open = openerOf(port)

  const [silent, idle] = [await open(), await open(askFor('/small'))]
  await once(idle, 'readable')
  const readers = [await open(askFor('/text')), await open(askFor('/stream'))]
  for (const reader of readers) await once(reader, 'readable')
  const late = await open('GET /small HTTP/1.1\r\nHost:')
  const { sender, end } = await beginForm(open)
  await vi.waitUntil(() => heard() === 4, { timeout: 60_000 })

  const stopped = drain(server)
  await once(silent.resume(), 'close')
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  late.write(' x\r\n\r\n')
  sender.write(end)
  await expectWhole(late, sender, readers)
  await stopped
  expect((await read(idle)).endsWith('done')).toBe(true)
})

const askFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const read = async (socket: Socket) => (await buffer(socket)).toString()

function* pieces() {
  for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(65_536, 'x')
}
