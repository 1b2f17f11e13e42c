import autocannon from 'autocannon'

type Load = {
  port: number
  nextPath: () => string
  headers: Record<string, string>
  seconds: number
  connections?: number
  /** Requests sent a second in all; without it, as many as are answered. */
  perSecond?: number
}

/** As browsers ask. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

/** Sends requests for so long. */
export async function load({
  port,
  nextPath,
  headers,
  seconds,
  connections = 16,
  perSecond,
}: Load) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers,
    connections,
    duration: seconds,
    timeout: 60,
    ...(perSecond && { overallRate: perSecond }),
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  })
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  )
  const { total } = result.requests
  return {
    rate: total / result.duration,
    total,
    statuses,
    latency: result.latency,
    lost: result.errors,
  }
}
