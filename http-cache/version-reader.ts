/** Reads the catalogue's version, which is another after each change of what the public sees. */
export type VersionReader = {
  /** The version if it is known to be the last one; costs no query. */
  known(): number | undefined
  /** The version, queried if it must be. */
  current(): Promise<number>
  /** The version as it is now, including writes of other processes. */
  latest(): Promise<number>
}
