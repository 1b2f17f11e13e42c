import { connect, type Socket } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { createReader } from './load.ts'

type Flood = {
  port: number
  nextPath: () => string
  headers: Record<string, string>
  /** How many are sent each second, whether those before are answered or not. */
  perSecond: number
  seconds: number
}

type FloodResult = {
  sent: number
  /** Answers by status. */
  statuses: Record<number, number>
  /** Refused without saying when to come back. */
  unhelpful: number
  /** Asked and never answered. */
  lost: number
  /** Milliseconds until those who were served had their answer. */
  p50: number
  p99: number
}

const mostConnections = 2000
const addresses = 10

/** Asks at a steady pace, on as many connections as it takes, from several addresses of this machine. */
export async function flood({
  port,
  nextPath,
  headers,
  perSecond,
  seconds,
}: Flood): Promise<FloodResult> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const rest = ` HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}\r\n`
  const latencies = createHistogram({ lowest: 1, highest: 120_000_000, figures: 3 })
  const result = { sent: 0, statuses: {} as Record<number, number>, unhelpful: 0, lost: 0 }
  let opened = 0
  const idle: Talker[] = []
  const all = new Set<Talker>()
  type Talker = { socket: Socket; askedAt: number }

  function open(): Talker {
    const localAddress = `127.0.8.${1 + (opened++ % addresses)}`
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
    const talker = { socket, askedAt: 0 }
    const read = createReader((status, _length, head) => {
      result.statuses[status] = (result.statuses[status] ?? 0) + 1
      if (status === 200)
        latencies.record(Math.max(1, Math.round((performance.now() - talker.askedAt) * 1000)))
      else if (!/\r\nretry-after: *\d/i.test(head)) result.unhelpful++
      talker.askedAt = 0
      idle.push(talker)
    })
    const gone = () => {
      if (talker.askedAt) result.lost++
      talker.askedAt = 0
      const at = idle.indexOf(talker)
      if (at >= 0) idle.splice(at, 1)
      all.delete(talker)
    }
    socket.on('data', read).on('error', () => {})
    socket.on('close', gone)
    all.add(talker)
    return talker
  }

  const started = performance.now()
  for (let now = started; now < started + seconds * 1000; now = performance.now()) {
    const due = ((now - started) / 1000) * perSecond
    while (result.sent < due) {
      const talker = idle.pop() ?? (all.size < mostConnections ? open() : undefined)
      // More than can be on their way at once: they come a moment later.
      if (!talker) break
      talker.askedAt = performance.now()
      talker.socket.write(`GET ${nextPath()}${rest}`)
      result.sent++
    }
    await setTimeout(5)
  }
  while ([...all].some(({ askedAt }) => askedAt > 0)) await setTimeout(5)
  for (const { socket } of all) socket.destroy()
  return { ...result, p50: latencies.percentile(50) / 1000, p99: latencies.percentile(99) / 1000 }
}
