import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine
 */

/**
 * @param {string} file
 * @returns {LockFile | undefined} undefined if the file is missing or cut off
 */
function findLockFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The lock file's packages.
 * @param {string} root
 */
export function readLockedPackages(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}

/**
 * True if node_modules contains everything that the lock file requires on this machine, according to the record
 * that npm writes last.
 * @param {string} root
 * @param {{ dev: boolean }} wanted with the packages for development, or at least all others
 */
export function matchesLockFile(root, { dev }) {
  const machine = thisMachine()
  const wanted = findLockFile(join(root, 'package-lock.json'))
  const installed = findLockFile(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted.packages).every(([path, locked]) => {
    if (path === '' || locked.link || (locked.dev && !dev)) return true
    const found = installed.packages[path]
    if (!found) return locked.optional === true && !isMadeFor(locked, machine)
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

/**
 * True for the package of its kind for this machine. One that names no platform is none: npm leaves it out
 * together with the foreign package that needs it.
 * @param {LockedPackage} locked
 * @param {Machine} machine
 */
function isMadeFor({ os, cpu, libc }, machine) {
  if (!os && !cpu) return false
  /** @param {string[] | undefined} names @param {string | undefined} own */
  const allows = (names, own) => {
    if (!names) return true
    if (own === undefined || names.includes(`!${own}`)) return false
    return names.includes(own) || names.every((name) => name.startsWith('!'))
  }
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc)
}

/** @returns {Machine} */
function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: findLibc() }
}

function findLibc() {
  if (process.platform !== 'linux') return undefined
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  )
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl'
}
