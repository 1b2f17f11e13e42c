import { indiaOffset } from '../../../contract/india-time.ts'
import { StartError } from '../../../env/start-error.ts'

const form = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/i

/**
 * Parses a moment such as `2026-11-26T18:40`, in India's time if it has no zone, to epoch milliseconds.
 * @throws StartError if it is malformed or in the future
 */
export function parseMoment(text: string, now = Date.now()): number {
  const [, date = '', minutes = '', seconds = ':00', zone = ''] = text.trim().match(form) ?? []
  const local = Date.parse(`${date}T${minutes}${seconds}Z`)
  const isReal = Number.isFinite(local) && new Date(local).toISOString().startsWith(date)
  const at = zone ? Date.parse(`${date}T${minutes}${seconds}${zone}`) : local - indiaOffset
  if (!date || !isReal || !Number.isFinite(at))
    throw new StartError('--at: must be a moment like 2026-11-26T18:40 (India), or with a zone')
  if (at > now) throw new StartError(`--at: ${text.trim()} is still to come`)
  return at
}

/** Formats a moment in India's time, as `parseMoment` reads it: `2026-11-26T18:40:12`. */
export function formatIndiaMoment(at: number): string {
  return new Date(at + indiaOffset).toISOString().slice(0, 19)
}
