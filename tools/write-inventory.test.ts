import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readLockedPackages } from './bootstrap/locked-packages.mjs'
import { root } from './bootstrap/project.mjs'
import { writeInventory } from './write-inventory.ts'

it('the inventory names every package that the product is made of, and is the same each time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const written = async () => {
    writeInventory(folder)
    return readFile(join(folder, 'sbom.cdx.json'), 'utf8')
  }
  const text = await written()
  expect(await written()).toBe(text)
  const { bomFormat, metadata, components } = JSON.parse(text)
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component.name).toBe('vaagai-catalogue')
  const names = new Set(components.map(({ name }: { name: string }) => name))
  const { dependencies = {} } = readLockedPackages(root)[''] ?? {}
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
  expect([...names]).not.toContain('vitest')
})
