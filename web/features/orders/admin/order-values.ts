import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { readNumber } from '../../../../contract/numbers/read-number.ts'
import { type Order, orderCreateSchema } from '../../../../contract/orders/order.ts'
import { createFormSchema } from '../../../forms/form-schema.ts'
import type { FieldValue } from '../../../forms/merge.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { statusLabels } from './order-tabs.ts'

/** A line as it is typed. */
export type TypedLine = {
  product?: string
  name: string
  size: string
  quantity: string
  price: string
}

/** `lines`: JSON of the lines as they are typed. */
export type OrderValues = {
  name: string
  phone: string
  place: string
  pin: string
  wantedOn: string
  lines: string
  charge: string
  deliveryNote: string
  note: string
  message: string
  status: Order['status']
  paid: boolean
}

export const orderLabels: Record<keyof OrderValues, string> = {
  name: 'Name',
  phone: 'Phone',
  place: 'Place',
  pin: 'PIN code',
  wantedOn: 'Wanted on',
  lines: 'Lines',
  charge: 'Delivery charge (₹)',
  deliveryNote: 'Note on delivery',
  note: 'Note',
  message: 'The customer’s message',
  status: 'State',
  paid: 'Paid',
}

export const blankLine: TypedLine = { name: '', size: '', quantity: '1', price: '' }

export function orderValues(order?: Order): OrderValues {
  const lines = order?.lines.map(({ size = '', quantity, price, ...line }) => ({
    ...line,
    size,
    quantity: String(quantity),
    price: String(price),
  }))
  return {
    name: order?.customer.name ?? '',
    phone: order?.customer.phone ?? '',
    place: order?.customer.place ?? '',
    pin: order?.customer.pin ?? '',
    wantedOn: order?.wantedOn ?? '',
    lines: JSON.stringify(lines ?? [blankLine]),
    charge: order?.delivery ? String(order.delivery.charge) : '',
    deliveryNote: order?.delivery?.note ?? '',
    note: order?.note ?? '',
    message: order?.message ?? '',
    status: order?.status ?? 'new',
    paid: order?.paid ?? false,
  }
}

export function parseLines(text: string): TypedLine[] {
  return JSON.parse(text)
}

/** A form's fields as they are sent. */
export function toOrderBody(values: Values) {
  const text = (name: keyof OrderValues) => String(values[name])
  const charge = readMoney(text('charge'))
  return {
    lines: parseLines(text('lines')).map(({ quantity, price, ...line }) => ({
      ...line,
      quantity: readNumber(quantity),
      price: readMoney(price),
    })),
    customer: {
      name: text('name'),
      phone: text('phone'),
      place: text('place'),
      pin: text('pin'),
    },
    wantedOn: text('wantedOn'),
    delivery:
      charge === '' && text('deliveryNote') === ''
        ? null
        : { ...(charge !== '' && { charge }), note: text('deliveryNote') },
    note: text('note'),
    message: text('message'),
    status: text('status'),
    paid: values.paid === true,
  }
}

/** The same rules as the server's. */
export const orderFormSchema = createFormSchema(orderCreateSchema, toOrderBody)

/** A field's value where two versions are compared. */
export function showOrderValue(name: string, value: FieldValue): string {
  if (name === 'status') return statusLabels[value as Order['status']]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (name !== 'lines') return String(value || 'None')
  const lines = parseLines(String(value))
  return lines.map(({ quantity, ...line }) => `${line.name} ${line.size} × ${quantity}`).join(', ')
}
