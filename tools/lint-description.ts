// Checks the API's description against Redocly's rules; prints its faults.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'

const file = join(import.meta.dirname, '..', 'api', 'openapi.generated.json')

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-schema-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'parameter-description': 'error',
    'scalar-property-missing-example': 'error',
    // Public lists cannot fail because of the caller.
    'operation-4xx-response': 'off',
    // Prescribed: /gallery/category/{category} beside /gallery/{id}/toggle-popular, under other methods.
    'no-ambiguous-paths': 'off',
  },
})
const problems = await lintFromString({
  source: readFileSync(file, 'utf8'),
  absoluteRef: file,
  config,
})
for (const { ruleId, message, location } of problems)
  console.error(`${location[0]?.pointer}: ${message} (${ruleId})`)
process.exitCode = problems.length > 0 ? 1 : 0
