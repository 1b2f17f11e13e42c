import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { serverLimits } from '../server-limits.ts'
import { limitConnections } from './client-limits.ts'

it('connections behind a proxy, which all have its address, are not counted', async () => {
  const app = fastify()
  limitConnections(app, true)
  const opened = Array.from({ length: serverLimits.load.connectionsOfAddress + 1 }, () => {
    const socket = Object.assign(new PassThrough(), { remoteAddress: '127.0.0.1' })
    app.server.emit('connection', socket)
    return socket
  })
  expect(opened.some(({ destroyed }) => destroyed)).toBe(false)
  for (const socket of opened) socket.destroy()
  await app.close()
})

it('the connections of one IPv6 network are counted together', async () => {
  const app = fastify()
  limitConnections(app, false)
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    app.server.emit('connection', socket)
    return socket
  }
  const held = Array.from({ length: serverLimits.load.connectionsOfAddress }, (_, at) =>
    connect(`2001:db8:1:2::${at.toString(16)}`),
  )
  expect(held.some(({ destroyed }) => destroyed)).toBe(false)
  expect(connect('2001:db8:1:2:a:b:c:d').destroyed).toBe(true)
  const others = ['2001:db8:1:3::1', '::ffff:203.0.113.7'].map(connect)
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false])
  const [first] = held
  await Promise.all([first && once(first, 'close'), first?.destroy()])
  const next = connect('2001:db8:1:2:a:b:c:d')
  expect(next.destroyed).toBe(false)
  for (const socket of [...held, ...others, next]) socket.destroy()
  await app.close()
})
