/** The versions, newest first, and the tag of the one in force: a restored one is saved over that. */
export type LoadedVersions<V> = { versions: V[]; current: { version: number; etag: string | null } }

/** One page of versions: over the years a family saves many versions. */
export const versionsOfPage = 20
