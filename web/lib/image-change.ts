import { imageTypes } from '../../contract/images/image.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

/** A form's change of a record's picture. */
export type ImageChange = { file?: File; remove: boolean }

export const noImageChange: ImageChange = { remove: false }

export function isSameImage(one: ImageChange, other: ImageChange): boolean {
  return one.file === other.file && one.remove === other.remove
}

/** Why a file would be rejected, or nothing. The server checks the content; this saves an upload. */
export function rejectImage({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > limits.image.bytes) return messages.image.tooLarge
  if (!imageTypes.some((accepted) => accepted === type)) return messages.image.notAnImage
}

/** The picture's parts of a multipart body. */
export function imageParts({ file, remove }: ImageChange) {
  return { deleteImage: remove, image: file }
}
