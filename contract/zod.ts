import { z } from 'zod'

// Zod tries out whether it may compile its parsers by `new Function`; the policy of the pages forbids
// that, and browsers report each try. Importing Zod from here alone puts this before any schema.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
