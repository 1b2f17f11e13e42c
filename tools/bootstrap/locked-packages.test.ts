import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { matchesLockFile } from './locked-packages.mjs'

type Packages = Record<string, object>

const oil = { version: '1.2.3', integrity: 'sha512-oil' }
const mill = { version: '2.0.0', integrity: 'sha512-mill', dev: true }
const foreign = { version: '1.0.0', integrity: 'sha512-foreign', optional: true, os: ['none'] }
const installed = { 'node_modules/oil': oil, 'node_modules/mill': mill }

describe('node_modules', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'locked-'))
    mkdirSync(join(folder, 'node_modules'))
    write('package-lock.json', { '': {}, ...installed, 'node_modules/foreign': foreign })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, packages: Packages) =>
    writeFileSync(join(folder, file), JSON.stringify({ packages }))
  function matches(packages: Packages, dev = true): boolean {
    write('node_modules/.package-lock.json', packages)
    return matchesLockFile(folder, { dev })
  }

  it('the packages of node_modules are what the lock file asks for, without what is made for other machines', () => {
    expect(matches(installed)).toBe(true)
  })

  it.each<[string, Packages]>([
    ['another version', { 'node_modules/oil': { ...oil, version: '1.2.4' } }],
    [
      'other content of the same version',
      { 'node_modules/oil': { ...oil, integrity: 'sha512-x' } },
    ],
  ])('the packages of node_modules are out of date where a package is of %s', (_, changed) => {
    expect(matches({ ...installed, ...changed })).toBe(false)
  })

  it('the packages of node_modules may lack what only tests and tools need, where that is not wanted', () => {
    const product = { 'node_modules/oil': oil }
    expect(matches(product, false)).toBe(true)
    expect(matches(product)).toBe(false)
  })

  it('the packages of node_modules are out of date where npm was interrupted before it had said what it installed', () => {
    expect(matchesLockFile(folder, { dev: false })).toBe(false)
  })
})
