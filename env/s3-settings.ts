/** A bucket of a store that speaks S3; without an endpoint, of AWS. */
export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
