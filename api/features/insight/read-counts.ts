import type { Readable } from 'node:stream'
import { type VisitorCount, visitorCountSchema } from '../../../contract/insight/count.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { requireShallowText } from '../../http/nesting.ts'
import { readJson } from '../../records/stored-config.ts'

/**
 * Reads the countable events of a body; empty if it is too large or unreadable.
 * @throws ApiError 400 if it is nested too deeply
 */
export async function readCounts(body: Readable): Promise<VisitorCount[]> {
  const { text, isWhole } = await readStart(body, insightLimits.request.bytes)
  requireShallowText(text)
  if (!isWhole) return []
  return parseCounts(text)
    .slice(0, insightLimits.request.entries)
    .map((count) => visitorCountSchema.safeParse(count))
    .flatMap(({ data }) => data ?? [])
}

/** Reads the first bytes of a body as text, and keeps no more. */
async function readStart(body: Readable, maxBytes: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (size < maxBytes) chunks.push(chunk.subarray(0, maxBytes - size))
    size += chunk.length
  }
  return { text: Buffer.concat(chunks).toString(), isWhole: size <= maxBytes }
}

function parseCounts(text: string): unknown[] {
  const body = readJson(text) as { counts?: unknown } | null | undefined
  return Array.isArray(body?.counts) ? body.counts : []
}
