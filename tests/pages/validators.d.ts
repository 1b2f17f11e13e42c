// The parts that tests use of validators without types of their own.

declare module '@marbec/web-auto-extractor' {
  type Found = { jsonld: Record<string, unknown[]>; errors?: unknown[] }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean })
    parse(html: string): Found
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    fieldNames?: string[]
    path: { type: string }[]
  }
  export default class Validator {
    validate(found: object): Promise<Issue[]>
  }
}
