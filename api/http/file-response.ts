import { z } from 'zod'

/** Describes a response that is a file of a type. */
export function fileResponse(type: string, description: string) {
  return {
    description,
    content: { [type]: { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
  }
}
