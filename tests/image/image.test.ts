import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../api/testing/database.ts'
import { createEmptyStore, type EmptyStore } from '../../api/testing/pictures/image-stores.ts'
import { makeUpload } from '../../api/testing/pictures/pictures.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { findProgram } from '../../tools/find-program.ts'
import { findFreePort } from '../../tools/free-port.ts'
import { startProxy } from '../../tools/proxy/start.ts'
import { buildImage } from './build-image.ts'
import { confinement, readEnvironment, stopGraceSeconds } from './compose.ts'
import { type Containers, createContainers } from './containers.ts'

const secrets = {
  POSTGRES_PASSWORD: 'unused',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  ADMIN_PASSWORD: 'a wooden press turns slowly',
}
let containers: Containers
let image: string
const podman = (...args: string[]) => containers.run('podman', ...args)

const programs = ['buildah', 'debootstrap', 'podman', 'runc']
const missing = [
  ...programs.filter((name) => !findProgram([name])),
  ...(process.getuid?.() === 0 ? [] : ['root']),
]
const title = missing.length > 0 ? `which needs ${missing.join(', ')}` : 'built and started'

/** Starts a container of the image, on this machine's own network, confined as compose.yaml says. */
async function start(name: string, environment: Record<string, string>): Promise<void> {
  await podman(
    'run',
    '--detach',
    '--name',
    name,
    '--network',
    'host',
    ...confinement,
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    image,
  )
}

/** By the health check of the image itself. */
const becomesHealthy = (name: string) =>
  vi.waitFor(() => podman('healthcheck', 'run', name), { timeout: 600_000, interval: 1000 })

const exec = (name: string, ...command: string[]) => podman('exec', name, ...command)

async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(url + apiPrefix + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: secrets.ADMIN_PASSWORD }),
  })
  expect(response.status).toBe(200)
  return { authorization: `Bearer ${(await response.json()).data.token}` }
}

async function addCategory(url: string, name: string): Promise<{ _id: string; image: string }> {
  const form = new FormData()
  const { bytes, filename } = await makeUpload()
  form.set('name', name)
  form.set('image', new File([new Uint8Array(bytes)], filename))
  const headers = await signIn(url)
  const response = await fetch(url + apiPrefix + apiPaths.categories, {
    method: 'POST',
    headers,
    body: form,
  })
  expect(response.status).toBe(201)
  return (await response.json()).data
}

describe.skipIf(missing.length > 0)(`the container image, ${title}`, () => {
  beforeAll(async () => {
    containers = await createContainers()
    image = await buildImage(containers)
  })
  afterAll(() => containers?.remove())

  describe('two processes behind nginx, as compose.yaml starts them', () => {
    const names = ['app1', 'app2'] as const
    let urls: [string, string]
    let database: EmptyDatabase
    let bucket: EmptyStore
    let proxy: Awaited<ReturnType<typeof startProxy>>

    beforeAll(async () => {
      database = await createEmptyDatabase('postgres')
      bucket = await createEmptyStore('bucket')
      const ports = [await findFreePort(), await findFreePort()] as const
      urls = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]
      proxy = await startProxy([...ports])
      for (const [index, name] of names.entries()) {
        await start(name, {
          ...readEnvironment(secrets),
          // The services stand on this machine, not in containers beside.
          DATABASE_URL: database.databaseUrl ?? '',
          DATABASE_LISTEN_URL: database.databaseUrl ?? '',
          ...bucket.settings,
          PUBLIC_URL: proxy.url,
          TRUST_PROXY: 'loopback',
          PORT: String(ports[index]),
          METRICS_PORT: String(await findFreePort()),
        })
      }
      await Promise.all(names.map(becomesHealthy))
    })
    afterAll(async () => {
      await proxy?.stop()
      await podman('rm', '--force', '--time', '0', ...names)
      await bucket?.remove()
      await database?.remove()
    })

    it('two containers show the demo catalogue to a visitor', async () => {
      const page = await fetch(`${proxy.url}/products`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Groundnut Oil 1 L')
    })

    it('two containers serve what staff write and upload through any of them', async () => {
      const { _id, image } = await addCategory(proxy.url, 'Vinegars')
      for (const url of urls) {
        const read = await fetch(`${url}${apiPrefix}${apiPaths.categories}/${_id}`)
        expect((await read.json()).data.name).toBe('Vinegars')
        const picture = await fetch(url + image)
        expect(picture.headers.get('content-type')).toMatch(/^image\//)
      }
      expect(readdirSync(join(bucket.dataDir, 'pictures')).length).toBeGreaterThan(0)
    })

    it('each container runs as a user of its own, who can write to /data and /tmp alone', async () => {
      expect(await exec('app1', 'id', '-u')).toBe('10001')
      const status = await exec('app1', 'cat', '/proc/1/status')
      expect(status).toMatch(/^CapEff:\s+0+$/m)
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
      for (const path of ['/data/own', '/tmp/own']) await exec('app1', 'touch', path)
      for (const path of ['/app/own', '/etc/own', '/own'])
        await expect(exec('app1', 'touch', path)).rejects.toThrow('Read-only file system')
    })

    it('the containers take the commands of operators', async () => {
      expect(await exec('app1', 'node', 'api/features/accounts/admin-cli.ts', 'list')).toContain(
        'admin@example.com',
      )
      await exec('app1', 'node', 'api/backups/backup-cli.ts', '/data/monday.tar')
      const check = ['api/backups/restore-cli.ts', '/data/monday.tar', '--check']
      expect(await exec('app1', 'node', ...check)).toContain('1 account,')
    })

    it('the containers restart one after the other, and a visitor notices nothing', async () => {
      let isOver = false
      const responses: number[] = []
      const visiting = (async () => {
        while (!isOver) responses.push((await fetch(`${proxy.url}/api/products?limit=1`)).status)
      })()
      for (const name of names) {
        await podman('stop', '--time', String(stopGraceSeconds), name)
        expect(await podman('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0')
        await podman('start', name)
        await becomesHealthy(name)
      }
      isOver = true
      await visiting
      expect(new Set(responses)).toEqual(new Set([200]))
    })
  })

  it('a container ends on SIGTERM, also right after its start', async () => {
    await start('short', { PORT: String(await findFreePort()) })
    await podman('stop', '--time', String(stopGraceSeconds), 'short')
    // 137 is what the end by force would leave.
    expect(await podman('inspect', '--format', '{{.State.ExitCode}}', 'short')).not.toBe('137')
  })

  it('the image has no tool that only developers need', async () => {
    const modules = join(await podman('image', 'mount', image), 'app', 'node_modules')
    expect(existsSync(join(modules, 'fastify'))).toBe(true)
    for (const name of ['@biomejs/biome', '@playwright/test', 'vite', 'vitest'])
      expect(existsSync(join(modules, name)), name).toBe(false)
  })
})
