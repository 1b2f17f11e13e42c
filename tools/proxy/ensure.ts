// Makes sure that an nginx is there for the tests behind a proxy, where possible.
import { installDebianPackage } from '../debian-package.ts'
import { findNginx } from './find.ts'

if (!findNginx()) installDebianPackage('nginx')
if (!findNginx()) console.info('There is no nginx: @fastify/http-proxy takes its place.')
