import type { RecordVersion } from '../../../../../contract/history/record-version.ts'
import { isDay } from '../../../../../contract/india-time.ts'
import { formatIndiaTime } from '../../../../text/india-clock.ts'
import { actionLabels, fieldLabel, showLoggedValue } from '../labels.ts'

type Change = RecordVersion['changes'][number]

/** A change in words; with both texts where they are too long for a sentence. */
export type ChangeWords = { sentence: string; before?: string; after?: string }

/** Letters of a value that still stands in a sentence. */
const longest = 60

/** Says what a version changed, one sentence for each field: `Price 378 → 398`. */
export function describeChange({ field, before, after }: Change): ChangeWords {
  const label = fieldLabel(field)
  const [old, now] = [show(field, before), show(field, after)]
  if ([old, now].some((text) => text.length > longest || text.includes('\n')))
    return { sentence: `${label} changed`, before: old, after: now }
  if (old === '') return { sentence: `${label} set to ${now || 'nothing'}` }
  if (now === '') return { sentence: `${label} ${old} removed` }
  return { sentence: `${label} ${old} → ${now}` }
}

/** The fields that a record was created, deleted or brought back with, as far as they say something. */
export function listFilled(changes: Change[]): Change[] {
  return changes.filter(({ field, before, after }) => show(field, after ?? before) !== '')
}

/** `Changed by Meena`. */
export function describeWriter({ action, by }: RecordVersion): string {
  return `${actionLabels[action]} by ${by || 'the program'}`
}

function show(field: string, value: Change['after']): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string' && isDay(value)) return formatIndiaTime(value, 'day')
  return showLoggedValue(field, value)
}
