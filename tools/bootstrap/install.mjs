import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { matchesLockFile, readLockedPackages } from './locked-packages.mjs'
import { Problem, step } from './log.mjs'
import { runNpm } from './npm.mjs'
import { fetchNode, installNode, pinnedNode } from './pinned-node.mjs'
import { root } from './project.mjs'

/**
 * Brings node_modules, including the pinned Node, into line with the lock file.
 * @param {{ dev: boolean }} wanted with the packages only for tests and tools
 */
export async function ensureInstalled(wanted) {
  if (isInstalled(wanted)) return
  await withLock(async () => {
    if (isInstalled(wanted)) return
    const node = await step(title(wanted), () => install(wanted))
    installNode(node)
  })
}

/** @param {{ dev: boolean }} wanted */
function isInstalled(wanted) {
  return existsSync(pinnedNode) && matchesLockFile(root, wanted)
}

/** @param {{ dev: boolean }} wanted */
function title({ dev }) {
  const packages = Object.values(readLockedPackages(root))
  const count = packages.filter((locked) => dev || !locked.dev).length
  return `Installing Node.js and up to ${count} packages${dev ? ', those of the tests too' : ''}`
}

/**
 * Fetches Node and the packages in parallel; returns Node's path.
 * @param {{ dev: boolean }} wanted
 */
async function install(wanted) {
  const [node, packages] = await Promise.allSettled([fetchNode(), installPackages(wanted)])
  if (node.status === 'rejected') throw node.reason
  if (packages.status === 'rejected') throw packages.reason
  // npm leaves out platform packages that its own Node is too old for.
  await installPackages(wanted, node.value)
  if (matchesLockFile(root, wanted)) return node.value
  throw new Problem('npm left packages out. Check for settings like «omit» in your .npmrc files.')
}

/**
 * @param {{ dev: boolean }} wanted
 * @param {string} [node] whose npm does it
 */
async function installPackages(wanted, node = process.execPath) {
  if (matchesLockFile(root, wanted)) return
  // A running site keeps its packages while those for tests are added.
  const isExtension = matchesLockFile(root, { dev: false })
  const command = isExtension ? ['install', '--no-save'] : ['ci']
  // npm writes its own record last; without the old one, an interrupted installation cannot look complete.
  if (!isExtension) rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
  await runNpm(node, [...command, wanted.dev ? '--include=dev' : '--omit=dev'], root)
  if (!wanted.dev) removeDevOptional()
}

/** Removes a compiler and types: packages only for tests, which npm installs if another package could use them. */
function removeDevOptional() {
  for (const [path, { devOptional }] of Object.entries(readLockedPackages(root)))
    if (devOptional) rmSync(join(root, path), { recursive: true, force: true })
}
