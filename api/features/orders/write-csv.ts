import Papa from 'papaparse'
import { indiaDate } from '../../../contract/india-time.ts'
import { type Order, writeOrderLine } from '../../../contract/orders/order.ts'
import { guardFormulas } from '../../../contract/text/formula-guard.ts'

/** Spreadsheet programs recognize the encoding by this mark. */
const byteOrderMark = '\ufeff'

type Cell = string | number | undefined

const columns: Record<string, (order: Order) => Cell> = {
  number: ({ number }) => number,
  date: ({ createdAt }) => indiaDate(Date.parse(createdAt)),
  status: ({ status }) => status,
  paid: ({ paid }) => (paid ? 'yes' : 'no'),
  name: ({ customer }) => customer.name,
  phone: ({ customer }) => customer.phone,
  place: ({ customer }) => customer.place,
  pin: ({ customer }) => customer.pin,
  wantedOn: ({ wantedOn }) => wantedOn,
  lines: ({ lines }) => lines.map(writeOrderLine).join('\n'),
  delivery: ({ delivery }) => delivery?.charge,
  deliveryNote: ({ delivery }) => delivery?.note,
  total: ({ total }) => total,
  note: ({ note }) => note,
  message: ({ message }) => message,
}

/** Writes orders, one per row, for a spreadsheet; no cell begins a formula. */
export function writeOrdersCsv(orders: Order[]): string {
  const rows = orders.map((order) =>
    Object.values(columns).map((cellOf) => guardFormulas(String(cellOf(order) ?? ''))),
  )
  return byteOrderMark + Papa.unparse([Object.keys(columns), ...rows])
}
