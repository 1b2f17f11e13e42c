import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { findNginx } from './find.ts'

const examples = join(import.meta.dirname, '..', '..', 'deploy', 'nginx')
const nginx = findNginx()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

let home: string
let server: ChildProcess

/** The example unchanged, except for paths of another machine. */
async function describeServer(): Promise<string> {
  const site = await readFile(join(examples, 'site.conf'), 'utf8')
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid nginx.pid;
    events { worker_connections 64; }
    http { access_log off; ${site
      .replaceAll('/etc/nginx/', `${examples}/`)
      .replaceAll(/\/etc\/letsencrypt\S*\//g, `${home}/`)
      .replaceAll('/var/lib/nginx/', `${home}/`)
      .replaceAll('  listen 80;', `  listen unix:${home}/plain;`)
      .replaceAll('  listen 443 ssl', `  listen unix:${home}/tls ssl`)
      .replaceAll(/ {2}listen \[.*/g, '')
      .replaceAll(/127\.0\.0\.1:300(\d)/g, `unix:${home}/process$1`)} }`
}

describe.skipIf(!nginx || !hasOpenssl)(
  'the example of a whole site (runs where nginx and openssl are installed)',
  () => {
    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'vaagai-nginx-'))
      const certificate = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem', '-nodes']
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-subj', '/CN=shop.example', ...certificate],
        { cwd: home, stdio: 'ignore' },
      )
      await writeFile(join(home, 'nginx.conf'), await describeServer())
      server = spawn(nginx ?? '', ['-p', home, '-e', 'error.log', '-c', 'nginx.conf'])
      await vi.waitUntil(() => existsSync(join(home, 'plain')) || server.exitCode !== null, 30_000)
    })
    afterAll(async () => {
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
      await rm(home, { recursive: true })
    })

    it('the example for containers is taken by nginx', async () => {
      const containers = await readFile(join(examples, 'compose.conf'), 'utf8')
      // Names that only the containers know, and their lookup in recent versions of nginx.
      const known = containers
        .replaceAll(/app\d:3000/g, `unix:${home}/process1`)
        .replaceAll(/^ *resolver .*$| resolve(?=;)/gm, '')
        .replaceAll('/etc/nginx/', `${examples}/`)
        .replaceAll('/var/cache/nginx/', `${home}/containers-`)
      await writeFile(join(home, 'containers.conf'), `pid t.pid; events {} http { ${known} }`)
      const args = ['-t', '-p', home, '-e', 'error.log', '-c', 'containers.conf']
      const { status, stderr } = spawnSync(nginx ?? '', args, { encoding: 'utf8' })
      expect(stderr).toContain('test is successful')
      expect(status).toBe(0)
    })

    async function ask(path: string) {
      const sent = request({
        socketPath: join(home, 'plain'),
        path,
        headers: { host: 'a.example' },
      })
      const [response] = await once(sent.end(), 'response')
      return response
    }

    const encrypted = () => ({ socketPath: join(home, 'tls'), rejectUnauthorized: false })

    it('nginx takes visitors without TLS to the encrypted address', async () => {
      const response = await ask(`${pagePaths.products}?page=2`)
      expect(response.statusCode).toBe(301)
      expect(response.headers.server).toBe('nginx')
      expect(response.headers.location).toBe(`https://a.example${pagePaths.products}?page=2`)
      await text(response)
    })

    it('nginx rejects calls of the API without TLS, so that nobody sends a token in the clear unnoticed', async () => {
      const response = await ask(apiPrefix + apiPaths.me)
      expect(response.statusCode).toBe(403)
      expect(await json(response)).toMatchObject({ success: false, message: expect.any(String) })
    })

    it('nginx tells who asks and how the request is called, whatever the visitor says of it', async () => {
      const told: IncomingHttpHeaders[] = []
      const processes = [1, 2].map((process) =>
        createServer(({ headers }, response) => {
          told.push(headers)
          response.end()
        }).listen(join(home, `process${process}`)),
      )
      await Promise.all(processes.map((server) => once(server, 'listening')))
      const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'chosen-by-visitor' }
      const sent = requestEncrypted({ ...encrypted(), path: pagePaths.home, headers: claimed })
      const [response] = await once(sent.end(), 'response')
      await text(response)
      expect(told).toHaveLength(1)
      expect(told[0]?.['x-forwarded-for']).toBe('unix:')
      expect(told[0]?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
      for (const server of processes) server.close()
    })

    it('nginx hands on that all processes are busy, however often', async () => {
      const busy = [1, 2].map((process) =>
        createServer((_, response) => response.writeHead(503, { 'retry-after': '5' }).end()).listen(
          join(home, `process${process}`),
        ),
      )
      await Promise.all(busy.map((server) => once(server, 'listening')))
      for (let count = 0; count < 20; count++) {
        const sent = requestEncrypted({ ...encrypted(), path: pagePaths.home })
        const [response] = await once(sent.end(), 'response')
        expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
        await text(response)
      }
      for (const server of busy) server.close()
    })

    async function sendTooLarge() {
      const tellTooLarge = { method: 'POST', headers: { 'content-length': 10_000_000 } }
      const [large] = await once(
        requestEncrypted({
          ...encrypted(),
          path: apiPrefix + apiPaths.products,
          ...tellTooLarge,
        }).end(),
        'response',
      )
      return large
    }

    it('nginx words what it responds with itself as the processes would', async () => {
      const large = await sendTooLarge()
      expect(large.statusCode).toBe(413)
      expect(large.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
      expect(await json(large)).toEqual({ success: false, message: messages.image.tooLarge })

      // No process is listening.
      for (const [path, said] of [
        [apiPrefix + apiPaths.products, /^{"success":false,"message":"[^"]+"}$/],
        [pagePaths.home, /^The service is busy/],
      ] as const) {
        const [response] = await once(requestEncrypted({ ...encrypted(), path }).end(), 'response')
        expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
        expect(response.headers.server).toBe('nginx')
        expect(await text(response)).toMatch(said)
      }
    })

    it('nginx speaks no TLS older than 1.2', async () => {
      const old = requestEncrypted({
        ...encrypted(),
        path: pagePaths.home,
        maxVersion: 'TLSv1.1',
        minVersion: 'TLSv1',
        ciphers: 'DEFAULT:@SECLEVEL=0',
      })
      await expect(once(old.end(), 'response')).rejects.toThrow(/SSL|TLS|ssl|EPROTO|protocol/)
    })
  },
)
