// Asks the registry for known vulnerabilities in the product's packages. An unreachable registry is reported but
// is not a failure; a later run checks again.
import { spawnSync } from 'node:child_process'

type Report = {
  error?: { summary?: string }
  message?: string
  metadata?: { vulnerabilities?: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string }>
}

/** Summarizes a report in one line, and tells whether it is a failure. */
export function readReport(text: string): { line: string; failed: boolean } {
  const report = parse(text)
  const found = report?.metadata?.vulnerabilities
  if (!found) {
    const reason = report?.error?.summary || report?.message || 'no response'
    return {
      line: `Packages not audited: the registry says «${reason.slice(0, 120)}»`,
      failed: false,
    }
  }
  const names = Object.entries(report?.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`)
  if (names.length > 0) return { line: `Known holes: ${names.join(', ')}`, failed: true }
  return { line: `Packages audited: ${found.total ?? 0} holes, none of them high`, failed: false }
}

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 })
  const { line, failed } = readReport(stdout ?? '')
  console.info(line)
  if (failed) process.exitCode = 1
}
