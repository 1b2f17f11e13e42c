import { messages } from '../../contract/messages.ts'
import { type ApiError, invalid, tooLarge, unsupportedMedia } from '../http/errors.ts'

/** Why an upload is not taken. */
export const refusals = {
  tooLarge: (): ApiError => tooLarge(messages.image.tooLarge),
  notAnImage: (): ApiError => unsupportedMedia(messages.image.notAnImage),
  undecodable: (): ApiError => invalid({ image: messages.image.undecodable }),
  tooManyPixels: (): ApiError => invalid({ image: messages.image.tooManyPixels }),
  sideTooLong: (): ApiError => invalid({ image: messages.image.sideTooLong }),
  tooManyFrames: (): ApiError => invalid({ image: messages.image.tooManyFrames }),
  tooMuchWork: (): ApiError => invalid({ image: messages.image.tooMuchWork }),
  tooManyScans: (): ApiError => invalid({ image: messages.image.tooManyScans }),
}
