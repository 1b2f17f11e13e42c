import type { idempotencyKeyHeader } from '../../contract/idempotency-key.ts'
import type { paths } from './api.generated.ts'

/**
 * The generated paths, opened for what a description of JSON cannot say: a form's data may be the
 * body, and every write may carry the version that it was read at, or a key of its own.
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
