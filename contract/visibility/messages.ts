import { writeShortDay } from '../text/month-names.ts'

/** Messages about the days on which a record is shown. */
export const visibilityMessages = {
  untilBeforeFrom: (from: string) =>
    `Choose a day from ${writeShortDay(from)} ${from.slice(0, 4)} on`,
  publicOnly: 'Only with `visibility=public`',
} as const
