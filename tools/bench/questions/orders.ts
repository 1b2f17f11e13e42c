import { indiaDate } from '../../../contract/india-time.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { median, type Report } from '../floors.ts'
import { withSite } from '../site.ts'

const orders = 2000
const atOnce = 20
const rounds = 21

const order = (number: number) => ({
  lines: Array.from({ length: 1 + (number % 5) }, (_, line) => ({
    name: `Groundnut Oil ${line}`,
    size: '1 L',
    quantity: 1 + (number % 3),
    price: 378.5,
  })),
  customer: { name: `Customer ${number}`, place: 'Pollachi', pin: '642001' },
  message: 'Vanakkam! I would like to order '.repeat(number % 9),
  status: (['new', 'packed', 'done'] as const)[number % 3],
})

/** Measures the wait of staff for the day's orders and their sums, among those of a busy year. */
export function benchOrders(report: Report): Promise<void> {
  return withSite(100, async (site) => {
    const send = await site.signIn()
    for (let at = 0; at < orders; at += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          send('POST', apiPaths.orders, order(at + index)),
        ),
      )
    const today = indiaDate(Date.now())
    const lists = ['', `?status=new`, `?from=${today}&until=${today}`, '?search=customer 1999']
    const paths = [...lists.map((query) => apiPaths.orders + query), apiPaths.orderTotals]
    const medians: number[] = []
    for (const path of paths) {
      const times: number[] = []
      while (times.length < rounds) {
        const started = performance.now()
        await send('GET', path)
        times.push(performance.now() - started)
      }
      medians.push(median(times))
    }
    const details = paths.map((path, at) => `${path} ${medians[at]?.toFixed(0)} ms`)
    report('slowest list among 2,000 orders', Math.max(...medians), details.join(', '))
  })
}
