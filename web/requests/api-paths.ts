import type { idempotencyKeyHeader } from '../../contract/idempotency-key.ts'
import type { paths } from './api.generated.ts'

/**
 * The generated paths, extended by what OpenAPI's description of JSON bodies lacks: a body may be form
 * data, and every write may have an `If-Match` or an idempotency key.
 */
export type ApiPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Opened<paths[Path][Method]> }
}

type Opened<Call> = Call extends { parameters: infer Parameters }
  ? Omit<Call, 'parameters' | 'requestBody'> & {
      parameters: Omit<Parameters, 'header'> & { header?: Header }
    } & Body<Call>
  : Call

type Header = { 'If-Match'?: string; [idempotencyKeyHeader]?: string }

type Body<Call> = Call extends { requestBody: { content: infer Content } }
  ? { requestBody: { content: OrForm<Content> } }
  : Call extends { requestBody?: { content: infer Content } }
    ? { requestBody?: { content: OrForm<Content> } }
    : unknown

type OrForm<Content> = { [Type in keyof Content]: Content[Type] | FormData }
