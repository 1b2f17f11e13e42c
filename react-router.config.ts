import type { Config } from '@react-router/dev/config'
import { bundleProduct } from './tools/bundle-product.ts'
import { writeInventory } from './tools/write-inventory.ts'
import { precompressAssets } from './web/bundling/precompress.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  // A visitor learns of the routes that the page links to, not of the whole admin area.
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig }) {
    await precompressAssets(`${reactRouterConfig.buildDirectory}/client`)
    await bundleProduct()
    writeInventory(reactRouterConfig.buildDirectory)
  },
} satisfies Config
