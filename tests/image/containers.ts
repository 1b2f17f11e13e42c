import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

// Podman asks for more than a machine that is confined itself can give.
const limits = 'default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]'

/** Images and containers of Buildah and Podman that nobody else sees. */
export type Containers = {
  folder: string
  /** @returns what the command prints; throws with what it says where it fails */
  run(command: 'buildah' | 'podman', ...args: string[]): Promise<string>
  /** With everything in it, running containers too. */
  remove(): Promise<void>
}

/** In plain files and by Docker's runtime: both work where the kernel offers little. */
export async function createContainers(): Promise<Containers> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-image-'))
  // A user of a container looks for its files from here on.
  await chmod(folder, 0o711)
  const env = {
    ...process.env,
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
    CONTAINERS_CONF: join(folder, 'containers.conf'),
  }
  const folders = `runroot = "${folder}/run"\ngraphroot = "${folder}/graph"`
  await writeFile(env.CONTAINERS_STORAGE_CONF, `[storage]\ndriver = "vfs"\n${folders}\n`)
  await writeFile(env.CONTAINERS_CONF, `[containers]\n${limits}\n[engine]\nruntime = "runc"\n`)
  const run: Containers['run'] = async (command, ...args) => {
    const { stdout } = await execute(command, args, { env, maxBuffer: 2 ** 26 })
    return stdout.trim()
  }
  return {
    folder,
    run,
    async remove() {
      await run('podman', 'rm', '--all', '--force', '--time', '0')
      await run('podman', 'image', 'umount', '--all')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
