/**
 * Parts of Node's `http` that the server uses. An import of the module would load the client of `fetch` and
 * WebSockets with it, a tenth of the time of a start.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
