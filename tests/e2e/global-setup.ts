import { startServers } from './many.ts'
import { prepareTemplate } from './template.ts'

/** Tells the workers where their sites' data comes from; answers how to end what was started. */
export default async function setup() {
  const template = await prepareTemplate()
  process.env.E2E_TEMPLATE = template
  return startServers(template)
}
