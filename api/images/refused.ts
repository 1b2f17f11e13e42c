export type RefusalReason =
  | 'too-large'
  | 'not-an-image'
  | 'undecodable'
  | 'too-many-pixels'
  | 'busy'

/** A picture that is not taken, and why. */
export class ImageRefused extends Error {
  override name = 'ImageRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
