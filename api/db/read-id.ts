import { isRecordId } from '../../contract/record-id.ts'

/** An id as it is stored; '' for what can be the id of no record. */
export function readId(text: string): string {
  return isRecordId(text) ? text.toLowerCase() : ''
}
