import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import { findNginx } from './find.ts'

export type Proxy = { url: string; stop(): Promise<void> }

const examples = join(import.meta.dirname, '..', '..', 'deploy', 'nginx')
const rules = join(examples, 'catalogue.conf')
const site = readFileSync(join(examples, 'site.conf'), 'utf8')
/** nginx directives that take a visitor's address from another proxy, from the same example. */
const behindAnother = (site.match(/#(set_real_ip|real_ip)\w* .*;$/gm) ?? []).map((line) =>
  line.slice(1).replace(/from .*;/, 'from 127.0.0.1;'),
)
/** nginx directives that keep connections to the processes open, from the example of a whole site. */
const kept = site.match(/^ *keepalive\w* .*;$/gm) ?? []

/** Puts a proxy in front of processes on this machine: nginx with the rules that deploy/ recommends. */
export async function startProxy(ports: number[]): Promise<Proxy> {
  const nginx = findNginx()
  return nginx ? startNginx(nginx, ports) : startPlainProxy(ports)
}

async function startNginx(nginx: string, ports: number[]): Promise<Proxy> {
  const home = await mkdtemp(join(tmpdir(), 'vaagai-proxy-'))
  const { child, port } = await listenSomewhere(nginx, home, ports)
  // Nothing remains, however this process ends.
  const endWithUs = () => {
    child.kill('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', endWithUs)
  return {
    url: `http://localhost:${port}`,
    async stop() {
      process.off('exit', endWithUs)
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Tries another port if a free one is taken a moment later. */
async function listenSomewhere(nginx: string, home: string, ports: number[]) {
  for (let left = 5; left > 0; left--) {
    const port = await findFreePort()
    await writeFile(join(home, 'nginx.conf'), describeServer(port, ports))
    const child = spawn(nginx, ['-p', home, '-e', 'error.log', '-c', 'nginx.conf'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (await isListening(child, port)) return { child, port }
  }
  throw new Error('nginx did not start')
}

function describeServer(port: number, ports: number[]): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    worker_rlimit_nofile 16384;
    pid nginx.pid;
    error_log error.log;
    events { worker_connections 8192; }
    http {
      access_log off;
      ${paths.map((path) => `${path}_temp_path ${path};`).join('\n')}
      proxy_cache_path cache keys_zone=catalogue:1m;
      upstream catalogue {
        ${ports.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join('\n')}
        ${kept.join('\n')}
      }
      server {
        listen 127.0.0.1:${port};
        # The tests are that other proxy.
        ${behindAnother.join('\n')}
        include ${rules};
      }
    }`
}

/** Resolves once it listens; false if it ends instead. */
async function isListening(child: ChildProcess, port: number): Promise<boolean> {
  for (;;) {
    if (child.exitCode !== null) return false
    const socket = connect(port, '127.0.0.1')
    const [response] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error'),
    ])
    socket.destroy()
    if (response === true) return true
    await setTimeout(20)
  }
}

/** Replaces nginx on a machine without it: each request goes to the next process. */
async function startPlainProxy(ports: number[]): Promise<Proxy> {
  const [{ default: fastify }, { default: httpProxy }] = await Promise.all([
    import('fastify'),
    import('@fastify/http-proxy'),
  ])
  const server = fastify({ bodyLimit: 16 * 1024 * 1024 })
  let turn = 0
  await server.register(httpProxy, {
    upstream: '',
    replyOptions: {
      getUpstream: () => `http://127.0.0.1:${ports[turn++ % ports.length]}`,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? '']
          .flat()
          .join(', '),
      }),
    },
  })
  const port = await findFreePort()
  await server.listen({ port, host: '127.0.0.1' })
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}
