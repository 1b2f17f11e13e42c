import { execFile } from 'node:child_process'
import { cp, realpath, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pinnedNode } from '../../tools/bootstrap/pinned-node.mjs'
import type { Containers } from './containers.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const release = 'bookworm'

/** Builds deploy/Dockerfile from this folder, as it is, and returns the image's name. */
export async function buildImage(containers: Containers): Promise<string> {
  const bases = await makeBaseImages(containers)
  const name = 'localhost/catalogue'
  await containers.run(
    // The format that knows a health check.
    'buildah',
    'build',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    ...Object.entries(bases).flatMap((base) => ['--build-arg', base.join('=')]),
    '--file',
    'deploy/Dockerfile',
    '--tag',
    name,
    root,
  )
  return name
}

/** Base images from Debian's and npm's packages, for a machine that reaches no registry of images. */
async function makeBaseImages(containers: Containers) {
  const images = { DEBIAN_IMAGE: 'localhost/debian', NODE_IMAGE: 'localhost/node' }
  const system = join(containers.folder, 'debian')
  const archive = `${system}.tar`
  const importSystem = async (image: string) => {
    await execute('tar', ['-C', system, '-cf', archive, '.'])
    await containers.run('podman', 'import', '--quiet', archive, image)
  }
  await execute('debootstrap', ['--variant=minbase', release, system], { maxBuffer: 2 ** 26 })
  await importSystem(images.DEBIAN_IMAGE)
  await addNode(join(system, 'usr', 'local'))
  await importSystem(images.NODE_IMAGE)
  return images
}

/** Node, this machine's npm, and what that knows of its registry. */
async function addNode(local: string): Promise<void> {
  const npm = join(dirname(await realpath((await execute('which', ['npm'])).stdout.trim())), '..')
  await cp(pinnedNode, join(local, 'bin', 'node'), { dereference: true })
  await cp(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'))
  const settings = JSON.parse((await execute('npm', ['config', 'list', '--json'])).stdout)
  const certificates = settings.cafile ?? process.env.NODE_EXTRA_CA_CERTS
  if (certificates) await cp(certificates, join(local, 'etc', 'ca.crt'))
  await writeFile(
    join(local, 'etc', 'npmrc'),
    `registry=${settings.registry}\n${certificates ? 'cafile=/usr/local/etc/ca.crt\n' : ''}`,
  )
}
