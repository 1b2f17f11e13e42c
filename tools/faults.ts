// Breaks things many times: `npm run faults`, or `npm run faults -- <rounds> [seed]`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const [rounds = '25', seed = String(Math.floor(Math.random() * 1e9))] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', 'vitest.faults.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: rounds, FAULT_SEED: seed } },
)
process.exitCode = status ?? 1
