import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { readLockedPackages } from './locked-packages.mjs'
import { Problem } from './log.mjs'
import { runNpm } from './npm.mjs'
import { cacheDir, oldestProductNode, root } from './project.mjs'

const isWindows = process.platform === 'win32'
const binary = isWindows ? 'bin/node.exe' : 'bin/node'

/** Path of the binary in the npm package `node`. */
export const pinnedNode = join(root, 'node_modules', 'node', binary)

/**
 * Fetches a Node.js of the locked version into a folder outside node_modules, which npm replaces meanwhile; falls
 * back on the machine's own if that version does not run here.
 */
export async function fetchNode() {
  const { version } = readLockedPackages(root)['node_modules/node']
  const store = join(cacheDir, 'node')
  const home = join(store, version)
  const node = join(home, 'node_modules', platformPackage(), binary)
  if (!existsSync(node)) {
    const unfinished = join(store, 'unfinished')
    rmSync(store, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    await runNpm(
      process.execPath,
      ['install', `${platformPackage()}@${version}`, '--no-save', '--prefix', unfinished],
      unfinished,
    )
    renameSync(unfinished, home)
  }
  if (runs(node)) return node
  if (Number.parseInt(process.versions.node, 10) >= oldestProductNode) return process.execPath
  throw new Problem(
    `Node.js ${version} does not run on this machine. Install Node.js ${oldestProductNode} or newer.`,
  )
}

/**
 * Does the work of the install script of the package `node`: moves the binary into its place in one step, so that
 * it is never there incomplete.
 * @param {string} node
 */
export function installNode(node) {
  const fresh = `${pinnedNode}.${process.pid}`
  mkdirSync(dirname(pinnedNode), { recursive: true })
  rmSync(fresh, { force: true })
  if (node === process.execPath) symlinkSync(node, fresh)
  else linkOrCopy(node, fresh)
  renameSync(fresh, pinnedNode)
  const command = join(root, 'node_modules', '.bin', 'node')
  if (isWindows || existsSync(command)) return
  mkdirSync(dirname(command), { recursive: true })
  rmSync(command, { force: true })
  symlinkSync(`../node/${binary}`, command)
}

/** @param {string} from @param {string} to */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ['--version']).status === 0
}

function platformPackage() {
  const platform = isWindows ? 'win' : process.platform
  const family = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${family}-${platform}-${process.arch}`
}
