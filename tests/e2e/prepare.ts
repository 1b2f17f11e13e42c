// Does ahead of the browser tests what can be done while others run.
import { prepareTemplate } from './template.ts'

await prepareTemplate()
