import { decodedPictureTypes } from '../../contract/images/chosen-picture.ts'
import { imageTypes } from '../../contract/images/image.ts'
import { imageLimits } from '../../contract/images/limits.ts'
import { messages } from '../../contract/messages.ts'

/** A form's change of a record's picture. That of a new product may have further ones behind it. */
export type PictureChange = { file?: File; extraPictures?: File[]; remove: boolean }

export const noPictureChange: PictureChange = { remove: false }

export function isSamePicture(change: PictureChange, other: PictureChange): boolean {
  return (
    change.file === other.file &&
    change.extraPictures === other.extraPictures &&
    change.remove === other.remove
  )
}

/** All chosen pictures, in their order. */
export function chosenFiles({ file, extraPictures = [] }: PictureChange): File[] {
  return file ? [file, ...extraPictures] : []
}

/** A change to these pictures: the first is the record's own. */
export function chooseFiles([file, ...extraPictures]: File[]): PictureChange {
  return {
    file,
    extraPictures: extraPictures.length > 0 ? extraPictures : undefined,
    remove: false,
  }
}

/** The media types of pictures that may be chosen. */
const chosenPictureTypes: readonly string[] = [...imageTypes, ...decodedPictureTypes]

/** Types that a file input for pictures offers. */
export const pictureAccept = chosenPictureTypes.join(',')

/** Why a file would be rejected, or nothing. The server checks the content; this saves an upload. */
export function rejectPicture({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!chosenPictureTypes.includes(type)) return messages.image.notAnImage
  if (size > imageLimits.bytes) return messages.image.tooLarge
}

/** The picture's parts of a multipart body. */
export function pictureParts({ file, remove }: PictureChange) {
  return { deleteImage: remove, image: file }
}
