import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { traceOf } from './log.ts'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
/** Pino's logger; a silent server has another one without levels. */
type ServerLog = FastifyBaseLogger & { isLevelEnabled?(level: Level): boolean }
type Bindings = Parameters<FastifyBaseLogger['child']>[0]

/**
 * The log of one request. Pino needs a separate logger to add the request's id, and creating it takes longer than
 * everything else logged for most requests, so it is created with the first line.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #serverLog: ServerLog
  readonly #bindings: Bindings
  readonly #request: IncomingMessage
  #own: FastifyBaseLogger | undefined

  constructor(serverLog: ServerLog, bindings: Bindings, request: IncomingMessage) {
    this.#serverLog = serverLog
    this.#bindings = bindings
    this.#request = request
  }

  get level(): string {
    return this.#serverLog.level
  }
  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }
  error(...line: unknown[]): void {
    this.#write('error', line)
  }
  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }
  info(...line: unknown[]): void {
    this.#write('info', line)
  }
  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }
  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }
  silent(): void {}
  child(...parts: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#make().child(...parts)
  }

  #write(level: Level, line: unknown[]): void {
    if (!this.#serverLog.isLevelEnabled?.(level)) return
    const write = this.#make()[level] as (...line: unknown[]) => void
    write.apply(this.#own, line)
  }

  #make(): FastifyBaseLogger {
    this.#own ??= this.#serverLog.child({ ...this.#bindings, ...traceOf(this.#request) })
    return this.#own
  }
}
