import { z } from 'zod'
import { readId } from '../../db/read-id.ts'

/** A record's id in an address. No record has a malformed id, so the response is 404 rather than 400. */
export const idParams = z.object({
  id: z
    .string()
    .meta({ description: 'Id of the record', example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11' })
    .transform(readId),
})
