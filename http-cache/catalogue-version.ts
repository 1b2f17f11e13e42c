/** Tells apart the states of what the public sees. */
export type CatalogueVersion = {
  /** The version, where it is known to be the last one; costs nothing. */
  known(): number | undefined
  /** The version, looked up where it must be. */
  current(): Promise<number>
  /** The version as it is now, including writes of other processes. */
  latest(): Promise<number>
}
