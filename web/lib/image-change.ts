import { imageTypes } from '../../contract/image.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

/** What a form is to do with a record's picture. */
export type ImageChange = { file?: File; remove: boolean }

export const noImageChange: ImageChange = { remove: false }

/** Whether two changes come to the same. */
export function isSameImage(one: ImageChange, other: ImageChange): boolean {
  return one.file === other.file && one.remove === other.remove
}

/** Why a file is not worth sending, or nothing. The server judges by content; this spares the wait. */
export function refuseImage({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > limits.image.bytes) return messages.image.tooLarge
  if (!imageTypes.some((accepted) => accepted === type)) return messages.image.notAnImage
}

/** The parts of a multipart body that speak of the picture. */
export function imageParts({ file, remove }: ImageChange) {
  return { deleteImage: remove, image: file }
}
