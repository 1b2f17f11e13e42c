/** An S3 bucket; without an endpoint, one at AWS. */
export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
