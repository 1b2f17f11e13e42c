import type { TestProject } from 'vitest/node'
import { startPostgres } from './start.ts'

/** Gives every test of the run one server: `inject('postgresUrl')` is its administrator's address. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
