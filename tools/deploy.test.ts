import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frugal } from './bootstrap/hand-over.mjs'

const root = join(import.meta.dirname, '..')
const readText = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

describe('the check of health', () => {
  const script = join(root, 'deploy', 'health.mjs')

  it('waits no longer for a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(gone, 'exit')
    const waiting = spawnSync(process.execPath, [script, '--wait', String(gone.pid)], {
      env: { ...process.env, PORT: '1' },
    })
    expect(waiting.status).toBe(1)
  })

  it('waits for one that lives, until it is ready', async () => {
    let asked = 0
    const server = createServer((_, response) => response.writeHead(++asked < 3 ? 503 : 200).end())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const PORT = String((server.address() as AddressInfo).port)
    const waiting = spawn(process.execPath, [script, '--wait', String(process.pid)], {
      env: { ...process.env, PORT },
    })
    const [status] = await once(waiting, 'exit')
    expect([status, asked]).toEqual([0, 3])
    server.close()
  })
})

it('runs as `npm start` runs it, in a unit and in an image', () => {
  const { flags, env } = frugal
  const units = ['catalogue@.service', 'site-alone.conf'].map((name) => readText('deploy', name))
  for (const unit of units) expect(unit).toContain(`node ${flags.join(' ')} build/product/main.js`)
  const image = readText('deploy', 'Dockerfile')
  expect(image).toContain(flags.map((flag) => JSON.stringify(flag)).join(', '))
  for (const [name, value] of Object.entries(env))
    for (const file of [units[0], image]) expect(file).toContain(`${name}=${value}`)
})

it('takes no secrets along into an image', () => {
  // Without the stars only the one at the top would be left out.
  expect(readText('.dockerignore').split('\n')).toContain('**/.env')
})

it('starts again however often a start fails', () => {
  const unit = readText('deploy', 'catalogue@.service')
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(unit).toMatch(/^ExecStartPost=.* --wait \$MAINPID$/m)
})
