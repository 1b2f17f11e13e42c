import type { Config } from '@react-router/dev/config'
import { precompressAssets } from './web/precompress.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  // A visitor learns of the routes that the page links to, not of the whole admin area.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
