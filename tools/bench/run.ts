// Measures the built product beside a bare server in the same run: ratios, so that the machine counts less.
import { endOnSignal } from './leftovers.ts'
import { benchHandling } from './parts/handling.ts'
import { benchLighthouse } from './parts/lighthouse.ts'
import { benchOverload } from './parts/overloading.ts'
import { benchLists, benchPages } from './parts/reading.ts'
import { benchPrices } from './parts/repricing.ts'
import { benchSearch } from './parts/searching.ts'
import { benchStart } from './parts/starting.ts'
import { benchUploads } from './parts/uploading.ts'
import { benchFirstView } from './parts/visiting.ts'
import { format, formatTable, type Row, writeReport } from './report.ts'

const parts: Record<string, () => Promise<Row[]>> = {
  lists: benchLists,
  pages: benchPages,
  search: benchSearch,
  prices: benchPrices,
  uploads: benchUploads,
  overload: benchOverload,
  start: benchStart,
  view: benchFirstView,
  handling: benchHandling,
  lighthouse: benchLighthouse,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part «${unknown[0]}»: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

endOnSignal()
const startedAt = new Date()
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.info(`Measuring: ${name} …`)
  const began = performance.now()
  try {
    const measured = await measure()
    rows.push(...measured)
    console.info(`\n${formatTable(measured)}\n`)
    await writeReport(rows, startedAt)
  } catch (error) {
    // The other parts are worth having all the same.
    console.error(`Not measured: ${name}.`, error)
    process.exitCode = 1
  }
  console.info(`  ${format((performance.now() - began) / 1000)} s`)
}
console.info(`\n${formatTable(rows)}\n\nWritten to ${await writeReport(rows, startedAt)}`)
