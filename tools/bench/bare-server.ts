// The limit for a Node process: a server that answers each address with bytes that it was given.
import { createServer } from 'node:http'
import type { Recorded } from './recorded.ts'

const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>()

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
process.on('message', (recorded: Recorded[]) => {
  for (const { path, status, headers, body } of recorded)
    answers.set(path, { status, headers, body: Buffer.from(body, 'base64') })
  if (server.listening) process.send?.('ready')
  else server.once('listening', () => process.send?.('ready'))
})
// Without whoever measures, it is of no use.
for (const end of ['disconnect', 'SIGTERM']) process.on(end, () => process.exit())
server.listen(Number(process.argv[2]), '127.0.0.1')
