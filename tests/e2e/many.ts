import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import pg from 'pg'
import { findFreePort } from '../../tools/free-port.ts'
import { startPostgres } from '../../tools/postgres/start.ts'
import { startProxy } from '../../tools/proxy/start.ts'
import { cloneFolder } from './clone-folder.ts'
import { compileCache, type Site, startProcess } from './site.ts'

const root = join(import.meta.dirname, '..', '..')
const templateName = 'template_of_sites'

/** Where the servers behind sites of several processes stand, as the workers are told. */
type Servers = { postgres: string; s3: string; folder: string }

/**
 * Brings up a PostgreSQL and an S3 server for the run, and moves the template into both as an
 * operator would: by the command for that.
 */
export async function startServers(template: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-e2e-s3-'))
  const postgres = await startPostgres()
  const s3 = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: 'template' }],
  })
  const { port } = await s3.run()
  const servers: Servers = { postgres: postgres.url, s3: `http://localhost:${port}`, folder }
  process.env.E2E_SERVERS = JSON.stringify(servers)
  await onPostgres(`create database ${templateName}`)
  await moveTemplate(template)
  return async () => {
    await s3.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function moveTemplate(template: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  await cp(template, dataDir, { recursive: true })
  const child = spawn(process.execPath, ['api/backup/move-cli.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: dataDir,
      ...settingsFor(templateName, 'template'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  await rm(dataDir, { recursive: true, force: true })
  if (child.exitCode !== 0) throw new Error(`The template could not be moved.\n${output}${errors}`)
}

/** A site of two processes behind a proxy, on a database and a bucket of its own. */
export async function startManyProcesses(): Promise<Site> {
  const { folder } = readServers()
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  const name = `site_${crypto.randomUUID().replaceAll('-', '')}`
  const bucket = name.replace('_', '-')
  await onPostgres(`create database ${name} template ${templateName}`)
  cloneFolder(join(folder, 'template'), join(folder, bucket))
  const ports = [await findFreePort(), await findFreePort()]
  const proxy = await startProxy(ports)
  const processes = await Promise.all(
    ports.map((port, index) =>
      startProcess(port, {
        ...settingsFor(name, bucket),
        DATA_DIR: join(dataDir, String(index)),
        HOST: '127.0.0.1',
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: 'loopback',
      }),
    ),
  )
  return {
    url: proxy.url,
    settings: settingsFor(name, bucket),
    async remove() {
      await proxy.stop()
      await Promise.all(processes.map((process) => process.kill()))
      await onPostgres(`drop database ${name} with (force)`)
      await rm(join(folder, bucket), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function readServers(): Servers {
  return JSON.parse(process.env.E2E_SERVERS ?? '{}')
}

function settingsFor(database: string, bucket: string): Record<string, string> {
  const { postgres, s3 } = readServers()
  const url = new URL(postgres)
  url.pathname = database
  return {
    DATABASE_URL: url.href,
    S3_ENDPOINT: s3,
    S3_BUCKET: bucket,
    // The only account that the server knows; it does check the signatures.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}

async function onPostgres(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: readServers().postgres })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
