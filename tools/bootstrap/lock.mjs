import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { log } from './log.mjs'
import { cacheDir } from './project.mjs'

/** @typedef {{ host: string, pids: number[] }} Holder */

const file = join(cacheDir, 'bootstrap.lock')
const outdatedAfter = 10 * 60_000

/** @type {Holder | undefined} */
let holder

/**
 * Does its work while no other process of this folder does the like.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let isReported = false; !take(); isReported = true) {
    if (!isReported) log('Another command is preparing this folder; waiting for it …')
    await delay(200)
  }
  try {
    await work()
  } finally {
    holder = undefined
    rmSync(file, { force: true })
  }
}

/**
 * Extends the lock over a child, which may outlive us when we are killed.
 * @param {number} pid
 */
export function lockFor(pid) {
  if (!holder) return
  holder.pids.push(pid)
  writeFileSync(file, JSON.stringify(holder))
}

function take() {
  const mine = { host: hostname(), pids: [process.pid] }
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
    holder = mine
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    const text = readIfThere(file)
    if (text !== undefined && isAbandoned(text)) clear(text)
    return false
  }
}

/**
 * Moves an abandoned lock away; puts it back if it turns out to be another's.
 * @param {string} abandoned
 */
function clear(abandoned) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readIfThere(aside) === abandoned) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

/** @param {string} text */
function isAbandoned(text) {
  const other = parse(text)
  if (other?.host === hostname() && !other.pids.some(isAlive)) return true
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  return age > outdatedAfter
}

/**
 * @param {string} text
 * @returns {Holder | undefined} nothing while its holder is still writing it
 */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    // A container whose first process does not reap children keeps listing dead ones.
    return !/\) Z /.test(readIfThere(`/proc/${pid}/stat`) ?? '')
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
