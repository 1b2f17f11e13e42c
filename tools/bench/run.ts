// Measures the built product: `npm run bench`, or `npm run bench -- search` for one question.
import { cpus } from 'node:os'
import { type Report, report } from './floors.ts'
import { benchCached } from './questions/cached.ts'
import { benchCounts } from './questions/counts.ts'
import { benchDrawing } from './questions/drawing.ts'
import { benchLighthouse } from './questions/lighthouse.ts'
import { benchOrders } from './questions/orders.ts'
import { benchOverload } from './questions/overload.ts'
import { benchPhone } from './questions/phone.ts'
import { benchSearch } from './questions/search.ts'
import { benchStart } from './questions/start.ts'
import { benchWrites } from './questions/writes.ts'

const questions: Record<string, (report: Report) => Promise<void>> = {
  cached: benchCached,
  writes: benchWrites,
  counts: benchCounts,
  search: benchSearch,
  drawing: benchDrawing,
  orders: benchOrders,
  start: benchStart,
  overload: benchOverload,
  phone: benchPhone,
  lighthouse: benchLighthouse,
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(questions)
console.info(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
console.info('| | measured | floor | | |\n| --- | --- | --- | --- | --- |')
for (const name of chosen) {
  const measure = questions[name]
  if (!measure) throw new Error(`Not one of ${Object.keys(questions).join(', ')}: ${name}`)
  try {
    await measure(report)
  } catch (error) {
    // A failed measurement does not stop the others.
    console.error(`Not measured: ${name}.`, error)
    process.exitCode = 1
  }
}
