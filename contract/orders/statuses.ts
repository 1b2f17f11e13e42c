/** Statuses in the order of an order's progress; `cancelled` may follow any of them. */
export const orderStatuses = ['new', 'packed', 'sent', 'done', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Statuses of completed orders; the customer's details are erased some time later. */
export const closedStatuses: readonly OrderStatus[] = ['done', 'cancelled']
