import pg from 'pg'

const retryDelayMs = 1000

/**
 * Listens for writes of any process on a separate connection, which is reopened when lost. Changes missed
 * meanwhile are found by polling the catalogue version.
 */
export function listenForChanges(url: string, onChange: () => void): { close(): Promise<void> } {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  function open(): void {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'vaagai-catalogue',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    client = opened
    opened.on('notification', onChange)
    // Handled, so that the error does not end the process; the `end` event that follows reopens the connection.
    opened.on('error', () => {})
    opened.once('end', reopen)
    opened
      .connect()
      .then(() => opened.query('listen catalogue'))
      .then(onChange)
      .catch(() => opened.end().then(reopen, reopen))
  }

  function reopen(): void {
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(open, retryDelayMs).unref()
  }

  open()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
