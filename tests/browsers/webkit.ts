import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../tools/free-port.ts'
import { type Browser, type WindowKind, windowSizes, writeCall } from './browser.ts'

export type WebKitPrograms = { driver: string; browser: string; display: string }

type Send = (method: string, path: string, body?: object) => Promise<unknown>

/** WebKit by WebDriver, in a window of a display that nobody sees. */
export async function launchWebKit(programs: WebKitPrograms, window: WindowKind): Promise<Browser> {
  const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface(display.stdout), 'line')
  const port = await findFreePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, TZ: 'Asia/Kolkata' },
  })
  const driverUrl = `http://127.0.0.1:${port}`
  await isListening(driverUrl, driver)

  const options = { binary: programs.browser, args: ['--automation'] }
  const { sessionId } = (await send(driverUrl, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const ask: Send = (method, path, body) =>
    send(`${driverUrl}/session/${sessionId}`, method, path, body)
  await ask('POST', '/window/rect', await fitWindow(ask, windowSizes[window]))

  return {
    open: async (url) => void (await ask('POST', '/url', { url })),
    evaluate: async (task, ...args) =>
      JSON.parse(String(await runScript(ask, `return ${writeCall(task, args)}`))),
    perform: async (actions) => void (await ask('POST', '/actions', { actions })),
    async chooseFile(path) {
      const element = await ask('POST', '/element', {
        using: 'css selector',
        value: 'input[type=file]',
      })
      const [id] = Object.values(element as Record<string, string>)
      await ask('POST', `/element/${id}/value`, { text: path })
    },
    async close() {
      await ask('DELETE', '')
      for (const child of [driver, display]) await end(child)
    },
  }
}

const runScript = (ask: Send, script: string) => ask('POST', '/execute/sync', { script, args: [] })

/** The window that gives a page this size: around it stand the browser's own bars. */
async function fitWindow(ask: Send, size: { width: number; height: number }) {
  const frame = JSON.parse(
    String(
      await runScript(
        ask,
        'return JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])',
      ),
    ),
  )
  return { width: size.width + frame[0], height: size.height + frame[1] }
}

/** @throws what the driver says where it rejects */
async function send(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(url + path, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function isListening(url: string, driver: ChildProcess): Promise<void> {
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error('The driver of WebKit did not start')
    await setTimeout(50)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
