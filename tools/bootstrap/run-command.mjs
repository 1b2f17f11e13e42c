import { spawn } from 'node:child_process'
import { lockFor } from './lock.mjs'

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command to its end and keeps its output. A signal to this process ends the command, and then this
 * process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 if there is no such command
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid) lockFor(child.pid)
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, stop)

    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop)
      if (stoppedBy) process.kill(process.pid, stoppedBy)
      else resolve({ code: code ?? 1, output })
    })
  })
}
