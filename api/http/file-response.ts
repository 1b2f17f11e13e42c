import { z } from 'zod'

/** A file of a type, as the description of a route has it. */
export function fileResponse(type: string, description: string) {
  return {
    description,
    content: { [type]: { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
  }
}
