import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Browser, type WindowKind, windowSizes, writeCall } from './browser.ts'

type Remote = { type: string; value?: string; sharedId?: string }
type Reply = {
  contexts: { context: string }[]
  result: Remote
  exceptionDetails?: { text: string }
}
type Send = (method: string, params: object) => Promise<Reply>

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function launchFirefox(program: string, window: WindowKind): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'vaagai-firefox-'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Asia/Kolkata' } },
  )
  const socket = new WebSocket(`${await readAddress(child.stderr)}/session`)
  await once(socket, 'open')
  const send = converse(socket)
  await send('session.new', { capabilities: {} })
  const [first] = (await send('browsingContext.getTree', {})).contexts
  const context = first?.context
  await send('browsingContext.setViewport', { context, viewport: windowSizes[window] })

  const call = async (functionDeclaration: string): Promise<Remote> => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      target: { context },
      functionDeclaration,
      awaitPromise: false,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (task, ...args) =>
      JSON.parse((await call(`() => ${writeCall(task, args)}`)).value ?? 'null'),
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async chooseFile(path) {
      const { sharedId } = await call(`() => document.querySelector('input[type=file]')`)
      await send('input.setFiles', { context, element: { sharedId }, files: [path] })
    },
    async close() {
      socket.close()
      await end(child)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** @throws with what it said where it ends instead */
async function readAddress(stderr: Readable): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface(stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (address) {
      stderr.resume()
      return address
    }
    said.push(line)
  }
  throw new Error(`Firefox did not start:\n${said.join('\n')}`)
}

function converse(socket: WebSocket): Send {
  const waiting = new Map<number, PromiseWithResolvers<Reply>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data)
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  let last = 0
  return (method, params) => {
    last += 1
    const response = Promise.withResolvers<Reply>()
    waiting.set(last, response)
    socket.send(JSON.stringify({ id: last, method, params }))
    return response.promise
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
