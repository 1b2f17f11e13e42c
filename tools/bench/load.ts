import { connect, type Socket } from 'node:net'
import { createHistogram } from 'node:perf_hooks'

export type Load = {
  port: number
  /** The path of the next request. */
  nextPath: () => string
  headers?: Record<string, string>
  seconds: number
  connections?: number
  /** Sleeps while it waits: another process of the product needs the processor. */
  sleeps?: boolean
}

export type LoadResult = {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  slowest: number
  /** Answers by status. */
  statuses: Record<number, number>
  bytes: number
}

const headEnd = Buffer.from('\r\n\r\n')
/** Bytes that a connection reads at a time, into the same room each time: what is read would have to be collected, and its asker would wait for that. */
const room = 64 * 1024

/**
 * Asks as quickly as the server answers, each connection one question at a time. Small on purpose: on
 * a machine of two cores, what a full client library costs would be taken for the server's time.
 */
export async function load({
  port,
  nextPath,
  headers = {},
  seconds,
  connections = 16,
  sleeps = false,
}: Load): Promise<LoadResult> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const rest = ` HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}\r\n`
  const latencies = createHistogram({ lowest: 1, highest: 60_000_000, figures: 3 })
  const statuses: Record<number, number> = {}
  let bytes = 0
  const started = performance.now()
  const until = started + seconds * 1000
  let ended = started

  const talk = () =>
    new Promise<void>((resolve, reject) => {
      let asked = 0
      const ask = (socket: Socket) => {
        asked = performance.now()
        socket.write(`GET ${nextPath()}${rest}`)
      }
      const read = createReader((status, length) => {
        const now = performance.now()
        latencies.record(Math.max(1, Math.round((now - asked) * 1000)))
        statuses[status] = (statuses[status] ?? 0) + 1
        bytes += length
        ended = Math.max(ended, now)
        if (now < until) return ask(socket)
        socket.destroy()
        resolve()
      })
      const onread = { buffer: Buffer.allocUnsafeSlow(room), callback: takeIn(read) }
      const address = { port, host: '127.0.0.1', noDelay: true, onread }
      const socket = connect(address, () => ask(socket))
      socket.on('error', reject)
      socket.on('end', () => reject(new Error('The server has closed a connection')))
    })
  // Awake throughout: else the product pays for waking its asker with each answer, and the bare server,
  // which leaves it no rest, does not.
  let isAwake = !sleeps
  const stayAwake = () => {
    if (isAwake) setImmediate(stayAwake)
  }
  stayAwake()
  await Promise.all(Array.from({ length: connections }, talk))
  isAwake = false

  return {
    rate: latencies.count / ((ended - started) / 1000),
    p50: latencies.percentile(50) / 1000,
    p99: latencies.percentile(99) / 1000,
    slowest: latencies.max / 1000,
    statuses,
    bytes,
  }
}

function takeIn(read: (chunk: Buffer) => void) {
  return (size: number, bytes: Uint8Array): boolean => {
    read(Buffer.from(bytes.buffer, bytes.byteOffset, size))
    return true
  }
}

/** Tells of each whole answer; the servers here always say how long one is. */
export function createReader(onAnswer: (status: number, length: number, head: string) => void) {
  let head: Buffer = Buffer.alloc(0)
  let missing = -1
  let status = 0
  let length = 0
  let text = ''
  return (chunk: Buffer) => {
    let bytes = chunk
    if (missing < 0) {
      bytes = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = bytes.indexOf(headEnd)
      if (end < 0) {
        // A copy: the chunk may stand in room that is used again.
        head = Buffer.from(bytes)
        return
      }
      text = bytes.toString('latin1', 0, end)
      head = Buffer.alloc(0)
      status = Number(text.slice(9, 12))
      const told = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
      missing = status === 304 ? 0 : Number(told)
      if (Number.isNaN(missing)) throw new Error(`An answer without its length:\n${text}`)
      length = end + headEnd.length + missing
      bytes = bytes.subarray(end + headEnd.length)
    }
    missing -= bytes.length
    if (missing > 0) return
    missing = -1
    onAnswer(status, length, text)
  }
}
