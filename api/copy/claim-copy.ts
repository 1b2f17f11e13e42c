import { text } from 'node:stream/consumers'
import type { CopyTarget } from './copy-target.ts'

const siteFile = 'id'

/** Reads which site a copy belongs to; null if none yet. */
export async function readCopiedSite({ site }: Pick<CopyTarget, 'site'>): Promise<string | null> {
  const file = await site.open(siteFile)
  return file ? text(file.stream) : null
}

/**
 * Makes the copy's folders, and claims an empty copy for this site.
 * @throws if it cannot be written or belongs to another site, because a restore could not tell the two apart
 */
export async function claimCopy(target: CopyTarget, id: string): Promise<void> {
  for (const store of [target.site, target.pictures, target.deleted]) await store.prepare()
  const known = await readCopiedSite(target)
  if (known === null) await target.site.put(siteFile, Buffer.from(id))
  else if (known !== id) throw new Error('COPY_TO: holds the copy of another site')
}
