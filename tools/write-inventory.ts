import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
})
const inventorySchema = z.looseObject({
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

/**
 * Writes the product's components into `folder` as CycloneDX (SBOM): every package of the lock file except those
 * for development. Without time, number and tool, it is the same for the same lock file.
 */
export function writeInventory(folder: string): void {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { status, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { data } = inventorySchema.safeParse(status === 0 ? JSON.parse(stdout) : null)
  if (!data) console.warn('npm did not write the inventory of packages (SBOM).')
  else writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(reduce(data), null, 2)}\n`)
}

/**
 * Reduces the inventory to the product's packages. npm itself, told to omit the others, also omits packages that
 * both use.
 */
function reduce({ serialNumber: _, metadata, ...inventory }: z.output<typeof inventorySchema>) {
  const { timestamp: _time, tools: _tools, component: site, ...others } = metadata
  // npm names the project after its folder.
  const [name = ''] = site['bom-ref'].split('@')
  const components = inventory.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  )
  const refs = new Set([site, ...components].map((component) => component['bom-ref']))
  const dependencies = inventory.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((dependency) => refs.has(dependency)),
    }))
  return {
    ...inventory,
    metadata: { ...others, component: { ...site, name } },
    components,
    dependencies,
  }
}
