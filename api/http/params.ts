import { z } from 'zod'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A record's id in an address. A malformed one is that of no record, so it is a 404 and not a 400. */
export const idParams = z.object({
  id: z
    .string()
    .meta({ description: 'Id of the record', example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11' })
    .transform(readId),
})

/** An id as it is stored; '' for what can be the id of no record. */
export function readId(text: string): string {
  return idPattern.test(text) ? text.toLowerCase() : ''
}
