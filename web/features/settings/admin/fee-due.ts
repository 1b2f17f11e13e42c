import { dayMs } from '../../../../contract/durations.ts'
import { indiaOffset } from '../../../../contract/india-time.ts'

/** Days before it is due from which staff are reminded. */
const reminded = 30

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** Says when the fee of the FSSAI registration is due, from thirty days before; null until then. */
export function describeFeeDue(due: string | undefined, now: number): string | null {
  if (!due) return null
  const today = new Date(now + indiaOffset).toISOString().slice(0, 10)
  if (Date.parse(due) - Date.parse(today) > reminded * dayMs) return null
  return `FSSAI fee ${due < today ? 'was' : 'is'} due on ${format.format(Date.parse(due))}`
}
