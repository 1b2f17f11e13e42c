import { expect, it } from 'vitest'
import { readLockedPackages } from './bootstrap/locked-packages.mjs'
import { root } from './bootstrap/project.mjs'

type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const packages: Record<string, Locked> = readLockedPackages(root)
const installed = Object.entries(packages).filter(([path]) => path !== '')

// npm rejects a lock file that omits some of them, on any machine; npm writes such a file when a registry lacks
// some.
it('the lock file names the optional packages of every platform', () => {
  const isLocked = (name: string, from: string) => {
    for (let path = from; path; path = path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
      if (packages[`${path}/node_modules/${name}`]) return true
    }
    return `node_modules/${name}` in packages
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  )
  expect(missing).toEqual([])
})

it('the lock file has a hash of every package, by which npm verifies what a registry sends', () => {
  expect(installed.length).toBeGreaterThan(100)
  const unverified = installed.filter(
    ([, { integrity = '' }]) => !/^sha512-\S{86}==$/.test(integrity),
  )
  expect(unverified.map(([path]) => path)).toEqual([])
})

it('the lock file names no registry, so that each machine asks its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
