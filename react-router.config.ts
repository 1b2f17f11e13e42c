import type { Config } from '@react-router/dev/config'
import { precompressAssets } from './web/precompress.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  // The manifest is an immutable asset; discovering routes one by one would cost a request a page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
