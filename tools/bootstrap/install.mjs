import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { matchesLockFile, readLockedPackages } from './locked-packages.mjs'
import { runNpm } from './npm.mjs'
import { fetchNode, pinnedNode, placeNode } from './pinned-node.mjs'
import { root } from './project.mjs'
import { Problem, step } from './say.mjs'

/** Brings node_modules to what the lock file says, the pinned Node included. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock(async () => {
    if (isInstalled()) return
    const node = await fetchNode()
    if (!matchesLockFile(root)) await installPackages(node)
    placeNode(node)
  })
}

function isInstalled() {
  return existsSync(pinnedNode) && matchesLockFile(root)
}

/** @param {string} node */
async function installPackages(node) {
  const count = Object.keys(readLockedPackages(root)).length
  // npm writes its own account last; without the old one, an interruption cannot look finished.
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
  await step(`Installing up to ${count} packages`, () => runNpm(node, ['ci'], root))
  if (!matchesLockFile(root)) {
    throw new Problem('npm left packages out. Check for settings like «omit» in your .npmrc files.')
  }
}
