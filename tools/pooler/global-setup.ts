import type { TestProject } from 'vitest/node'
import { findPgBouncer } from './find.ts'
import { startPooler } from './start.ts'

/** Puts a pooler in front of the run's PostgreSQL; `inject('poolerUrl')` is its address. */
export default async function setup(project: TestProject) {
  if (!findPgBouncer()) return
  const pooler = await startPooler(project.getProvidedContext().postgresUrl)
  project.provide('poolerUrl', pooler.url)
  return pooler.stop
}
