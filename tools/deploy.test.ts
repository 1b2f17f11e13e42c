import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

describe('health', () => {
  const script = join(root, 'deploy', 'health.mjs')

  it('the check of health waits no longer for a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(gone, 'exit')
    const waiting = spawnSync(process.execPath, [script, '--wait', String(gone.pid)], {
      env: { ...process.env, PORT: '1' },
    })
    expect(waiting.status).toBe(1)
  })

  it('the check of health waits for one that lives, until it is ready', async () => {
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
