import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { log, Problem, step } from './log.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { root } from './project.mjs'
import { runCommand } from './run-command.mjs'

const sources = [
  'api',
  'contract',
  'demo',
  'env',
  'http-cache',
  'package-lock.json',
  'react-router.config.ts',
  'server',
  'tools/bundle-product.ts',
  'tools/inline-scripts.ts',
  'tools/without-admin-pages.ts',
  'tools/write-inventory.ts',
  'tsconfig.json',
  'vite.config.ts',
  'web',
]
const stamp = join(root, 'build', '.fingerprint')

/** Builds the pages if their sources have changed since the last complete build. */
export async function ensureBuilt() {
  if (readStamp() === fingerprint(root, sources)) return
  await withLock(async () => {
    const wanted = fingerprint(root, sources)
    if (readStamp() === wanted) return
    rmSync(stamp, { force: true })
    await step('Building the pages', buildPages)
    // Written last, so that an interrupted build is repeated.
    mkdirSync(join(root, 'build'), { recursive: true })
    writeFileSync(stamp, wanted)
  })
}

async function buildPages() {
  const cli = join(root, 'node_modules', '.bin', 'react-router')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runCommand(pinnedNode, [cli, 'build'], { cwd: root, env })
  if (code === 0) return
  log(output.trimEnd())
  throw new Problem('The pages could not be built; the reason stands above.')
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}
