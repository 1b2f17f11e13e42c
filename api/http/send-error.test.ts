import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { DatabaseHangs } from '../db/failures.ts'
import { unavailable } from '../errors.ts'
import { sendError } from './send-error.ts'

/** Log of a response whose file stream is ended by `end` before anything was sent. */
async function logOfFile(end: (file: PassThrough, leave: () => void) => void): Promise<string> {
  const log = new PassThrough()
  const file = new PassThrough()
  const server = fastify({ logger: { level: 'error', stream: log } })
  server.setErrorHandler(sendError)
  server.get('/file', async ({ raw }, reply) => {
    // Once a request's body has ended, Node no longer reports that it was aborted.
    await once(raw.resume(), 'end')
    setImmediate(() => end(file, () => client.destroy()))
    return reply.send(file)
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const closed = once(file, 'close').catch(() => {})
  client.resume().write('GET /file HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n')
  await closed
  await server.close()
  log.end()
  return text(log)
}

it('a response says of a field the first thing that is wrong with it', async () => {
  const server = fastify()
  server.setErrorHandler(sendError)
  server.get('/', () => {
    const validation = [
      { instancePath: '/name', message: 'is too long' },
      { instancePath: '/name', message: 'has a strange letter' },
    ]
    throw Object.assign(new Error(), { validation, validationContext: 'body' })
  })
  const response = await server.inject('/')
  expect(response.json().errors).toEqual({ name: 'is too long' })
})

it('the log has a file that cannot be read, and not a visitor who leaves before its first byte', async () => {
  const failed = await logOfFile((file) => file.destroy(new Error('disk')))
  expect(failed).toMatch(/"message":"disk".*"msg":"unexpected error"/)
  expect(await logOfFile((_, leave) => leave())).toBe('')
})

it('the log has a rejection in one line without a stack, and a failure with its reason', async () => {
  const log = new PassThrough()
  const server = fastify({ logger: { level: 'warn', stream: log } })
  server.setErrorHandler(sendError)
  server.get('/crowd', () => Promise.reject(unavailable()))
  server.get('/gone', () => Promise.reject(new DatabaseHangs('stopped')))
  for (const url of ['/crowd', '/gone']) expect((await server.inject(url)).statusCode).toBe(503)
  await server.close()
  log.end()
  const [crowd = '', gone = '', ...rest] = (await text(log)).trim().split('\n')
  expect(JSON.parse(crowd)).toMatchObject({ msg: 'rejected', status: 503, route: '/crowd' })
  expect(crowd).not.toContain('stack')
  expect(JSON.parse(gone)).toMatchObject({ msg: 'unavailable', err: { message: 'stopped' } })
  expect(rest).toEqual([])
})
