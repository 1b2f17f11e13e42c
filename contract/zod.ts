import { z } from 'zod'
import { messages } from './messages.ts'

// Zod tests whether it may compile its parsers with `new Function`; the pages' policy forbids that, and browsers
// report each attempt. Importing Zod only from here turns this off before any schema.
if ('document' in globalThis) z.config({ jitless: true })

const { object, list: array, boolean } = messages.validation
const kinds: Record<string, string> = { object, array, boolean }
// Names the expected type for values that no form sends, which have no message of their own.
z.config({ customError: (issue) => kinds[String(issue.expected)] })

export { z }
