import { z } from 'zod'
import { messages } from './messages.ts'

// Zod tries out whether it may compile its parsers by `new Function`; the policy of the pages forbids
// that, and browsers report each try. Importing Zod from here alone puts this before any schema.
if ('document' in globalThis) z.config({ jitless: true })

const { object, list: array, boolean } = messages.validation
const kinds: Record<string, string> = { object, array, boolean }
// Names the expected type for values that no form sends: they have no message of their own.
z.config({ customError: (issue) => kinds[String(issue.expected)] })

export { z }
