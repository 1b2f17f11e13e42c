import { visibilityMessages } from './messages.ts'

/** The first and the last day on which a record is shown; blank or null for none. */
export type Season = Record<'visibleFrom' | 'visibleUntil', string | null>

/** Error message for days in the wrong order. */
export function findSeasonError({ visibleFrom, visibleUntil }: Season): string | undefined {
  const isChronological = !visibleFrom || !visibleUntil || visibleFrom <= visibleUntil
  return isChronological ? undefined : visibilityMessages.untilBeforeFrom(visibleFrom)
}
