import { text } from 'node:stream/consumers'
import type { CopyTarget } from './copy-target.ts'

const siteFile = 'id'

/** The site that a copy is of; null where there is none yet. */
export async function readCopiedSite({ site }: Pick<CopyTarget, 'site'>): Promise<string | null> {
  const file = await site.open(siteFile)
  return file ? text(file.stream) : null
}

/**
 * Makes the copy's folders, and takes an empty one for this site.
 * @throws where it cannot be written, or is of another site: a restore could not tell the two apart
 */
export async function claimCopy(target: CopyTarget, id: string): Promise<void> {
  for (const store of [target.site, target.pictures, target.deleted]) await store.prepare()
  const known = await readCopiedSite(target)
  if (known === null) await target.site.put(siteFile, Buffer.from(id))
  else if (known !== id) throw new Error('COPY_TO: holds the copy of another site')
}
