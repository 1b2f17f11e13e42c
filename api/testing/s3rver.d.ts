declare module '@20minutes/s3rver' {
  /** Parts that the tests use; the package brings no types. */
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
      /** Writes what is sent under a path of its own folder. */
      putContent(path: string, content: unknown): Promise<unknown>
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
