import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { findFreePort } from '../../tools/free-port.ts'
import { startPostgres } from '../../tools/postgres/start.ts'
import { startProxy } from '../../tools/proxy/start.ts'
import { compileCache, type Site, startProcess } from './site.ts'

const root = join(import.meta.dirname, '..', '..')
const bucket = 'pictures'

/**
 * A site of two processes behind a proxy, on a PostgreSQL and an S3 server of its own, into which
 * the template is moved as an operator would: by the command for that.
 */
export async function startManyProcesses(template: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-e2e-'))
  const postgres = await startPostgres()
  const s3 = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory: join(folder, 's3'),
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  await mkdir(join(folder, 's3'))
  const { port } = await s3.run()
  const settings = {
    DATABASE_URL: postgres.url,
    DATABASE_LISTEN_URL: postgres.url,
    S3_ENDPOINT: `http://localhost:${port}`,
    S3_BUCKET: bucket,
    // The only account that the server knows; it does check the signatures.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  await moveTemplate(template, join(folder, 'template'), settings)
  const ports = [await findFreePort(), await findFreePort()]
  const proxy = await startProxy(ports)
  const processes = await Promise.all(
    ports.map((port, index) =>
      startProcess(port, {
        ...settings,
        DATA_DIR: join(folder, String(index)),
        HOST: '127.0.0.1',
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: 'loopback',
      }),
    ),
  )
  return {
    url: proxy.url,
    settings,
    async remove() {
      await proxy.stop()
      await Promise.all(processes.map((process) => process.kill()))
      await s3.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function moveTemplate(
  template: string,
  dataDir: string,
  settings: Record<string, string>,
): Promise<void> {
  await cp(template, dataDir, { recursive: true })
  const child = spawn(process.execPath, ['api/backups/move-cli.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (child.exitCode !== 0) throw new Error(`The template could not be moved.\n${output}${errors}`)
}
