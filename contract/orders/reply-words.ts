import { writeShortDay } from '../text/month-names.ts'

/** The reply to the customer, line by line. */
export const replyWords = {
  greeting: (name: string) => `Vanakkam${name && ` ${name}`}! Thank you for your order:`,
  lineOutOfStock: (name: string, quantity: number, backDay: string | undefined) =>
    `${name} × ${quantity} (out of stock now${backDay ? `, back about ${writeShortDay(backDay)}` : ''})`,
  lineGone: (name: string, quantity: number) => `${name} × ${quantity} (no longer offered)`,
  free: 'free',
} as const
