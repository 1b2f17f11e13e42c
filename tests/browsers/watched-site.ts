import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type WatchedSite = {
  url: string
  /** Problems in pages: failed scripts, console errors, and violations of their policy. */
  problems: string[]
  stop(): Promise<void>
}

const reportPath = '/reported-problem'

/** The first script of every page, and gone from it before the next one looks. */
const recorder = `(${() => {
  document.currentScript?.remove()
  // Told at once, so that nothing is on its way any more when the journey is over.
  const report = (problem: string) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/reported-problem', false)
    call.send(`${location.pathname}: ${problem}`)
  }
  addEventListener('error', ({ message, filename, lineno }) =>
    report(`${message} at ${filename}:${lineno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}`),
  )
  const logError = console.error
  console.error = (...words) => {
    report(`console: ${words.join(' ')}`)
    logError(...words)
  }
}})()`

const recorderHash = `'sha256-${createHash('sha256').update(recorder).digest('base64')}'`

/**
 * Stands before a site and has its pages report what goes wrong in them: one way for every browser,
 * and from the first script on, where a driver would come too late.
 */
export async function watchSite(origin: string): Promise<WatchedSite> {
  const problems: string[] = []
  const server = createServer(async (asked, reply) => {
    if (asked.url === reportPath) {
      problems.push(await text(asked))
      reply.end()
    } else forward(origin, asked, reply)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    problems,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(origin: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { method = 'GET', headers } = asked
  const onward = request(
    origin + asked.url,
    { method, headers: { ...headers, 'accept-encoding': 'identity' } },
    async (response) => {
      const { statusCode = 502, headers } = response
      if (!headers['content-type']?.startsWith('text/html') || method !== 'GET') {
        reply.writeHead(statusCode, headers)
        response.pipe(reply)
        return
      }
      const { 'content-length': _, 'content-security-policy': policy, ...rest } = headers
      const allowed = String(policy).replace('script-src', `script-src ${recorderHash}`)
      const page = (await text(response)).replace('<head>', `<head><script>${recorder}</script>`)
      reply.writeHead(statusCode, { ...rest, 'content-security-policy': allowed }).end(page)
    },
  )
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}
