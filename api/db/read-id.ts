import { isRecordId } from '../../contract/record-id.ts'

/** An id as it is stored; '' for text that cannot be a record's id. */
export function readId(text: string): string {
  return isRecordId(text) ? text.toLowerCase() : ''
}
