// Upper bound for a Node process: a server that responds to each path with the bytes of the product's response.
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Recorded = { status: number; headers: string[]; body: Buffer }

const [port, sitePort] = process.argv.slice(2).map(Number)
const responses = new Map<string, Recorded>()
/** Headers that Node adds by itself. */
const added = ['date', 'connection', 'keep-alive']

const server = createServer(async ({ url: path = '', headers }, response) => {
  // The product's second response comes from its cache.
  if (!responses.has(path)) await record(path, headers)
  const recorded = responses.get(path) ?? (await record(path, headers))
  responses.set(path, recorded)
  response.writeHead(recorded.status, recorded.headers).end(recorded.body)
})
server.listen(port, '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())

function record(path: string, headers: IncomingHttpHeaders): Promise<Recorded> {
  const { promise, resolve, reject } = Promise.withResolvers<Recorded>()
  request({ host: '127.0.0.1', port: sitePort, path, headers }, async (response) => {
    const { statusCode: status = 0, rawHeaders } = response
    const isOwn = (_: string, index: number) =>
      !added.includes(rawHeaders[index - (index % 2)]?.toLowerCase() ?? '')
    resolve({ status, headers: rawHeaders.filter(isOwn), body: await buffer(response) })
  })
    .on('error', reject)
    .end()
  return promise
}
