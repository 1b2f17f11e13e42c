declare module '@20minutes/s3rver' {
  /** The parts that tests use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    store: {
      /** Writes the content sent to a path into its own folder. */
      putContent(path: string, content: unknown): Promise<unknown>
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
