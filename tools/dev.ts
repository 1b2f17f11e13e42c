// Both sides for development: the API restarts after a change, and pages are replaced in place.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const pages = join(root, 'node_modules', '.bin', 'react-router')
const sides = [
  startSide('api', ['--watch', '--watch-preserve-output', 'server/main.ts', 'api']),
  startSide('web', [pages, 'dev']),
]

function startSide(name: string, args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.info(`${name} │ ${line}`))
  }
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
  return child
}

function stop(): void {
  for (const side of sides) side.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
