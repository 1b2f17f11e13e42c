// Sees to it that there is an nginx for the tests behind a proxy, where that can be.
import { installDebianPackage } from '../debian-package.ts'
import { findNginx } from './find.ts'

if (!findNginx()) installDebianPackage('nginx')
if (!findNginx()) console.info('There is no nginx: @fastify/http-proxy takes its place.')
