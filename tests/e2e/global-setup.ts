import { prepareTemplate } from './template.ts'

/** Tells the workers where their sites' data comes from. */
export default async function setup() {
  process.env.E2E_TEMPLATE = await prepareTemplate()
}
