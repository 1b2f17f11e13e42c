import { expect, it } from 'vitest'
import { readReport } from './audit-packages.ts'

it('the audit fails for a known hole that is bad enough, and names it', () => {
  const report = {
    vulnerabilities: { glob: { severity: 'high' }, ms: { severity: 'low' } },
    metadata: { vulnerabilities: { high: 1, low: 1, total: 2 } },
  }
  expect(readReport(JSON.stringify(report))).toEqual({
    line: 'Known holes: glob (high)',
    failed: true,
  })
})

it('the audit passes where there is no hole', () => {
  const report = { vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }
  expect(readReport(JSON.stringify(report))).toMatchObject({ failed: false })
})

it.each([
  '{"message":"405 Method Not Allowed","error":{"summary":""}}',
  '{"error":{"summary":"request failed"}}',
  '',
  'not JSON',
])('the audit says that nothing was audited, and passes, for %j', (text) => {
  const { line, failed } = readReport(text)
  expect(line).toMatch(/^Packages not audited: /)
  expect(failed).toBe(false)
})
