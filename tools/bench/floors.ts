type Floor = { unit: string } & ({ atLeast: number } | { atMost: number })

/**
 * Minimum figures for the product. `× bare` is its share of the requests per second of a bare `node:http` server.
 */
const floors = {
  'list of 50, cached': { atLeast: 0.5, unit: '× bare' },
  'list of 1,000, cached': { atLeast: 0.8, unit: '× bare' },
  'home page, cached': { atLeast: 0.5, unit: '× bare' },
  'products page, cached': { atLeast: 0.5, unit: '× bare' },
  'category page, cached': { atLeast: 0.5, unit: '× bare' },
  'one product, cached': { atLeast: 0.5, unit: '× bare' },
  'list of 50, not modified': { atLeast: 0.5, unit: '× bare' },
  'list of 50 beside ten writes a second': { atLeast: 0.4, unit: '× bare' },
  'list of 50 beside 50 beacons a second, of what it is without': { atLeast: 0.85, unit: '×' },
  'first response after a write': { atMost: 60, unit: 'ms' },
  'searches never repeated, 1,000 products': { atLeast: 0.08, unit: '× bare' },
  'longest search, 1,000 products': { atMost: 25, unit: 'ms' },
  'p99 of searches, 20,000 products': { atMost: 20, unit: 'ms' },
  'longest search, 20,000 products': { atMost: 100, unit: 'ms' },
  'wrong results, 100,000 products': { atMost: 0, unit: '' },
  'p99 of searches, 100,000 products': { atMost: 150, unit: 'ms' },
  'ready with 100,000 products': { atMost: 12, unit: 's' },
  'memory with 100,000 products': { atMost: 500, unit: 'MB' },
  'post of three with the longest names': { atMost: 1, unit: 's' },
  'slowest list among 2,000 orders': { atMost: 300, unit: 'ms' },
  start: { atMost: 1, unit: 's' },
  'memory at rest': { atMost: 160, unit: 'MB' },
  'ten times the load: served of what can be': { atLeast: 0.5, unit: '' },
  'ten times the load: slowest health check': { atMost: 1000, unit: 'ms' },
  'ten times the load: memory': { atMost: 512, unit: 'MB' },
  'ten times the load: slowest save by staff': { atMost: 5, unit: 's' },
  'ten times the load: acknowledged saves lost': { atMost: 0, unit: '' },
  'slow phone: longest interaction': { atMost: 150, unit: 'ms' },
  'slow phone: largest contentful paint': { atMost: 1.3, unit: 's' },
  'slow phone: layout shift': { atMost: 0.001, unit: '' },
  'Lighthouse performance': { atLeast: 95, unit: 'points' },
  'Lighthouse, other categories': { atLeast: 100, unit: 'points' },
  'Lighthouse, largest contentful paint': { atMost: 2.5, unit: 's' },
} satisfies Record<string, Floor>

export type FloorName = keyof typeof floors
export type Report = (name: FloorName, value: number, detail?: string) => void

/** Prints a figure beside its limit, as a row of a Markdown table. */
export const report: Report = (name, value, detail = '') => {
  const floor: Floor = floors[name]
  const [sign, limit] = 'atLeast' in floor ? ['≥', floor.atLeast] : ['≤', floor.atMost]
  const holds = sign === '≥' ? value >= limit : value <= limit
  const measured = `${Number(value.toPrecision(3))} ${floor.unit}`
  console.info(
    `| ${[name, measured, `${sign} ${limit}`, holds ? 'holds' : 'MISSED', detail].join(' | ')} |`,
  )
  if (!holds) process.exitCode = 1
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
