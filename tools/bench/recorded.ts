import { type Agent, request } from 'node:http'

/** An answer of the product, for the bare server to give. */
export type Recorded = { path: string; status: number; headers: string[]; body: string }

/** What Node adds by itself. */
const added = ['date', 'connection', 'keep-alive']

/** Asks for each path twice and keeps the second answer, which is the one that was kept. */
export async function record(
  port: number,
  paths: string[],
  headers: Record<string, string>,
): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (const path of paths) {
    await ask(port, path, headers)
    recorded.push(await ask(port, path, headers))
  }
  return recorded
}

/** One whole answer; over a connection of its own, where no agent is given. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  agent: Agent | false = false,
): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const { rawHeaders } = answer
        resolve({
          path,
          status: answer.statusCode ?? 0,
          headers: rawHeaders.filter((_, index) => {
            const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''
            return !added.includes(name)
          }),
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
