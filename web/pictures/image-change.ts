import { decodedImageTypes } from '../../contract/images/chosen-image.ts'
import { imageTypes } from '../../contract/images/image.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

/** A form's change of a record's picture. That of a new product may have further ones behind it. */
export type ImageChange = { file?: File; extraPictures?: File[]; remove: boolean }

export const noImageChange: ImageChange = { remove: false }

export function isSameImage(change: ImageChange, other: ImageChange): boolean {
  return (
    change.file === other.file &&
    change.extraPictures === other.extraPictures &&
    change.remove === other.remove
  )
}

/** All chosen pictures, in their order. */
export function chosenFiles({ file, extraPictures = [] }: ImageChange): File[] {
  return file ? [file, ...extraPictures] : []
}

/** A change to these pictures: the first is the record's own. */
export function chooseFiles([file, ...extraPictures]: File[]): ImageChange {
  return {
    file,
    extraPictures: extraPictures.length > 0 ? extraPictures : undefined,
    remove: false,
  }
}

/** The media types of pictures that may be chosen. */
const chosenImageTypes: readonly string[] = [...imageTypes, ...decodedImageTypes]

/** Types that a file input for pictures offers. */
export const imageAccept = chosenImageTypes.join(',')

/** Why a file would be rejected, or nothing. The server checks the content; this saves an upload. */
export function rejectImage({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!chosenImageTypes.includes(type)) return messages.image.notAnImage
  if (size > limits.image.bytes) return messages.image.tooLarge
}

/** The picture's parts of a multipart body. */
export function imageParts({ file, remove }: ImageChange) {
  return { deleteImage: remove, image: file }
}
