import { decodedImageTypes } from '../../contract/images/chosen-image.ts'
import { imageTypes } from '../../contract/images/image.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

/** A form's change of a record's picture. */
export type ImageChange = { file?: File; remove: boolean }

export const noImageChange: ImageChange = { remove: false }

export function isSameImage(one: ImageChange, other: ImageChange): boolean {
  return one.file === other.file && one.remove === other.remove
}

/** The media types of pictures that may be chosen. */
export const chosenImageTypes: readonly string[] = [...imageTypes, ...decodedImageTypes]

/** Why a file would be rejected, or nothing. The server checks the content; this saves an upload. */
export function rejectImage({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!chosenImageTypes.includes(type)) return messages.image.notAnImage
  if (size > limits.image.bytes) return messages.image.tooLarge
}

/** The picture's parts of a multipart body. */
export function imageParts({ file, remove }: ImageChange) {
  return { deleteImage: remove, image: file }
}
