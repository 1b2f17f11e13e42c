import type { Readable } from 'node:stream'
import { type VisitorCount, visitorCountSchema } from '../../../contract/insight/count.ts'
import { countLimits } from '../../../contract/insight/count-limits.ts'
import { requireShallow } from '../../http/nesting.ts'
import { readJson } from '../../records/stored-config.ts'

/**
 * What of a body can be counted; nothing of one that is too large or cannot be read.
 * @throws ApiError 400 where it is nested too deeply
 */
export async function readCounts(body: Readable): Promise<VisitorCount[]> {
  const text = await readWithin(body, countLimits.bytes)
  const given = parseCounts(text)
  return given
    .slice(0, countLimits.entries)
    .map((count) => visitorCountSchema.safeParse(count))
    .flatMap(({ data }) => data ?? [])
}

/** A body as text; empty where it has more bytes, of which no more are stored. */
async function readWithin(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) chunks.length = 0
    else chunks.push(chunk)
  }
  return size > maxBytes ? '' : Buffer.concat(chunks).toString()
}

function parseCounts(text: string): unknown[] {
  const body = requireShallow(readJson(text)) as { counts?: unknown } | null | undefined
  return Array.isArray(body?.counts) ? body.counts : []
}
