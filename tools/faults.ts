// Injects faults repeatedly: `npm run faults`, or `npm run faults -- <rounds> [seed] [folder or file]`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const isOption = (word: string) => word.startsWith('--')
const words = process.argv.slice(2)
const [rounds = '25', seed = String(Math.floor(Math.random() * 1e9)), ...files] = words.filter(
  (word) => !isOption(word),
)
const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const options = ['--config', 'vitest.faults.config.ts', '--reporter=default']
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...options, ...files, ...words.filter(isOption)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: rounds, FAULT_SEED: seed } },
)
process.exitCode = status ?? 1
