/**
 * Parts of Node's `http` that the server uses. Importing the module would also load the client for `fetch` and
 * WebSockets, a tenth of the start-up time.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
