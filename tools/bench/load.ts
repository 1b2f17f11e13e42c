import autocannon from 'autocannon'

type Load = {
  port: number
  nextPath: () => string
  headers: Record<string, string>
  seconds: number
  connections?: number
  /** Total requests per second; if not set, as many as are answered. */
  perSecond?: number
}

/** Headers that browsers send. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

/** Sends requests for the given time. */
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
